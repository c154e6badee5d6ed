// The problems of image files, in the everyday words of people who take photos.
import { normalizeDownloadName } from '../downloads/download-problems'
import { IMAGE_NAME, normalizeImageName, normalizePeriods } from './image-name'
import { listWords } from '../text/list-words'
import {
  MAX_NAME_LENGTH,
  createLongNameProblem,
  describeNameLetters,
  describeSecondEnding,
} from '../source/check-file-name'
import type { FileProblem, Position, ProblemDetails } from '../problems/problem'
import type { ImageFormat } from './image-format'

/** A problem of an image file; only a drawing has lines. */
export type ImageProblem = FileProblem & Partial<Position>

/** Larger files are not read. Photos from phones have 2 to 15 MB. */
const MAX_IMAGE_MEGABYTES = 30
export const MAX_IMAGE_BYTES = MAX_IMAGE_MEGABYTES * 1024 * 1024

/** Returns what is wrong with the name of an image file, or null. */
export function checkImageName(
  name: string,
  places: readonly string[] = [],
): ProblemDetails | null {
  if (/\.hei[cf]$/i.test(name)) {
    const problem = describeHeic(name)
    return { ...problem, fix: `${problem.fix} Then delete ${name}.` }
  }
  if (/\.pdf$/i.test(name)) return misplacedPdf(name, [], places)
  if (name.length > MAX_NAME_LENGTH)
    return createLongNameProblem('image-file-name', 'picture', name)
  if (IMAGE_NAME.test(name)) return null
  const normalized = normalizeImageName(name)
  if (name.includes('/') && IMAGE_NAME.test(normalized))
    return {
      code: 'image-file-name',
      message: 'This picture is in a folder, but all pictures are in content/images itself.',
      fix: `Move it to content/images/${normalized}, and write ${normalized} wherever it is shown.`,
    }
  const twice = describeSecondEnding(normalized, IMAGE_NAME)
  if (twice !== null) return { code: 'image-file-name', ...twice }
  const plain = normalizePeriods(normalized)
  if (!IMAGE_NAME.test(plain)) {
    const fix = adviseOnKind(plain)
    return {
      code: 'image-file-name',
      message: describeKind(name),
      fix: nameShownPlaces(fix, places),
    }
  }
  return {
    code: 'image-file-name',
    message: describeLetters(name, plain),
    fix: nameShownPlaces(adviseOnName(plain), places),
  }
}

/** Says what the name of a picture may have. Its ending is named where the name has other periods, or none. */
const describeLetters = (name: string, plain: string): string => {
  const ending = /\.\w+$/.exec(plain)?.[0] ?? ''
  const hasPeriods = normalizeImageName(name).split('.').length > 2
  const letters = describeNameLetters(name)
  return hasPeriods
    ? `The name of a picture may have only ${letters}, and a period only in ${ending} at its end.`
    : `The name of a picture may have only ${letters}, and ${ending} at its end.`
}

/** Says what is wrong with a name that has no ending of a picture, or with which nothing else can be done. */
const describeKind = (name: string): string => {
  const [ending] = /\.[a-z]{2,5}$/i.exec(name) ?? []
  return ending !== undefined && !IMAGE_NAME.test(`a${ending.toLowerCase()}`)
    ? `The website cannot show a picture whose name ends with ${ending}.`
    : `The name of a picture may have only ${describeNameLetters(name)}, and an ending such as .jpg.`
}

const ANYWHERE = 'wherever the picture is shown'

const adviseOnName = (name: string): string =>
  `On your computer, rename it to ${name}, and upload it again. Write this name ${ANYWHERE}. Then delete the file with the old name.`

/** Returns advice that names the places at which a picture is shown, if they are known. */
export const nameShownPlaces = (advice: string, places: readonly string[]): string =>
  places.length === 0 ? advice : advice.replace(ANYWHERE, () => `on ${listWords(places)}`)

/**
 * Returns the problem of a PDF among the pictures.
 * @param links where it is linked to, each with the name of the field, which is null in a text; null if all links are right already
 * @param shown the places at which it is shown as a picture
 */
export function misplacedPdf(
  name: string,
  links: readonly { readonly place: string; readonly field: string | null }[] | null,
  shown: readonly string[],
): ProblemDetails {
  const file = normalizeDownloadName(name.split('/').at(-1) ?? '')
  const advice = (links ?? []).map(
    ({ place, field }) =>
      ` On ${place}, write ${field === null ? '' : `${field}: `}/files/${file}${field === null ? ` in place of /images/${name}` : ''}`,
  )
  const other = links === null ? '' : ` The link to it is /files/${file} then.`
  const link = advice.length > 0 ? advice.join('.') : other
  const picture =
    shown.length > 0 ? ` For ${listWords(shown)}, where it is a picture, save it as a JPEG.` : ''
  return {
    code: 'image-file-name',
    message: 'This is a PDF, but only pictures belong in content/images.',
    fix: `Upload it to content/files as ${file}, and delete it here.${link}${picture}`,
  }
}

