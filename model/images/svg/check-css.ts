// Whether styles in a drawing load something. What is allowed is listed, because CSS gets new ways to load with each year.

/** At-rules that only choose among the drawing's own styles. */
const RULES = new Set(['font-face', 'keyframes', '-webkit-keyframes', 'media', 'supports'])

/** Functions whose values are colors, numbers, shapes or choices; `url` has a check of its own. */
const FUNCTIONS = new Set(
  `url rgb rgba hsl hsla hwb lab lch oklab oklch color color-mix device-cmyk icc-color calc min max clamp var matrix matrix3d
  translate translatex translatey translatez translate3d scale scalex scaley scalez scale3d rotate rotatex rotatey rotatez rotate3d
  skew skewx skewy perspective cubic-bezier steps linear blur brightness contrast drop-shadow grayscale hue-rotate invert
  opacity saturate sepia circle ellipse inset polygon path rect is not where nth-child nth-of-type nth-last-child lang
  local format linear-gradient radial-gradient`.split(/\s+/),
)

/**
 * The name before an opening parenthesis. A name is tried only from its first character, so that the time grows with the length of
 * the CSS and not with its square.
 */
const CALL = /(@|(?<![-\w\u0080-\uffff@]))([-\w\u0080-\uffff]*)\(/g

/** The start of an address that stays in the file. */
const INSIDE = /^\s*["']?\s*#/

/** Whether the CSS of a `<style>` or of an attribute can do nothing but style the drawing itself. */
export function isHarmlessCss(css: string): boolean {
  // A backslash can spell any other character, so nobody can say what is meant.
  if (css.includes('\\')) return false
  for (const [, name = ''] of css.matchAll(/@([-\w]*)/g))
    if (!RULES.has(name.toLowerCase())) return false
  for (const { index, 1: mark, 2: typed = '' } of css.matchAll(CALL)) {
    // At-rules have been looked at above, and parentheses of their own only group.
    if (mark === '@' || typed === '') continue
    const name = typed.toLowerCase()
    if (!FUNCTIONS.has(name)) return false
    if (name === 'url' && !INSIDE.test(css.slice(index + 4, index + 40))) return false
  }
  return true
}

/** The ids of the parts that the CSS names: `fill:url(#sky)` names `sky`. */
export function findReferencedIds(css: string): string[] {
  return [...css.matchAll(/url\(\s*(?:["']\s*)?#([^"')\s]*)/gi)].map(([, id = '']) => id)
}
