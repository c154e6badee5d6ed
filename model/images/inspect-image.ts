// One picture from content/images: its size, and all that would keep it from being shown well.
import { imageSize } from 'image-size'
import type { FileFinding } from '../problems/problem'
import { readExif } from './exif'
import { countScans } from './jpeg-segments'
import { isCutOff } from './is-truncated'
import { formatOf, nameFor, type PictureFormat } from './image-format'
import {
  CUT_OFF,
  HEIC,
  LOCATION,
  misnamed,
  TOO_MANY_SCANS,
  tooManyPixels,
  tooSmall,
  UNREADABLE,
} from './image-problems'
import { readSvg } from './svg/check-svg'

/** In CSS pixels, as the picture is seen: a photo that was taken with the phone held upright is higher than wide. */
export type PictureSize = { readonly width: number; readonly height: number }

export type ReadPicture = {
  readonly size: PictureSize
  readonly finding: FileFinding | null
}

/** The size of a picture that cannot be read. That is one problem; a text that names the picture has no second one. */
export const UNKNOWN_SIZE: PictureSize = { width: 0, height: 0 }

/** A photo of a good phone has 12 to 25 million; unpacked, 40 million take 160 MB. */
const MOST_PIXELS = 40_000_000
/** Programs write 3 to 20. Each goes over the whole picture, and in an empty one that takes time but no bytes. */
const MOST_SCANS = 50
/** Narrower pictures are blurred on a phone. */
const LEAST_WIDTH = 400

/** Reads no more than the head of a picture: nothing is decoded. */
export function readPicture(name: string, bytes: Uint8Array): ReadPicture {
  const format = formatOf(bytes)
  if (format === 'svg') return readDrawing(name, bytes)
  if (format === 'heic') return { size: UNKNOWN_SIZE, finding: HEIC }
  const size = format === null ? null : measure(bytes)
  if (format === null || size === null) return { size: UNKNOWN_SIZE, finding: UNREADABLE }
  return { size, finding: findingOf(name, bytes, format, size) }
}

/** Only the outermost tag of a drawing is measured: a search through the whole file can take minutes. */
function readDrawing(name: string, bytes: Uint8Array): ReadPicture {
  const { frame, finding } = readSvg(bytes)
  const attributes = Object.entries(frame).map(
    ([key, value]) => ` ${key}="${value.replace(/[<>&"]/g, '')}"`,
  )
  const size = measure(Buffer.from(`<svg${attributes.join('')}></svg>`)) ?? UNKNOWN_SIZE
  const realName = nameFor(name, 'svg')
  if (realName !== name) return { size, finding: misnamed(name, 'svg', realName) }
  return { size, finding: finding ?? (size === UNKNOWN_SIZE ? UNREADABLE : null) }
}

function findingOf(
  name: string,
  bytes: Uint8Array,
  format: PictureFormat,
  { width, height }: PictureSize,
): ReadPicture['finding'] {
  const realName = nameFor(name, format)
  if (realName !== name) return misnamed(name, format, realName)
  if (isCutOff(bytes, format)) return CUT_OFF
  if (width * height > MOST_PIXELS) return tooManyPixels(width, height)
  if (format === 'jpg' && countScans(Buffer.from(bytes)) > MOST_SCANS) return TOO_MANY_SCANS
  if (readExif(bytes).hasLocation) return LOCATION
  return width < LEAST_WIDTH ? tooSmall(width) : null
}

function measure(bytes: Uint8Array): PictureSize | null {
  try {
    const { width, height } = imageSize(bytes)
    if (!(width > 0 && height > 0)) return null
    return readExif(bytes).orientation >= 5 ? { width: height, height: width } : { width, height }
  } catch {
    return null
  }
}
