// Whether two pictures of a page look the same to a person, however their letters were drawn (docs/decisions/visual-regression.md).
import pixelmatch from 'pixelmatch'
import sharp from 'sharp'

/** Pixels of the page for each dot that is compared. */
const SHRINK = 4
/** Sigma of the blur, in such dots: a word is a smear of the right darkness, whatever drew its letters. */
const BLUR = 4
/** How far two colors may be apart, where black and white are 1 apart. */
const COLOR = 0.03
/** The side of the squares of which each is judged by itself, in such dots. */
const SQUARE = 8
/** The share of a square that may differ. */
const SHARE = 0.2
/** How far two heights may be apart, in pixels of the page: what is lost where a picture was made smaller. */
const HEIGHT = 4

export type Comparison = {
  /** What differs, in a few words; null when the two look the same. */
  readonly difference: string | null
  /** Resolves to the new picture with red on what differs, as a PNG. */
  readonly mark: () => Promise<Buffer>
}

/**
 * @param kept the picture as it was, of any size
 * @param now the picture with one dot for each pixel of the page
 * @throws when one of them is no picture
 */
export async function compare(kept: Buffer, now: Buffer): Promise<Comparison> {
  const [was, is] = await Promise.all([sharp(kept).metadata(), sharp(now).metadata()])
  const height = Math.round((was.height * is.width) / was.width)
  const size = { width: Math.ceil(is.width / SHRINK), height: Math.ceil(is.height / SHRINK) }
  const [before, after] = await Promise.all([smear(kept, size), smear(now, size)])
  const marks = Buffer.alloc(after.length)
  const options = { threshold: COLOR, includeAA: true, diffMask: true }
  pixelmatch(before, after, marks, size.width, size.height, options)
  return {
    difference:
      Math.abs(height - is.height) > HEIGHT
        ? `was ${height} pixels high, and is ${is.height} now`
        : describe(differingSquares(marks, size)),
    mark: () => layOver(now, marks, size),
  }
}

type Dimensions = { readonly width: number; readonly height: number }

/** Resolves to red, green, blue and opacity of each dot. */
const smear = (image: Buffer, size: Dimensions): Promise<Buffer> =>
  sharp(image)
    .resize({ ...size, fit: 'fill' })
    .blur(BLUR)
    .ensureAlpha()
    .raw()
    .toBuffer()

/** The squares that differ, each as its column and its row, in order from the top. */
function differingSquares(marks: Buffer, { width, height }: Dimensions): [number, number][] {
  const columns = Math.ceil(width / SQUARE)
  const counts = new Array<number>(columns * Math.ceil(height / SQUARE)).fill(0)
  for (let dot = 0; dot < width * height; dot++) {
    const square = Math.floor((dot % width) / SQUARE) + columns * Math.floor(dot / width / SQUARE)
    if (marks[dot * 4 + 3]) counts[square]! += 1
  }
  return counts.flatMap((count, square) =>
    count > SHARE * SQUARE ** 2 ? [[square % columns, Math.floor(square / columns)]] : [],
  )
}

function describe(squares: readonly [number, number][]): string | null {
  const [first] = squares
  if (!first) return null
  const [left, top] = first.map((count) => count * SQUARE * SHRINK)
  return `differs ${top} pixels from the top and ${left} from the left${squares.length > 1 ? `, and in ${squares.length - 1} more places` : ''}`
}

async function layOver(now: Buffer, marks: Buffer, size: Dimensions): Promise<Buffer> {
  const { width, height } = await sharp(now).metadata()
  const red = await sharp(marks, { raw: { ...size, channels: 4 } })
    // The page can still be seen through the red.
    .linear([1, 1, 1, 0.5], [0, 0, 0, 0])
    .resize({ width, height, fit: 'fill', kernel: 'nearest' })
    .png()
    .toBuffer()
  return sharp(now)
    .composite([{ input: red }])
    .png()
    .toBuffer()
}
