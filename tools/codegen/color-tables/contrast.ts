// How well two colors can be told apart.

/**
 * The contrast ratio of WCAG 2.2, from 1 (the same) to 21 (black and white), in whichever order.
 * @throws when a color is not written as `#1f5a4c`
 */
export function computeContrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

/** Relative luminance as WCAG 2.2 defines it, from 0 to 1. */
function luminance(color: string): number {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1)
  if (parts === undefined) throw new Error(`${color} is not a color such as #1f5a4c.`)
  const [red = 0, green = 0, blue = 0] = parts.map((part) => linear(parseInt(part, 16) / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const linear = (part: number) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)
