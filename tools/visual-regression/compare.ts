// Decides whether a person would see a difference between two screenshots, whatever machine drew their text
// (docs/decisions/visual-regression.md).
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** CSS pixels per compared pixel, in each direction. */
const SHRINK_FACTOR = 4
/** Sigma in compared pixels. It blurs a word into a spot of the right darkness, whatever drew its letters. */
const BLUR_SIGMA = 4
/** How much two colors may differ, where black and white differ by 1. */
const COLOR_THRESHOLD = 0.03
/** The side of a square in compared pixels; each square is judged separately. */
const SQUARE_SIZE = 8
/** The share of a square's pixels that may differ. */
const MAX_DIFFERING_SHARE = 0.2
/** How much two heights may differ, in CSS pixels: the rounding error of a scaled-down baseline. */
const MAX_HEIGHT_DIFFERENCE = 4

export type Comparison = {
  /** A short description of the difference; null if the screenshots look the same. */
  readonly difference: string | null
  /** Resolves to a PNG of the new screenshot with the difference in red. */
  readonly markDifference: () => Promise<Buffer>
}

/**
 * @param baseline an image of any size
 * @param current an image with one pixel per CSS pixel
 * @throws when one of them cannot be read as an image
 */
export async function compare(baseline: Buffer, current: Buffer): Promise<Comparison> {
  const [baselineSize, currentSize] = await Promise.all([
    sharp(baseline).metadata(),
    sharp(current).metadata(),
  ])
  const baselineHeight = Math.round((baselineSize.height * currentSize.width) / baselineSize.width)
  const size = {
    width: Math.ceil(currentSize.width / SHRINK_FACTOR),
    height: Math.ceil(currentSize.height / SHRINK_FACTOR),
  }
  const [before, after] = await Promise.all([blur(baseline, size), blur(current, size)])
  const mask = Buffer.alloc(after.length)
  const options = { threshold: COLOR_THRESHOLD, includeAA: true, diffMask: true }
  pixelmatch(before, after, mask, size.width, size.height, options)
  return {
    difference:
      Math.abs(baselineHeight - currentSize.height) > MAX_HEIGHT_DIFFERENCE
        ? `was ${baselineHeight} pixels high, and is ${currentSize.height} now`
        : describeSquares(findDifferingSquares(mask, size)),
    markDifference: () => overlayMask(current, mask, size),
  }
}

type Dimensions = { readonly width: number; readonly height: number }

/** Resolves to the RGBA values of the scaled-down and blurred image. */
const blur = (image: Buffer, size: Dimensions): Promise<Buffer> =>
  sharp(image)
    .resize({ ...size, fit: 'fill' })
    .blur(BLUR_SIGMA)
    .ensureAlpha()
    .raw()
    .toBuffer()

/** Returns the column and the row of each square that differs, from top to bottom. */
function findDifferingSquares(
  mask: Buffer,
  { width, height }: Dimensions,
): [column: number, row: number][] {
  const columns = Math.ceil(width / SQUARE_SIZE)
  const counts = new Array<number>(columns * Math.ceil(height / SQUARE_SIZE)).fill(0)
  for (let pixel = 0; pixel < width * height; pixel++) {
    const square =
      Math.floor((pixel % width) / SQUARE_SIZE) + columns * Math.floor(pixel / width / SQUARE_SIZE)
    if (mask[pixel * 4 + 3]) counts[square]! += 1
  }
  return counts.flatMap((count, square) =>
    count > MAX_DIFFERING_SHARE * SQUARE_SIZE ** 2
      ? [[square % columns, Math.floor(square / columns)]]
      : [],
  )
}

function describeSquares(squares: readonly [column: number, row: number][]): string | null {
  const [first, ...others] = squares
  if (!first) return null
  const [left, top] = first.map((count) => count * SQUARE_SIZE * SHRINK_FACTOR)
  const more = others.length > 0 ? `, and in ${others.length} more places` : ''
  return `differs ${top} pixels from the top and ${left} from the left${more}`
}

async function overlayMask(current: Buffer, mask: Buffer, size: Dimensions): Promise<Buffer> {
  const { width, height } = await sharp(current).metadata()
  const overlay = await sharp(mask, { raw: { ...size, channels: 4 } })
    // Makes the red translucent, so that the page remains visible.
    .linear([1, 1, 1, 0.5], [0, 0, 0, 0])
    .resize({ width, height, fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer()
  return sharp(current)
    .composite([{ input: overlay }])
    .png()
    .toBuffer()
}
