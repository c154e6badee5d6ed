// Separates what changes on many pages at once, such as a phone number, from what changes on each page alone.
import type { PageChange, SharedEdits } from '../review'
import type { BlockDiff } from '../words/diff-words'
import type { LinkDiff } from '../words/diff-links'

/** An edit counts as shared if it is on at least this number of pages, and on at least this share of all changed pages. */
const MIN_PAGES = 4
const MIN_SHARE = 0.4

type Separated = { readonly pages: PageChange[]; readonly shared: SharedEdits }

/** Returns the pages with their own edits only, and what they share. */
export function separateSharedEdits(pages: readonly PageChange[]): Separated {
  const changed = pages.filter(({ status }) => status === 'changed')
  const blocks = findShared(changed.map(({ ownEdits }) => ownEdits))
  const links = findShared(changed.map(({ ownLinks }) => ownLinks))
  const own = pages.map((page) => ({
    ...page,
    ownEdits: page.ownEdits.filter((edit) => !blocks.has(getKey(edit))),
    ownLinks: page.ownLinks.filter((edit) => !links.has(getKey(edit))),
  }))
  const paths = changed
    .filter(
      ({ ownEdits, ownLinks }) =>
        ownEdits.some((edit) => blocks.has(getKey(edit))) ||
        ownLinks.some((edit) => links.has(getKey(edit))),
    )
    .map(({ path }) => path)
  return { pages: own, shared: { blocks: [...blocks.values()], links: [...links.values()], paths } }
}

const getKey = (edit: BlockDiff | LinkDiff): string => JSON.stringify(edit)

/** Returns the edits that many of the lists have, by their keys, in the order of their first appearance. */
function findShared<Edit extends BlockDiff | LinkDiff>(
  lists: readonly (readonly Edit[])[],
): Map<string, Edit> {
  const counts = new Map<string, { edit: Edit; count: number }>()
  for (const list of lists) {
    for (const [key, edit] of new Map(list.map((edit) => [getKey(edit), edit]))) {
      counts.set(key, { edit, count: (counts.get(key)?.count ?? 0) + 1 })
    }
  }
  const least = Math.max(MIN_PAGES, MIN_SHARE * lists.length)
  const shared = [...counts].filter(([, { count }]) => count >= least)
  return new Map(shared.map(([key, { edit }]) => [key, edit]))
}
