// Inspects an image file: its size, and any problem that would keep visitors from seeing it well.
import { imageSize } from 'image-size'
import { parseExif } from './exif'
import { countScans } from './jpeg-segments'
import { isTruncated } from './is-truncated'
import { detectImageFormat, getExpectedName, type ImageFormat } from './image-format'
import type { ImageSize } from './image-size'
import {
  HAS_GPS_POSITION,
  describeHeic,
  PHONE_SCREEN,
  TRUNCATED,
  UNREADABLE_IMAGE,
  tooManyPixels,
  tooManyScans,
  tooSmall,
  wrongExtension,
  type ImageProblem,
} from './image-problems'
import { inspectSvg } from './svg/check-svg'

export type ImageInspection = {
  readonly size: ImageSize
  /** The words of a drawing, if it shows any. */
  readonly words?: string
  readonly problem: ImageProblem | null
}

/** The size of an image that cannot be read. That problem is reported once; references to the image do not report another. */
export const UNKNOWN_SIZE: ImageSize = { width: 0, height: 0 }

/** A photo from a good phone has 12 to 25 million pixels; decoded, 40 million take 160 MB. */
export const MAX_PIXELS = 40_000_000
/** Programs write 3 to 20 scans. Each takes time to decode, even an empty one, which has hardly any bytes. */
const MAX_SCANS = 50
/** Narrower images look blurred on a phone. */
const MIN_WIDTH = 400

/** Inspects the structure of an image without decoding it. */
export function inspectImage(name: string, bytes: Uint8Array): ImageInspection {
  const format = detectImageFormat(bytes)
  if (format === 'svg') return inspectDrawing(name, bytes)
  if (format === 'heic') return { size: UNKNOWN_SIZE, problem: describeHeic(name) }
  const size = format === null ? null : measureImage(bytes)
  if (format === null || size === null) return { size: UNKNOWN_SIZE, problem: UNREADABLE_IMAGE }
  return { size, problem: findProblem(name, bytes, format, size) }
}

/** Inspects an SVG. Only its root element is passed to `imageSize`, which can take minutes to search a whole SVG. */
function inspectDrawing(name: string, bytes: Uint8Array): ImageInspection {
  const { rootAttributes, words, problem } = inspectSvg(bytes)
  const attributes = Object.entries(rootAttributes).map(
    ([key, value]) => ` ${key}="${value.replace(/[<>&"]/g, '')}"`,
  )
  const size = measureImage(Buffer.from(`<svg${attributes.join('')}></svg>`)) ?? UNKNOWN_SIZE
  const expectedName = getExpectedName(name, 'svg')
  if (expectedName !== name) return { size, problem: wrongExtension(name, 'svg', expectedName) }
  return {
    size,
    ...(words === '' ? {} : { words }),
    problem: problem ?? (size === UNKNOWN_SIZE ? UNREADABLE_IMAGE : null),
  }
}

function findProblem(
  name: string,
  bytes: Uint8Array,
  format: ImageFormat,
  { width, height }: ImageSize,
): ImageInspection['problem'] {
  const expectedName = getExpectedName(name, format)
  if (expectedName !== name) return wrongExtension(name, format, expectedName)
  if (isTruncated(bytes, format)) return TRUNCATED
  if (width * height > MAX_PIXELS) return tooManyPixels(width, height)
  if (format === 'jpg' && countScans(Buffer.from(bytes)) > MAX_SCANS) return tooManyScans(MAX_SCANS)
  if (parseExif(bytes).hasLocation) return HAS_GPS_POSITION
  if (width < MIN_WIDTH) return tooSmall(width)
  return isPhoneScreen(width, height) ? PHONE_SCREEN : null
}

/** The widths of the screens of phones since 2016, in pixels, as a screenshot has them. */
const SCREEN_WIDTHS = new Set([
  720, 828, 1080, 1125, 1170, 1179, 1206, 1242, 1284, 1290, 1320, 1440,
])
/** These screens are 2 to 2.4 times as high as wide, which no camera takes. */
const SCREEN_RATIO = { min: 1.99, max: 2.4 }

const isPhoneScreen = (width: number, height: number): boolean =>
  SCREEN_WIDTHS.has(width) &&
  height / width >= SCREEN_RATIO.min &&
  height / width <= SCREEN_RATIO.max

function measureImage(bytes: Uint8Array): ImageSize | null {
  try {
    const { width, height } = imageSize(bytes)
    if (!(width > 0 && height > 0)) return null
    return parseExif(bytes).orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}
