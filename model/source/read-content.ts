// Reads and decodes the files of the content folder. Only this module and list-files.ts access the disk.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { decodeText } from './decode-text'
import { inspectDownload, type Download, type Downloads } from '../downloads/inspect-download'
import { DOWNLOADS_DIRECTORY, checkFile, IMAGES_DIRECTORY, MAX_TEXT_BYTES } from './check-file'
import { PUBLISHED_URLS_FILE } from '../routing/published-urls'
import { TOO_LARGE } from '../images/image-problems'
import type { ImageSize, ImageSizes } from '../images/image-size'
import { inspectImage, UNKNOWN_SIZE } from '../images/inspect-image'
import { createProblem, type FileProblem, type Position, type Problem } from '../problems/problem'
import { UNREADABLE_TEXT } from '../rules/text-limits/text-limits'
import { checkGuide, GUIDE, MAX_GUIDE_BYTES } from './check-guide'
import { findSecondTexts, hasOtherEnding, secondEnding, startsWithFields } from './text-endings'
import { listFiles, type FileEntry } from './list-files'

/** The contents of the content folder. */
export type ContentFiles = {
  /** Markdown texts by their path below the content folder: `events/gala.md`. */
  readonly texts: Readonly<Record<string, string>>
  /** Paths of Markdown files that exist but could not be read; each has been reported as a problem. */
  readonly unreadable: readonly string[]
  readonly images: ImageSizes
  /** The words that drawings show, by the names of their files. */
  readonly drawingWords: Readonly<Record<string, string>>
  readonly downloads: Downloads
  /** The text of addresses.txt, or null when there is no such file. */
  readonly publishedUrls: string | null
  readonly problems: readonly Problem[]
}

/**
 * Returns the files without these texts, and reports each of them as unreadable.
 * @param paths paths below the content folder
 * @param name the name of the folder in problems
 */
export function omitTexts(
  files: ContentFiles,
  paths: readonly string[],
  name: string,
): ContentFiles {
  if (paths.length === 0) return files
  // Copying the property descriptors keeps lazy texts unread.
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

/** The content of one file; a rejected file has only a problem, or also the size that references to it need. A guide for editors has none. */
export type DecodedFile = {
  /** The text, or a function that reads it on demand. */
  readonly text?: string | (() => string)
  readonly image?: ImageSize
  readonly drawingWords?: string
  readonly download?: Download
  readonly publishedUrls?: string
  readonly problem?: Problem
}

/** Reads one file of a content folder. `name` is the name of the folder in problems. */
export type FileReader = (folder: string, name: string, file: FileEntry) => DecodedFile

/**
 * Reads a content folder. Synchronous reads are faster than asynchronous ones for thousands of small files. Links, pipes and
 * devices are reported; hidden files are ignored, and README.md unless it has the fields of an entry.
 * @param folder the content folder
 * @param name the name of the folder in problems: `content`
 * @param readFile reads one file; the build and the dev server pass a reader with a cache
 * @param files the files in the folder
 * @throws when the folder itself cannot be read
 */
export function readContent(
  folder: string,
  name = 'content',
  readFile: FileReader = decodeContentFile,
  files: readonly FileEntry[] = listFiles(folder),
): ContentFiles {
  const texts: Record<string, string> = {}
  const unreadable: string[] = []
  const images: Record<string, ImageSize> = {}
  const drawingWords: Record<string, string> = {}
  const downloads: Record<string, Download> = {}
  let publishedUrls: string | null = null
  const problems: Problem[] = []
  for (const file of files) {
    const { path } = file
    const decoded = readFile(folder, name, file)
    if (typeof decoded.text === 'function')
      Object.defineProperty(texts, path, {
        get: decoded.text,
        enumerable: true,
        configurable: true,
      })
    else if (decoded.text !== undefined) texts[path] = decoded.text
    if (decoded.image !== undefined) images[path.slice(IMAGES_DIRECTORY.length)] = decoded.image
    if (decoded.drawingWords !== undefined)
      drawingWords[path.slice(IMAGES_DIRECTORY.length)] = decoded.drawingWords
    if (decoded.download !== undefined)
      downloads[path.slice(DOWNLOADS_DIRECTORY.length)] = decoded.download
    publishedUrls = decoded.publishedUrls ?? publishedUrls
    if (decoded.problem === undefined) continue
    problems.push(decoded.problem)
    if (path.endsWith('.md') && !GUIDE.test(path)) unreadable.push(path)
  }
  for (const { path, original } of findSecondTexts(Object.keys(texts), unreadable)) {
    delete texts[path]
    problems.push(createProblem(secondEnding(`${name}/${original}`), { file: `${name}/${path}` }))
  }
  return { texts, unreadable, images, drawingWords, downloads, publishedUrls, problems }
}

/** Returns whether a file that is not used is a text with fields under another ending. */
const isMisnamedText = (folder: string, { path, kind, byteCount }: FileEntry): boolean =>
  kind === 'file' &&
  hasOtherEnding(path) &&
  byteCount <= MAX_TEXT_BYTES &&
  startsWithFields(readFileSync(join(folder, path), 'utf8'))

/** Reads and decodes one file without a cache. */
export function decodeContentFile(
  folder: string,
  name: string,
  file: FileEntry,
): DecodedFile & { readonly text?: string } {
  const { path } = file
  const reject = (details: FileProblem & Partial<Position>) => ({
    problem: createProblem(details, { file: `${name}/${path}`, ...details }),
  })
  if (GUIDE.test(path) && file.kind === 'file') {
    const misused =
      file.byteCount > MAX_GUIDE_BYTES ? null : checkGuide(readFileSync(join(folder, path), 'utf8'))
    return misused ? reject(misused) : {}
  }
  const problem = checkFile(file)
  // Rejected pictures and downloads exist although they are not read, so that references to them are not reported as well.
  if (problem === TOO_LARGE) return { ...reject(problem), image: UNKNOWN_SIZE }
  if (problem && path.startsWith(DOWNLOADS_DIRECTORY))
    return { ...reject(problem), download: { byteCount: file.byteCount, hash: '' } }
  if (problem && path.startsWith(IMAGES_DIRECTORY))
    return { ...reject(problem), image: UNKNOWN_SIZE }
  // It is read as the file that was meant, so that nothing else is reported because of its name.
  const isMisnamed = problem?.code === 'file-unused' && isMisnamedText(folder, file)
  if (problem && !isMisnamed) return reject(problem)
  const bytes = readFileSync(join(folder, path))
  if (path.startsWith(IMAGES_DIRECTORY)) {
    const image = inspectImage(path.slice(IMAGES_DIRECTORY.length), bytes)
    return {
      image: image.size,
      ...(image.words === undefined ? {} : { drawingWords: image.words }),
      ...(image.problem ? reject(image.problem) : {}),
    }
  }
  if (path.startsWith(DOWNLOADS_DIRECTORY)) {
    const { download, problem: pdfProblem } = inspectDownload(bytes)
    return { download, ...(pdfProblem ? reject(pdfProblem) : {}) }
  }
  const decoded = decodeText(bytes)
  if ('problem' in decoded) return reject(decoded.problem)
  return path === PUBLISHED_URLS_FILE ? { publishedUrls: decoded.text } : { text: decoded.text }
}
