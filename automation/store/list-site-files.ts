// Lists the files of a built site that is to be stored.
import { lstatSync } from 'node:fs'
import { join, relative } from 'node:path'
import { listEntries } from '../../generator/process/list-entries.mjs'

/** Files that only the next build on the same machine needs. */
const NOT_PUBLISHED = ['.site-files']

/** A site on GitHub Pages may have 1 GB. Far less is enough for this one, and a mistake does not fill the branch. */
const MAX_BYTES = 500 * 1024 * 1024

/**
 * Returns the paths of the files below the folder, with forward slashes, in order.
 * @throws for anything but plain files and folders, for names that git or a host would read differently, and for far too much
 */
export function listSiteFiles(folder: string): string[] {
  const paths: string[] = []
  let bytes = 0
  const entries = listEntries(folder).map(({ parentPath, name }) =>
    relative(folder, join(parentPath, name)),
  )
  for (const path of entries.sort()) {
    const name = path.replaceAll('\\', '/')
    const stats = lstatSync(join(folder, path))
    if (stats.isDirectory() || NOT_PUBLISHED.includes(name)) continue
    if (!stats.isFile()) throw new Error(`${JSON.stringify(name)} is not a plain file.`)
    if (/[\p{C}"\\:]|(?:^|\/)\.git/u.test(path))
      throw new Error(`${JSON.stringify(name)} is no name for a file of a site.`)
    bytes += stats.size
    paths.push(name)
  }
  if (bytes > MAX_BYTES) throw new Error('The site is far too large to be published.')
  if (!paths.includes('index.html')) throw new Error('The site has no home page (index.html).')
  return paths
}
