// The problems of files for download, and the check of their names.
import { normalizeImageName } from '../images/image-name'
import {
  MAX_NAME_LENGTH,
  createLongNameProblem,
  describeNameLetters,
  describeSecondEnding,
} from '../source/check-file-name'
import type { ProblemDetails } from '../problems/problem'

const DOWNLOAD_NAME = /^[a-z0-9][a-z0-9-]*\.pdf$/
/** Visitors load the file on their phones, and the repository holds every version of it forever. */
const MAX_DOWNLOAD_MEGABYTES = 10
export const MAX_DOWNLOAD_BYTES = MAX_DOWNLOAD_MEGABYTES * 1024 * 1024

/** Returns the name that a file for download should have: `Our Poster (1).PDF` becomes `our-poster-1.pdf`. */
export function normalizeDownloadName(typed: string): string {
  const stem = typed.replace(/(?:\.pdf)+$/i, '').replaceAll('.', '-')
  return `${normalizeImageName(stem).replace(/^-+|-+$/g, '')}.pdf`
}

/** Returns whether a file cannot be published under its name, and a link to another name, or the same, can only mean it. */
export const isRejectedDownload = (name: string, linked: string): boolean =>
  checkDownloadName(name) !== null &&
  (getStem(name) === getStem(linked) || getStem(name.replace(COPY_NUMBER, '')) === getStem(linked))

/** Matches the number that browsers add to the name of a file that was loaded before. */
const COPY_NUMBER = /\s*\(\d+\)(?=\.pdf$)/i

/** Returns the name that a file can have without the number of a copy, such as the (1) of a browser; null for one without it. */
export const getPlainName = (name: string): string | null =>
  COPY_NUMBER.test(name) ? normalizeDownloadName(name.replace(COPY_NUMBER, '')) : null

const getStem = (name: string): string =>
  normalizeDownloadName((name.split('/').at(-1) ?? '').replace(/\.[a-z]{2,5}$/i, ''))

/**
 * Returns what is wrong with the name of a file for download, or null.
 * @param name the path of the file below content/files
 * @param links the links that lead to it, as far as they are known
 */
export function checkDownloadName(
  name: string,
  links: readonly LinkPlace[] = [],
): ProblemDetails | null {
  if (name.includes('/')) return IN_FOLDER
  if (PICTURE.test(name) && links.length === 0) return misplacedPicture(name)
  if (/\.md$/i.test(name)) return misplacedMarkdown(name)
  if (!/\.pdf$/i.test(name)) return notPdf(name, links)
  if (name.length > MAX_NAME_LENGTH)
    return createLongNameProblem('download-file-name', 'file', name)
  if (DOWNLOAD_NAME.test(name)) return null
  const twice = describeSecondEnding(name, DOWNLOAD_NAME)
  if (twice !== null) return { code: 'download-file-name', ...twice }
  const normalized = normalizeDownloadName(name)
  const plain = getPlainName(name) ?? normalized
  return {
    code: 'download-file-name',
    message: `A file for download cannot be called ${name} here: its name may have only ${describeNameLetters(name)}.`,
    fix: adviseOnName(plain, normalized, links),
  }
}

/** @param plain the name without the number of a copy */
function adviseOnName(plain: string, normalized: string, links: readonly LinkPlace[]): string {
  if (plain !== normalized)
    return `On your computer, rename it to ${plain}, or to ${normalized} if another file has that name, and upload it again. Write /files/ and this name wherever a link leads to it. Then delete the file with the old name.`
  return DOWNLOAD_NAME.test(normalized)
    ? `On your computer, rename it to ${normalized}, and upload it again. Write /files/${normalized} ${links.length === 0 ? 'wherever a link leads to it' : `in place of the old address on ${listPlaces(links)}`}. Then delete the file with the old name.`
    : 'Give it a name of small letters, digits and hyphens, for example poster.pdf'
}

const IN_FOLDER: ProblemDetails = {
  code: 'download-file-name',
  message: 'A file for download cannot be in a folder of its own.',
  fix: 'Upload it to content/files itself, and delete it here.',
}

/** Matches the names of pictures that pages can show. */
const PICTURE = /\.(?:svg|jpe?g|png|webp|avif)$/i

