// What can be said of a file without reading it: by what it is, its name and its size.
import {
  DOWNLOAD_TOO_LARGE,
  checkDownloadName,
  MAX_DOWNLOAD_BYTES,
} from '../downloads/download-problems'
import { normalizeFileName } from './check-file-name'
import { MAX_IMAGE_BYTES, checkImageName, TOO_LARGE } from '../images/image-problems'
import type { ProblemDetails } from '../problems/problem'
import { REPOSITORY_FILES, type FileEntry } from './list-files'

export const IMAGES_DIRECTORY = 'images/'
export const DOWNLOADS_DIRECTORY = 'files/'
/** Larger files are no text that somebody wrote; 128 KB of text and 16 KB of front matter are the limit for parsing. */
const LARGEST_FILE = 160 * 1024

export function checkFile({ path, kind, bytes }: FileEntry): ProblemDetails | null {
  if (REPOSITORY_FILES.test(path)) return OF_GIT
  if (kind === 'strange') return STRANGE
  if (kind === 'deep') return DEEP
  if (path.startsWith(IMAGES_DIRECTORY)) {
    const named = checkImageName(path.slice(IMAGES_DIRECTORY.length))
    return named ?? (bytes > MAX_IMAGE_BYTES ? TOO_LARGE : null)
  }
  if (path.startsWith(DOWNLOADS_DIRECTORY)) {
    const named = checkDownloadName(path.slice(DOWNLOADS_DIRECTORY.length))
    return named ?? (bytes > MAX_DOWNLOAD_BYTES ? DOWNLOAD_TOO_LARGE : null)
  }
  if (!path.endsWith('.md')) return unused(path)
  return bytes > LARGEST_FILE ? LARGE : null
}

const OF_GIT: ProblemDetails = {
  code: 'file-unused',
  message: 'This belongs to git, which keeps the history. It has no place in the content.',
  fix: 'Delete it. The history has its place outside of this folder.',
}

const STRANGE: ProblemDetails = {
  code: 'file-strange',
  message: 'This is not a plain file.',
  fix: 'Delete it, and upload the file itself.',
}

const DEEP: ProblemDetails = {
  code: 'file-misplaced',
  message: 'There are far too many folders inside each other.',
  fix: 'Move the files into a folder further up, and delete the empty ones.',
}

const LARGE: ProblemDetails = {
  code: 'file-large',
  message: 'The file is too large to be a text.',
  fix: 'Keep a text below 128 KB; split it into several pages.',
}

function unused(path: string): ProblemDetails {
  const name = path.split('/').at(-1) ?? ''
  const text = /^(.+?)(?:\.(?:md|markdown|txt|mdx))+$/i.exec(name)?.[1]
  return {
    code: 'file-unused',
    message: 'This file is not used.',
    fix:
      text !== undefined
        ? `Rename it to ${normalizeFileName(text)}.md if it is a text of the site, or delete it.`
        : /\.(?:svg|jpe?g|png|webp|avif|gif|hei[cf])$/i.test(name)
          ? 'Move the picture into content/images.'
          : /\.pdf$/i.test(name)
            ? 'Move the PDF into content/files.'
            : 'Delete it. If it holds words for the site, copy them into a file whose name ends with .md',
  }
}
