// Finds the pages that tell of a way to give: the one to which its card leads, and the one with all ways.
import { splitUrl } from '../../links/link-target'
import { COLLECTION_PAGES } from '../../site-structure'
import type { ParsedEntry } from '../../source/entry/parsed-entry'

const LISTS = COLLECTION_PAGES.givingOptions.map((slug) => `/${slug}`)

type GiftPages = {
  readonly linked: ParsedEntry | undefined
  readonly list: ParsedEntry | undefined
}

export function findGiftPages(
  { references }: ParsedEntry,
  entries: readonly ParsedEntry[],
): GiftPages {
  const link = references.find(({ field }) => field === 'button_link')
  const path = link === undefined ? null : splitUrl(link.target).path
  const find = (paths: readonly (string | null)[]) =>
    entries.find(
      ({ entry: { pagePath, draft } }) =>
        pagePath !== null && paths.includes(pagePath) && draft !== true,
    )
  return { linked: find([path]), list: find(LISTS) }
}
