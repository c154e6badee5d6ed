// One picture from content/images: its size, and all that would keep it from being shown well.
import { imageSize } from 'image-size'
import type { FileFinding } from '../problems/problem'
import { parseExif } from './exif'
import { countScans } from './jpeg-segments'
import { isTruncated } from './is-truncated'
import { detectImageFormat, getExpectedName, type ImageFormat } from './image-format'
import type { ImageSize } from './image-size'
import {
  TRUNCATED,
  HEIC,
  HAS_GPS_POSITION,
  wrongExtension,
  TOO_MANY_SCANS,
  tooManyPixels,
  tooSmall,
  UNREADABLE_IMAGE,
} from './image-problems'
import { inspectSvg } from './svg/check-svg'

export type ImageInspection = {
  readonly size: ImageSize
  readonly finding: FileFinding | null
}

/** The size of a picture that cannot be read. That is one problem; a text that names the picture has no second one. */
export const UNKNOWN_SIZE: ImageSize = { width: 0, height: 0 }

/** A photo of a good phone has 12 to 25 million; unpacked, 40 million take 160 MB. */
const MOST_PIXELS = 40_000_000
/** Programs write 3 to 20. Each goes over the whole picture, and in an empty one that takes time but no bytes. */
const MOST_SCANS = 50
/** Narrower pictures are blurred on a phone. */
const LEAST_WIDTH = 400

/** Reads no more than the head of a picture: nothing is decoded. */
export function inspectImage(name: string, bytes: Uint8Array): ImageInspection {
  const format = detectImageFormat(bytes)
  if (format === 'svg') return readDrawing(name, bytes)
  if (format === 'heic') return { size: UNKNOWN_SIZE, finding: HEIC }
  const size = format === null ? null : measure(bytes)
  if (format === null || size === null) return { size: UNKNOWN_SIZE, finding: UNREADABLE_IMAGE }
  return { size, finding: findingOf(name, bytes, format, size) }
}

/** Only the outermost tag of a drawing is measured: a search through the whole file can take minutes. */
function readDrawing(name: string, bytes: Uint8Array): ImageInspection {
  const { frame, finding } = inspectSvg(bytes)
  const attributes = Object.entries(frame).map(
    ([key, value]) => ` ${key}="${value.replace(/[<>&"]/g, '')}"`,
  )
  const size = measure(Buffer.from(`<svg${attributes.join('')}></svg>`)) ?? UNKNOWN_SIZE
  const realName = getExpectedName(name, 'svg')
  if (realName !== name) return { size, finding: wrongExtension(name, 'svg', realName) }
  return { size, finding: finding ?? (size === UNKNOWN_SIZE ? UNREADABLE_IMAGE : null) }
}

function findingOf(
  name: string,
  bytes: Uint8Array,
  format: ImageFormat,
  { width, height }: ImageSize,
): ImageInspection['finding'] {
  const realName = getExpectedName(name, format)
  if (realName !== name) return wrongExtension(name, format, realName)
  if (isTruncated(bytes, format)) return TRUNCATED
  if (width * height > MOST_PIXELS) return tooManyPixels(width, height)
  if (format === 'jpg' && countScans(Buffer.from(bytes)) > MOST_SCANS) return TOO_MANY_SCANS
  if (parseExif(bytes).hasLocation) return HAS_GPS_POSITION
  return width < LEAST_WIDTH ? tooSmall(width) : null
}

function measure(bytes: Uint8Array): ImageSize | null {
  try {
    const { width, height } = imageSize(bytes)
    if (!(width > 0 && height > 0)) return null
    return parseExif(bytes).orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}
