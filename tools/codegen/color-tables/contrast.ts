// Computes the contrast of two colors.

/**
 * Returns the contrast ratio of WCAG 2.2, from 1 (equal) to 21 (black and white). The order does not matter.
 * @throws when a color is not written as `#1f5a4c`
 */
export function computeContrast(first: string, second: string): number {
  const [darker = 0, lighter = 0] = [computeLuminance(first), computeLuminance(second)].sort(
    (a, b) => a - b,
  )
  return (lighter + 0.05) / (darker + 0.05)
}

/** Returns the relative luminance of WCAG 2.2, from 0 to 1. */
function computeLuminance(color: string): number {
  const channels = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(color)?.slice(1)
  if (channels === undefined) throw new Error(`${color} is not a color such as #1f5a4c.`)
  const [red = 0, green = 0, blue = 0] = channels.map((channel) =>
    linearize(parseInt(channel, 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Converts an sRGB channel from 0 to 1 to linear light. */
const linearize = (channel: number) =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
