// Reading: here and in walk.ts is all of the content code that touches the disk.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeText } from './decode-text'
import { DOWNLOAD_TOO_LARGE } from '../downloads/download-problems'
import { inspectDownload, type Download, type Downloads } from '../downloads/inspect-download'
import { DOWNLOADS_DIRECTORY, checkFile, IMAGES_DIRECTORY } from './check-file'
import { PUBLISHED_URLS_FILE } from '../routing/published-urls'
import { TOO_LARGE } from '../images/image-problems'
import type { ImageSize, ImageSizes } from '../images/image-size'
import { inspectImage, UNKNOWN_SIZE } from '../images/inspect-image'
import { createProblem, type FileFinding, type Position, type Problem } from '../problems/problem'
import { UNREADABLE_TEXT } from '../rules/text-limits/text-limits'
import { listFiles, type FileEntry } from './list-files'

/** All that was read: Markdown texts by their path below the content folder (`events/gala.md`), pictures and files for download. */
export type ContentFiles = {
  readonly texts: Readonly<Record<string, string>>
  /** The paths of Markdown files that are there but could not be read, each told in a problem. */
  readonly unreadable: readonly string[]
  readonly images: ImageSizes
  readonly downloads: Downloads
  /** The text of addresses.txt, or null when there is none. */
  readonly publishedUrls: string | null
  readonly problems: readonly Problem[]
}

/**
 * The same files without these texts, each of which is reported as one that cannot be read.
 * @param paths below the content folder
 * @param name how the folder is called in problems
 */
export function omitTexts(
  files: ContentFiles,
  paths: readonly string[],
  name: string,
): ContentFiles {
  if (paths.length === 0) return files
  // Some of them read their file only when they are asked.
  const texts = Object.defineProperties(
    {},
    Object.getOwnPropertyDescriptors(files.texts),
  ) as Record<string, string>
  for (const path of paths) delete texts[path]
  const problems = paths.map((path) =>
    createProblem(UNREADABLE_TEXT, { file: `${name}/${path}`, line: 1, column: 1 }),
  )
  return {
    ...files,
    texts,
    unreadable: [...files.unreadable, ...paths],
    problems: [...files.problems, ...problems],
  }
}

/** What one file gave; nothing of it is there when it was refused. */
export type DecodedFile = {
  /** A function reads it only when somebody asks for it. */
  readonly text?: string | (() => string)
  readonly image?: ImageSize
  readonly download?: Download
  readonly publishedUrls?: string
  readonly problem?: Problem
}

/** Reads one file of a content folder that is called `name` in problems. */
export type FileReader = (folder: string, name: string, found: FileEntry) => DecodedFile

/**
 * Reads a content folder: file after file, which is faster for thousands of small ones than to wait for each. Links, pipes and
 * devices are refused; hidden files and README.md are passed over.
 * @param folder the content folder
 * @param name how the folder is called in problems: `content`
 * @param readOne reads one file; the build and the dev server hand over one that remembers
 * @param files what `walk` finds in the folder
 * @throws when the folder itself cannot be read
 */
export function readContent(
  folder: string,
  name = 'content',
  readOne: FileReader = decodeContentFile,
  files: readonly FileEntry[] = listFiles(folder),
): ContentFiles {
  const texts: Record<string, string> = {}
  const unread: string[] = []
  const images: Record<string, ImageSize> = {}
  const downloads: Record<string, Download> = {}
  let ledger: string | null = null
  const problems: Problem[] = []
  for (const found of files) {
    const { path } = found
    const read = readOne(folder, name, found)
    if (typeof read.text === 'function')
      Object.defineProperty(texts, path, {
        get: read.text,
        enumerable: true,
        configurable: true,
      })
    else if (read.text !== undefined) texts[path] = read.text
    if (read.image !== undefined) images[path.slice(IMAGES_DIRECTORY.length)] = read.image
    if (read.download !== undefined)
      downloads[path.slice(DOWNLOADS_DIRECTORY.length)] = read.download
    ledger = read.publishedUrls ?? ledger
    if (read.problem === undefined) continue
    problems.push(read.problem)
    if (path.endsWith('.md')) unread.push(path)
  }
  return { texts, unreadable: unread, images, downloads, publishedUrls: ledger, problems }
}

/** Does what is said at `readContent`, for one file. */
export function decodeContentFile(
  folder: string,
  name: string,
  found: FileEntry,
): DecodedFile & { readonly text?: string } {
  const { path } = found
  const refuse = (finding: FileFinding & Partial<Position>) => ({
    problem: createProblem(finding, { file: `${name}/${path}`, ...finding }),
  })
  const finding = path === PUBLISHED_URLS_FILE ? null : checkFile(found)
  if (finding === TOO_LARGE) return { ...refuse(finding), image: UNKNOWN_SIZE }
  // A file that is there, even if it was not read: a link to it is no second mistake.
  if (finding === DOWNLOAD_TOO_LARGE)
    return { ...refuse(finding), download: { bytes: found.bytes, hash: '' } }
  if (finding) return refuse(finding)
  const bytes = readFileSync(join(folder, path))
  if (path.startsWith(IMAGES_DIRECTORY)) {
    const image = inspectImage(path.slice(IMAGES_DIRECTORY.length), bytes)
    return { image: image.size, ...(image.finding ? refuse(image.finding) : {}) }
  }
  if (path.startsWith(DOWNLOADS_DIRECTORY)) {
    const { download, finding } = inspectDownload(bytes)
    return { download, ...(finding ? refuse(finding) : {}) }
  }
  const decoded = decodeText(bytes)
  if ('finding' in decoded) return refuse(decoded.finding)
  return path === PUBLISHED_URLS_FILE ? { publishedUrls: decoded.text } : { text: decoded.text }
}
