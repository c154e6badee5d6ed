// Finds out where --out really leads, and refuses places where a site would overwrite or mix with something else.
import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { UsageError } from '../cli/usage-error'
import { SOURCE_FOLDERS } from '../bundle/source-folders.mjs'

/** Folders of the project, besides its code, in which no site belongs. */
const OTHER_FOLDERS = ['.git', '.github', 'docs', 'node_modules', 'public']

/** The longest name that a file may have on common disks, in bytes (NAME_MAX of Linux), less what a build adds to it. */
const MAX_NAME_BYTES = 255 - '.previous-00000000'.length

/**
 * Returns the absolute path of the directory that the site is written to, with symbolic links resolved: what a link leads to
 * is replaced, and the link stays.
 * @param content the content directory, as an absolute or relative path
 * @throws ArgumentError when no site can or may be written there
 */
export function resolveOutput(out: string, content: string): string {
  const path = resolve(out)
  for (const part of listAncestors(path)) {
    if (Buffer.byteLength(basename(part)) > MAX_NAME_BYTES)
      throw new UsageError(`--out ${out}: a name in it is too long. Name a shorter one.`)
    const isLink = lstatSync(part, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
    if (isLink && !existsSync(part))
      throw new UsageError(
        `--out ${out}: ${part} is a link that leads nowhere. Name another folder.`,
      )
    if (existsSync(part) && !statSync(part).isDirectory())
      throw new UsageError(`--out ${out}: ${part} is a file, not a folder. Name another folder.`)
  }
  const place = resolveLinks(path)
  for (const folder of [content, ...SOURCE_FOLDERS, ...OTHER_FOLDERS]) {
    const own = resolveLinks(resolve(folder))
    if (isWithin(place, own))
      throw new UsageError(
        `--out ${out} lies in ${folder}, which is part of the project itself. Name a folder outside of it.`,
      )
    if (isWithin(own, place))
      throw new UsageError(
        `--out ${out} holds ${folder}, which the site would replace. Name a folder of its own for the site.`,
      )
  }
  return place
}

/** Returns the path and all directories above it, topmost first. */
function listAncestors(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...listAncestors(parent), path]
}

/** Resolves the links of the part of the path that exists. */
function resolveLinks(path: string): string {
  if (existsSync(path) || dirname(path) === path) return realpathSync(path)
  return join(resolveLinks(dirname(path)), basename(path))
}

function isWithin(path: string, directory: string): boolean {
  const way = relative(directory, path)
  // Between two drives of Windows there is no relative path, so `relative` returns an absolute one.
  return !(isAbsolute(way) || way === '..' || way.startsWith(`..${sep}`))
}
