// The file list that every built site contains. It distinguishes a site, which a build may replace, from any other directory.
import { lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { UsageError } from '../cli/usage-error'

export const SITE_MARKER = '.site-files'

const HEAD = 'npm run build made this folder and replaces it as a whole. It holds these files:'

/** Files that desktop environments create in any folder that is opened. */
const DESKTOP_FILES = ['.DS_Store', 'Thumbs.db', 'desktop.ini']

/** How many files an error message names. */
const MAX_LISTED = 3

/** Marks the directory as a built site that consists of the files that it contains now. */
export function writeMarker(directory: string): void {
  const files = listFiles(directory).filter((file) => file !== SITE_MARKER)
  writeFileSync(join(directory, SITE_MARKER), [HEAD, ...files.sort(), ''].join('\n'))
}

/** True if a build created the directory, even if it did not finish. */
export const isMarked = (directory: string): boolean => readMarker(directory) !== null

/**
 * Ensures that nothing is lost when the path is replaced: it does not exist, is an empty directory, or is a site that
 * contains nothing else.
 * @throws UsageError that names the other files
 */
export function assertReplaceable(path: string): void {
  const status = lstatSync(path, { throwIfNoEntry: false })
  if (status === undefined) return
  if (!status.isDirectory()) throw createRefusal(`${path} is a file, not a folder.`)
  const found = listFiles(path)
  if (found.length === 0) return
  const files = readMarker(path)
  if (files === null)
    throw createRefusal(
      `${path} is not a site that this program has built: it holds ${formatFileList(readdirSync(path))}.`,
    )
  const own = new Set([SITE_MARKER, ...files])
  const others = found.filter((file) => !own.has(file) && !DESKTOP_FILES.includes(basename(file)))
  if (others.length > 0)
    throw createRefusal(
      `${path} holds something that is not part of the site: ${formatFileList(others)}.`,
    )
}

const createRefusal = (reason: string) =>
  new UsageError(
    `${reason} Nothing was written there, so nothing is lost. Move it or delete it if it is not needed, or name a new folder with --out.`,
  )

function formatFileList(files: readonly string[]): string {
  const listed = files.slice(0, MAX_LISTED).join(', ')
  const omitted = files.length - MAX_LISTED
  return omitted > 0 ? `${listed} and ${omitted} more` : listed
}

function readMarker(directory: string): string[] | null {
  try {
    const [head, ...files] = readFileSync(join(directory, SITE_MARKER), 'utf8').split('\n')
    return head === HEAD ? files : null
  } catch {
    return null
  }
}

/** Returns the paths of all files in the directory and its subdirectories, relative to the directory. */
export function listFiles(directory: string, subdirectory = ''): string[] {
  return readdirSync(join(directory, subdirectory), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory()
      ? listFiles(directory, `${subdirectory}${entry.name}/`)
      : [subdirectory + entry.name],
  )
}