function misplacedPicture(name: string): ProblemDetails {
  const normalized = normalizeImageName(name)
  return {
    code: 'download-kind',
    message: 'This is a picture, but only PDF files belong in content/files.',
    fix: `If a page shows it, upload it to content/images as ${normalized}, and delete it here. If people should download it, save it as a PDF, and upload that.`,
  }
}

/** Pages and cards have such names, and texts that programs save. */
const misplacedMarkdown = (name: string): ProblemDetails => ({
  code: 'download-kind',
  message: 'This is a text (Markdown), but only PDF files belong in content/files.',
  fix: `If it is a page or a card, upload it to the folder of its kind, such as content/resources/${name} for material of an event. If people should download it, save it as a PDF, and upload that. Then delete it here.`,
})

/** A link to a file: where it is, and its field. */
type LinkPlace = { readonly place: string; readonly field: string | null }

/**
 * Returns the problem of a file that is no PDF.
 * @param links the links that lead to it, as far as they are known
 */
function notPdf(name: string, links: readonly LinkPlace[]): ProblemDetails {
  const pdf = getStem(name)
  const isNamed = DOWNLOAD_NAME.test(pdf)
  const isPicture = PICTURE.test(name)
  const open = isPicture
    ? /\.jpe?g$/i.test(name)
      ? 'Open the picture on a computer, press Print, choose “Save as PDF” as the printer'
      : 'Save it as a PDF (in Canva: Share, Download, PDF)'
    : `Open the file ${nameProgram(name)}, save it as a PDF`
  const upload = `${open}, and upload that${isNamed ? ` as ${pdf}` : ''}.`
  return {
    code: 'download-kind',
    message: isPicture
      ? 'This is a picture, but only PDF files belong in content/files.'
      : 'Only PDF files can be put here, because every phone and computer can open them.',
    fix: isNamed ? `${upload} ${adviseOnLinks(pdf, links)}. Then delete ${name}.` : upload,
  }
}

/** The programs in which most people have made a file, by its ending. */
const PROGRAMS: readonly (readonly [ending: RegExp, program: string])[] = [
  [/\.(?:docx?|dotx?|docm|rtf)$/i, 'Word'],
  [/\.(?:xlsx?|xlsm|csv)$/i, 'Excel'],
  [/\.(?:pptx?|ppsx?)$/i, 'PowerPoint'],
  [/\.pub$/i, 'Publisher'],
  [/\.pages$/i, 'Pages'],
]

const nameProgram = (file: string): string => {
  const [, program] = PROGRAMS.find(([ending]) => ending.test(file)) ?? []
  return program === undefined ? 'on your computer' : `in ${program}`
}

const listPlaces = (links: readonly LinkPlace[]): string =>
  links.map(({ place }) => place).join(' and ')

function adviseOnLinks(pdf: string, links: readonly LinkPlace[]): string {
  const isInText = links.length === 0 || links.some(({ field }) => field === null)
  const where = links.length === 0 ? 'Wherever a link leads to it' : `On ${listPlaces(links)}`
  const [field, ...others] = new Set(links.map((link) => link.field))
  const name = field == null || others.length > 0 ? '' : `${field}: `
  return `${where}, write ${name}/files/${pdf}${isInText ? ', and (PDF) in the words of the link' : ''}`
}

export const DOWNLOAD_CUT_OFF: ProblemDetails = {
  code: 'download-cut-off',
  message: 'The end of this file is missing, as when an upload stops early.',
  fix: 'Open the file on your own device. If it is whole there, upload it again.',
}

export const DOWNLOAD_EMPTY: ProblemDetails = {
  ...DOWNLOAD_CUT_OFF,
  message: 'There is nothing in this file, as when an upload stops early.',
}

export const DOWNLOAD_TOO_LARGE: ProblemDetails = {
  code: 'download-large',
  message: `This file is larger than ${MAX_DOWNLOAD_MEGABYTES} MB, which takes a long time to load on a phone.`,
  fix: 'Save it as a PDF once more with smaller pictures, and upload that.',
}

export const DOWNLOAD_LOCKED: ProblemDetails = {
  code: 'download-locked',
  message: 'This PDF is locked, so some visitors could not open it or have it read aloud.',
  fix: 'Save it as a PDF without a password, and upload that.',
}

export const DOWNLOAD_ACTIVE: ProblemDetails = {
  code: 'download-program',
  message: 'This PDF holds a small program or another file, but it may hold only pages to read.',
  fix: 'Open it, print it as a PDF, and upload that.',
}
