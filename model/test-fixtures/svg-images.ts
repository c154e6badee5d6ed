// Makes SVG images for tests.

/** Wraps elements in a complete SVG file. */
export const createSvg = (inside: string, attributes = ''): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 800 600" ${attributes}>${inside}</svg>\n`

/** Creates an SVG in which each level multiplies the number of rectangles by ten. */
export function createNestedUses(levels: number): string {
  const groups = Array.from(
    { length: levels },
    (_, level) => `<g id="a${level + 1}">${`<use href="#a${level}"/>`.repeat(10)}</g>`,
  )
  return createSvg(
    `<defs><rect id="a0" width="1" height="1"/>${groups.join('')}</defs><use href="#a${levels}"/>`,
  )
}
