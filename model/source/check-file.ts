// Checks a file without reading it: its type, its name and its size.
import {
  DOWNLOAD_TOO_LARGE,
  checkDownloadName,
  MAX_DOWNLOAD_BYTES,
  normalizeDownloadName,
} from '../downloads/download-problems'
import { normalizeFileName } from './check-file-name'
import { IMAGE_NAME, normalizeImageName } from '../images/image-name'
import { MAX_IMAGE_BYTES, checkImageName, TOO_LARGE } from '../images/image-problems'
import type { ProblemDetails } from '../problems/problem'
import { PUBLISHED_URLS_FILE } from '../routing/published-urls'
import { MAX_BODY_KILOBYTES } from '../rules/text-limits/text-limits'
import { GIT_REPOSITORY, type FileEntry } from './list-files'

export const IMAGES_DIRECTORY = 'images/'
export const DOWNLOADS_DIRECTORY = 'files/'
/** Enough for the longest body and the longest front matter that are parsed. */
export const MAX_TEXT_BYTES = (MAX_BODY_KILOBYTES + 32) * 1024

export function checkFile({ path, kind, byteCount }: FileEntry): ProblemDetails | null {
  if (GIT_REPOSITORY.test(path)) return IS_REPOSITORY
  if (kind === 'special') return IS_SPECIAL
  if (kind === 'deep') return TOO_DEEP
  if (path === PUBLISHED_URLS_FILE) return null
  if (path.startsWith(IMAGES_DIRECTORY)) {
    const nameProblem = checkImageName(path.slice(IMAGES_DIRECTORY.length))
    return nameProblem ?? (byteCount > MAX_IMAGE_BYTES ? TOO_LARGE : null)
  }
  if (path.startsWith(DOWNLOADS_DIRECTORY)) {
    const nameProblem = checkDownloadName(path.slice(DOWNLOADS_DIRECTORY.length))
    return nameProblem ?? (byteCount > MAX_DOWNLOAD_BYTES ? DOWNLOAD_TOO_LARGE : null)
  }
  if (!path.endsWith('.md')) return unusedFile(path)
  return byteCount > MAX_TEXT_BYTES ? TEXT_TOO_LARGE : null
}

const IS_REPOSITORY: ProblemDetails = {
  code: 'file-unused',
  message: 'This belongs to git, which records the history. It has no place in the content.',
  fix: 'Delete it. The history belongs outside this folder.',
}

const IS_SPECIAL: ProblemDetails = {
  code: 'file-strange',
  message: 'This is not a plain file.',
  fix: 'Delete it, and upload the file itself.',
}

const TOO_DEEP: ProblemDetails = {
  code: 'file-misplaced',
  message: 'There are far too many folders inside each other.',
  fix: 'Move the files into a folder further up, and delete the empty ones.',
}

const TEXT_TOO_LARGE: ProblemDetails = {
  code: 'file-large',
  message: 'The file is too large to be a text.',
  fix: `If a picture is in the text itself, upload it to content/images and delete its letters here. If not, split the text into several pages below ${MAX_BODY_KILOBYTES} KB.`,
}

function unusedFile(path: string): ProblemDetails {
  return { code: 'file-unused', message: describeUnusedFile(path), fix: adviseOnUnusedFile(path) }
}

const PICTURE = /\.(?:svg|jpe?g|png|webp|avif|gif|hei[cf])$/i

/** @param name a name in small letters */
const adviseOnPicture = (name: string): string =>
  `Upload the picture to content/images${IMAGE_NAME.test(name) ? ` as ${name}` : ''}, and delete it here.`

function describeUnusedFile(path: string): string {
  if (/\.pdf$/i.test(path)) return 'A PDF is shown only if it is in content/files.'
  return PICTURE.test(path)
    ? 'A picture is shown only if it is in content/images.'
    : 'This file is not used.'
}

function adviseOnUnusedFile(path: string): string {
  const name = path.split('/').at(-1) ?? ''
  const textName = /^(.+?)(?:\.(?:md|markdown|txt|mdx))+$/i.exec(name)?.[1]
  if (textName !== undefined)
    return `Rename it to ${normalizeFileName(textName)}.md if it is a text of the site, or delete it.`
  if (PICTURE.test(name)) return adviseOnPicture(normalizeImageName(name))
  if (/\.pdf$/i.test(name))
    return `Upload the PDF to content/files as ${normalizeDownloadName(name)}, and delete it here.`
  return 'If it holds words for the site, copy them into a new file whose name ends with .md, and only then delete this one. If not, delete it.'
}
