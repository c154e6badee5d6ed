// Makes git trees: that of a site, and that of the store branch with one place changed. All others keep their trees.
import { resolve, join } from 'node:path'
import { listSiteFiles } from './list-site-files'
import { formatSlot, PREVIEW_FOLDER, type SiteSlot } from './site-slot'
import type { GitRunner } from './store-repository'

/** A line of `git ls-tree -z`, which is also what `git mktree -z` reads. */
type TreeEntry = { readonly name: string; readonly line: string }

/** Writes the files of the folder as they are, without attributes or conversions. Resolves to the ID of their tree. */
export async function writeSiteTree(git: GitRunner, folder: string): Promise<string> {
  const paths = listSiteFiles(folder)
  const input = paths.map((path) => `${join(resolve(folder), path)}\n`).join('')
  const printed = await git(['hash-object', '-w', '--no-filters', '--stdin-paths'], { input })
  const hashes = printed.trim().split('\n')
  const index = paths.map((path, at) => `100644 ${hashes[at] ?? ''}\t${path}\0`).join('')
  await git(['read-tree', '--empty'])
  await git(['update-index', '-z', '--index-info'], { input: index })
  return (await git(['write-tree'])).trim()
}

/**
 * Returns the tree of the branch with the site in its place.
 * @param tip the commit to change, or null for an empty branch
 * @param site the tree of the site, or null to remove what is there
 */
export async function placeSite(
  git: GitRunner,
  { tip, slot, site }: { tip: string | null; slot: SiteSlot; site: string | null },
): Promise<string> {
  const root = tip === null ? [] : await listTree(git, tip)
  const isPreviews = ({ name }: TreeEntry) => name === PREVIEW_FOLDER
  if (slot === 'production') {
    const files = site === null ? [] : await listTree(git, site)
    if (files.some(isPreviews))
      throw new Error(
        `A page of the site is at /${PREVIEW_FOLDER}, which belongs to the previews: rename it.`,
      )
    return writeTree(git, [...files, ...root.filter(isPreviews)])
  }
  const hasPreviews = tip !== null && root.some(isPreviews)
  const previews = hasPreviews ? await listTree(git, `${tip}:${PREVIEW_FOLDER}`) : []
  const name = formatSlot(slot)
  const others = previews.filter((entry) => entry.name !== name)
  const changed = site === null ? others : [...others, formatFolder(name, site)]
  const folder = changed.length === 0 ? null : await writeTree(git, changed)
  const rest = root.filter((entry) => !isPreviews(entry))
  return writeTree(git, folder === null ? rest : [...rest, formatFolder(PREVIEW_FOLDER, folder)])
}

/** Returns the names in the folder of previews, such as `pr-7`. */
export async function listPreviews(git: GitRunner, tip: string): Promise<string[]> {
  const root = await listTree(git, tip)
  if (!root.some(({ name }) => name === PREVIEW_FOLDER)) return []
  return (await listTree(git, `${tip}:${PREVIEW_FOLDER}`)).map(({ name }) => name)
}

/** Resolves to the size of all files in a tree, in bytes. */
export async function measureTree(git: GitRunner, tree: string): Promise<number> {
  const lines = (await git(['ls-tree', '-r', '-l', '-z', tree])).split('\0')
  return lines.reduce((sum, line) => sum + Number(/ (\d+)\t/.exec(line)?.[1] ?? 0), 0)
}

async function listTree(git: GitRunner, tree: string): Promise<TreeEntry[]> {
  const lines = (await git(['ls-tree', '-z', tree])).split('\0').filter((line) => line !== '')
  return lines.map((line) => ({ name: line.slice(line.indexOf('\t') + 1), line }))
}

const formatFolder = (name: string, tree: string): TreeEntry => ({
  name,
  line: `040000 tree ${tree}\t${name}`,
})

const writeTree = async (git: GitRunner, entries: readonly TreeEntry[]): Promise<string> =>
  (await git(['mktree', '-z'], { input: entries.map(({ line }) => `${line}\0`).join('') })).trim()
