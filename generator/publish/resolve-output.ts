// Resolves --out, and refuses directories in which a site would overwrite something else or be mixed with it.
import { existsSync, lstatSync, realpathSync, statSync } from 'node:fs'
import { basename, dirname, isAbsolute, join, relative, resolve, sep } from 'node:path'
import { UsageError } from '../cli/usage-error'
import { SOURCE_FOLDERS } from '../bundle/source-folders.mjs'

/** Folders of the project, besides its source folders, that cannot hold a site. */
const OTHER_FOLDERS = ['.git', '.github', 'docs', 'node_modules', 'public']

/** The longest file name on common file systems (NAME_MAX on Linux), minus the suffix that a build adds to it. */
const MAX_NAME_BYTES = 255 - '.previous-00000000'.length

/**
 * Returns the absolute path of the directory that the site is written to, with symbolic links resolved: the target of a
 * link is replaced, and the link stays.
 * @param content the content directory, as an absolute or relative path
 * @throws UsageError when no site can or may be written there
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
  const realPath = resolveLinks(path)
  for (const folder of [content, ...SOURCE_FOLDERS, ...OTHER_FOLDERS]) {
    const projectPath = resolveLinks(resolve(folder))
    if (isWithin(realPath, projectPath))
      throw new UsageError(
        `--out ${out} lies in ${folder}, which is part of the project itself. Name a folder outside of it.`,
      )
    if (isWithin(projectPath, realPath))
      throw new UsageError(
        `--out ${out} holds ${folder}, which the site would replace. Name a folder of its own for the site.`,
      )
  }
  return realPath
}

/** Returns the path and all directories above it, topmost first. */
function listAncestors(path: string): string[] {
  const parent = dirname(path)
  return parent === path ? [path] : [...listAncestors(parent), path]
}

/** Resolves symbolic links in the part of the path that exists. */
function resolveLinks(path: string): string {
  if (existsSync(path) || dirname(path) === path) return realpathSync(path)
  return join(resolveLinks(dirname(path)), basename(path))
}

function isWithin(path: string, directory: string): boolean {
  const relativePath = relative(directory, path)
  // Between two Windows drives there is no relative path, so `relative` returns an absolute one.
  return !(isAbsolute(relativePath) || relativePath === '..' || relativePath.startsWith(`..${sep}`))
}
