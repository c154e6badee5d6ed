// The list of its files that every built site carries: it tells a site, which a build may replace, from anything else.
import { lstatSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { UsageError } from '../cli/usage-error'

export const SITE_MARKER = '.site-files'

const HEAD = 'npm run build made this folder and replaces it as a whole. It holds these files:'

/** Files that desktops put into any folder that someone looks at. */
const DESKTOP_FILES = ['.DS_Store', 'Thumbs.db', 'desktop.ini']

/** How many files a refusal names. */
const MAX_NAMED = 3

/** Marks the directory as a built site that consists of the files that are in it now. */
export function writeMarker(directory: string): void {
  const files = listFiles(directory).filter((file) => file !== SITE_MARKER)
  writeFileSync(join(directory, SITE_MARKER), [HEAD, ...files.sort(), ''].join('\n'))
}

/** True for a directory that a build has made or has begun to make. */
export const isMarked = (directory: string): boolean => readMarker(directory) !== null

/**
 * Makes sure that nothing is lost when the path is replaced: it does not exist, or it is an empty directory, or a site
 * with nothing else in it.
 * @throws ArgumentError that says what else is there
 */
export function assertReplaceable(path: string): void {
  const status = lstatSync(path, { throwIfNoEntry: false })
  if (status === undefined) return
  if (!status.isDirectory()) throw refuse(`${path} is a file, not a folder.`)
  const found = listFiles(path)
  if (found.length === 0) return
  const files = readMarker(path)
  if (files === null)
    throw refuse(
      `${path} is not a site that this program has built: it holds ${name(readdirSync(path))}.`,
    )
  const own = new Set([SITE_MARKER, ...files])
  const others = found.filter((file) => !own.has(file) && !DESKTOP_FILES.includes(basename(file)))
  if (others.length > 0)
    throw refuse(`${path} holds something that is not part of the site: ${name(others)}.`)
}

const refuse = (what: string) =>
  new UsageError(
    `${what} Nothing was written there, so nothing is lost. Move it or delete it if it is not needed, or name a new folder with --out.`,
  )

function name(files: readonly string[]): string {
  const named = files.slice(0, MAX_NAMED).join(', ')
  const more = files.length - MAX_NAMED
  return more > 0 ? `${named} and ${more} more` : named
}

function readMarker(directory: string): string[] | null {
  try {
    const [head, ...files] = readFileSync(join(directory, SITE_MARKER), 'utf8').split('\n')
    return head === HEAD ? files : null
  } catch {
    return null
  }
}

/** Returns the paths of all files below the directory. */
export function listFiles(directory: string, below = ''): string[] {
  return readdirSync(join(directory, below), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(directory, `${below}${entry.name}/`) : [below + entry.name],
  )
}