/** @param plain a name in small letters, with an ending that pictures cannot have here, or with none */
function adviseOnKind(plain: string): string {
  const stem = plain.replace(/\.[a-z]{2,5}$/, '')
  const name = `${stem}.jpg`
  return stem !== plain && IMAGE_NAME.test(name) && !IMAGE_NAME.test(`a${plain}`)
    ? `Save it as a JPEG, upload that as ${name}, and write this name ${ANYWHERE}. Then delete this file.`
    : 'Save it as SVG, JPEG, PNG or WebP, with a name of small letters, digits and hyphens, such as story-time.jpg'
}

const FORMATS: Readonly<Record<ImageFormat, string>> = {
  svg: 'an SVG',
  jpg: 'a JPEG',
  png: 'a PNG',
  webp: 'a WebP',
  avif: 'an AVIF',
  gif: 'a GIF',
  heic: 'a HEIC',
}

/** @param expectedName the name that fits the real format of the file, or null if none does */
export function wrongExtension(
  name: string,
  format: ImageFormat,
  expectedName: string | null,
): ProblemDetails {
  return {
    code: 'image-ending',
    message: `This file is ${FORMATS[format]} picture, but its name ends with .${name.split('.').at(-1)}.`,
    fix:
      expectedName === null
        ? 'Save it again as JPEG or PNG, and upload that.'
        : adviseOnName(expectedName),
  }
}

export function tooManyPixels(width: number, height: number): ProblemDetails {
  return {
    code: 'image-pixels',
    message: `This picture is far too large: ${width} by ${height} dots.`,
    fix: 'Make it smaller, 4000 dots wide at most, and upload that.',
  }
}

export function tooSmall(width: number): FileProblem {
  return {
    code: 'image-small',
    severity: 'warning',
    message: `This picture is only ${width} dots wide, so it will look blurred.`,
    fix: 'Upload a larger one if you have it: 1600 dots wide is good.',
  }
}

export const PHONE_SCREEN: FileProblem = {
  code: 'image-screen',
  severity: 'warning',
  message:
    'This picture has the size of a whole phone screen, so it may show the clock, buttons or a message of the phone.',
  fix: 'If it is a screenshot, cut it to the photo alone, and upload that under the same name.',
}

export const UNREADABLE_IMAGE: ProblemDetails = {
  code: 'image-unreadable',
  message: 'This picture cannot be read.',
  fix: 'Save it again as SVG, JPEG, PNG or WebP.',
}

export const TRUNCATED: ProblemDetails = {
  code: 'image-cut-off',
  message: 'The end of this picture is missing, as when an upload stops early.',
  fix: 'Open the picture on your own device. If it is whole there, upload it again.',
}

export function tooManyScans(maxScans: number): ProblemDetails {
  return {
    code: 'image-layers',
    message: `This photo is saved in more than ${maxScans} layers, so it would take minutes to show it.`,
    fix: 'Open it on your device, save it again as JPEG or PNG, and upload that.',
  }
}

export const TOO_LARGE: ProblemDetails = {
  code: 'image-large',
  message: `The file of this picture is larger than ${MAX_IMAGE_MEGABYTES} MB.`,
  fix: 'Send it to yourself by email in the size that is called large, and upload that.',
}

export const HAS_GPS_POSITION: ProblemDetails = {
  code: 'photo-location',
  message: 'This photo says where it was taken, and anybody could read that.',
  fix: 'Take a screenshot of the photo, and cut it to the photo alone. Upload it, and write its name in the line that begins with image:. Then delete this photo. Please write today to the person who looks after the website: the photo is still in the old version, where others can find it.',
}

export const HEIC: ProblemDetails = {
  code: 'image-file-name',
  message: 'This photo is in the format of an iPhone (HEIC), which most computers cannot show.',
  fix: 'Send it to yourself by email, which makes a JPEG of it, and upload that.',
}

/** @param name the name of the file */
export function describeHeic(name: string): ProblemDetails {
  if (IMAGE_NAME.test(name)) return describeRenamedHeic(name)
  const jpeg = normalizePeriods(normalizeImageName(name).replace(/\.hei[cf]$/, '')) + '.jpg'
  return {
    ...HEIC,
    fix: `Send it to yourself by email, which makes a JPEG of it. Upload that as ${jpeg}, and write this name wherever the photo is shown.`,
  }
}

/** @param name a name with the ending of another format, which the photo was given */
function describeRenamedHeic(name: string): ProblemDetails {
  const jpeg = name.replace(/\.(?!jpe?g$)\w+$/, '.jpg')
  const upload =
    jpeg === name
      ? 'and upload it in place of this one.'
      : `and upload it. Write this name ${ANYWHERE}. Then delete the file with the old name.`
  return {
    code: 'image-file-name',
    message: `The name of this photo ends with .${name.split('.').at(-1)}, but it is still in the format of an iPhone (HEIC), which most computers cannot show. A new name does not change a photo.`,
    fix: `Send the photo from the Photos app to yourself by email, which makes a JPEG of it. Name that ${jpeg}, ${upload}`,
  }
}
