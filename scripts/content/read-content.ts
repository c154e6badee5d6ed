// Reading: the only place where the content code touches the disk.
import { lstatSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeText } from './decode-text'
import { LEDGER } from './ledger'
import { LARGEST_PICTURE, pictureNameFinding, TOO_LARGE } from './pictures/picture-findings'
import { readPicture, UNKNOWN_SIZE, type PictureSize } from './pictures/read-picture'
import { compareText, problem, type Finding, type Place, type Problem } from './problem'

/** Pictures by file name, with their size in CSS pixels, upright. */
export type PictureSizes = Readonly<Record<string, PictureSize>>

/** All that was read: Markdown texts by their path below the content folder (`events/gala.md`), and the pictures. */
export type ContentFiles = {
  readonly texts: Readonly<Record<string, string>>
  /** The paths of Markdown files that are there but could not be read, each told in a problem. */
  readonly unread: readonly string[]
  readonly pictures: PictureSizes
  /** The text of addresses.txt, or null when there is none. */
  readonly ledger: string | null
  readonly problems: readonly Problem[]
}

const IMAGES = 'images/'
/** Larger files are no text that somebody wrote; 128 KB of text and 16 KB of front matter are the limit for parsing. */
const LARGEST_FILE = 160 * 1024
/** Files that systems leave behind by themselves. */
const PASSED_OVER = /^(?:\.|README\.md$|Thumbs\.db$|desktop\.ini$)/

type Found = { readonly path: string; readonly kind: 'file' | 'strange'; readonly bytes: number }

/**
 * Reads a content folder: file after file, which is faster for thousands of small ones than to wait for each. Links, pipes and devices are refused; hidden files and README.md are passed over.
 * @param folder the content folder
 * @param name how the folder is called in problems: `content`
 * @throws when the folder itself cannot be read
 */
export function readContent(folder: string, name = 'content'): ContentFiles {
  const texts: Record<string, string> = {}
  const unread: string[] = []
  const pictures: Record<string, PictureSize> = {}
  let ledger: string | null = null
  const problems: Problem[] = []
  const read = (path: string) => readFileSync(join(folder, path))

  for (const found of walk(folder)) {
    const { path } = found
    const refuse = (finding: Finding & Partial<Place> & Partial<Pick<Problem, 'severity'>>) => {
      problems.push(problem(finding, { file: `${name}/${path}`, ...finding }))
      if (path.endsWith('.md')) unread.push(path)
    }
    const finding = path === LEDGER ? null : fileFinding(found)
    if (finding) {
      refuse(finding)
      if (finding === TOO_LARGE) pictures[path.slice(IMAGES.length)] = UNKNOWN_SIZE
    } else if (path.startsWith(IMAGES)) {
      const name = path.slice(IMAGES.length)
      const picture = readPicture(name, read(path))
      pictures[name] = picture.size
      if (picture.finding) refuse(picture.finding)
    } else {
      const decoded = decodeText(read(path))
      if ('finding' in decoded) refuse(decoded.finding)
      else if (path === LEDGER) ledger = decoded.text
      else texts[path] = decoded.text
    }
  }
  return { texts, unread, pictures, ledger, problems }
}

/** What can be said of a file without reading it. */
function fileFinding({ path, kind, bytes }: Found): Finding | null {
  if (kind === 'strange') return STRANGE
  if (path.startsWith(IMAGES)) {
    const named = pictureNameFinding(path.slice(IMAGES.length))
    return named ?? (bytes > LARGEST_PICTURE ? TOO_LARGE : null)
  }
  if (!path.endsWith('.md')) return unused(path)
  return bytes > LARGEST_FILE ? LARGE : null
}

function walk(folder: string, below = ''): Found[] {
  const found: Found[] = []
  const names = readdirSync(join(folder, below)).sort(compareText)
  for (const name of names.filter((one) => !PASSED_OVER.test(one))) {
    const path = below === '' ? name : `${below}/${name}`
    const status = lstatSync(join(folder, path))
    if (status.isDirectory()) found.push(...walk(folder, path))
    else found.push({ path, kind: status.isFile() ? 'file' : 'strange', bytes: status.size })
  }
  return found
}

const STRANGE: Finding = {
  code: 'file-strange',
  message: 'This is not a plain file.',
  fix: 'Delete it, and upload the file itself.',
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
        ? `Rename it to ${text.toLowerCase()}.md if it is a text of the site, or delete it.`
        : /\.(?:svg|jpe?g|png|webp|avif|gif|hei[cf])$/i.test(name)
          ? 'Move the picture into content/images.'
          : 'Delete it. If it holds words for the site, copy them into a file whose name ends with .md',
  }
}
