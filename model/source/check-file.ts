// What can be said of a file without reading it: by what it is, its name and its size.
import {
  DOWNLOAD_TOO_LARGE,
  downloadNameFinding,
  LARGEST_DOWNLOAD,
} from '../downloads/download-problems'
import { plainName } from './check-file-name'
import { LARGEST_PICTURE, pictureNameFinding, TOO_LARGE } from '../images/image-problems'
import type { Finding } from '../problems/problem'
import { REPOSITORY, type Found } from './list-files'

export const IMAGES = 'images/'
export const DOWNLOADS = 'files/'
/** Larger files are no text that somebody wrote; 128 KB of text and 16 KB of front matter are the limit for parsing. */
const LARGEST_FILE = 160 * 1024

export function fileFinding({ path, kind, bytes }: Found): Finding | null {
  if (REPOSITORY.test(path)) return OF_GIT
  if (kind === 'strange') return STRANGE
  if (kind === 'deep') return DEEP
  if (path.startsWith(IMAGES)) {
    const named = pictureNameFinding(path.slice(IMAGES.length))
    return named ?? (bytes > LARGEST_PICTURE ? TOO_LARGE : null)
  }
  if (path.startsWith(DOWNLOADS)) {
    const named = downloadNameFinding(path.slice(DOWNLOADS.length))
    return named ?? (bytes > LARGEST_DOWNLOAD ? DOWNLOAD_TOO_LARGE : null)
  }
  if (!path.endsWith('.md')) return unused(path)
  return bytes > LARGEST_FILE ? LARGE : null
}

const OF_GIT: Finding = {
  code: 'file-unused',
  message: 'This belongs to git, which keeps the history. It has no place in the content.',
  fix: 'Delete it. The history has its place outside of this folder.',
}

const STRANGE: Finding = {
  code: 'file-strange',
  message: 'This is not a plain file.',
  fix: 'Delete it, and upload the file itself.',
}

const DEEP: Finding = {
  code: 'file-misplaced',
  message: 'There are far too many folders inside each other.',
  fix: 'Move the files into a folder further up, and delete the empty ones.',
}

const LARGE: Finding = {
  code: 'file-large',
  message: 'The file is too large to be a text.',
  fix: 'Keep a text below 128 KB; split it into several pages.',
}

function unused(path: string): Finding {
  const name = path.split('/').at(-1) ?? ''
  const text = /^(.+?)(?:\.(?:md|markdown|txt|mdx))+$/i.exec(name)?.[1]
  return {
    code: 'file-unused',
    message: 'This file is not used.',
    fix:
      text !== undefined
        ? `Rename it to ${plainName(text)}.md if it is a text of the site, or delete it.`
        : /\.(?:svg|jpe?g|png|webp|avif|gif|hei[cf])$/i.test(name)
          ? 'Move the picture into content/images.'
          : /\.pdf$/i.test(name)
            ? 'Move the PDF into content/files.'
            : 'Delete it. If it holds words for the site, copy them into a file whose name ends with .md',
  }
}
