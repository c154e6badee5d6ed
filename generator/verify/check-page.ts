// Checks what concerns a page as a whole: its ids, its title, its headings, and links to anchors on the same page.
import type { BuiltPage, HtmlSummary, SharedParts } from './inspect-html'

/** The data from shared parts that matters for a page as a whole. `links` contains only links to anchors on the same page. */
export type FragmentSummaries = Pick<HtmlSummary, 'ids' | 'titles' | 'headings' | 'links'>

/**
 * Returns the faults of a page, no matter whether they are in its own HTML or in shared parts.
 * @param shared the data from the page's shared parts
 */
export function checkPage({ own }: BuiltPage, shared: FragmentSummaries): string[] {
  const ids = [...shared.ids, ...own.ids]
  const duplicateIds = ids.filter((id, index) => ids.indexOf(id) !== index)
  const titles = shared.titles + own.titles
  const headings = shared.headings + own.headings
  return [
    ...[...new Set(duplicateIds)].map((id) => `the id "${id}" occurs twice`),
    ...(titles === 1 ? [] : [`it has ${titles} titles`]),
    ...(headings === 1 ? [] : [`it has ${headings} <h1> headings`]),
    ...[...shared.links, ...own.links]
      .filter((link) => link.startsWith('#') && !hasAnchor(link.slice(1), ids))
      .map(describeMissingAnchor),
  ]
}

/**
 * Combines the data of shared parts.
 * @param names the names of the parts, separated by spaces
 */
export function mergeFragments(names: string, parts: SharedParts): FragmentSummaries {
  const fragments = names.split(' ').flatMap((name) => parts[name] ?? [])
  return {
    ids: fragments.flatMap(({ ids }) => ids),
    titles: fragments.reduce((sum, { titles }) => sum + titles, 0),
    headings: fragments.reduce((sum, { headings }) => sum + headings, 0),
    links: fragments.flatMap(({ links }) => links).filter((link) => link.startsWith('#')),
  }
}

/** Returns true for an empty anchor too, which leads to the top of the page. */
export const hasAnchor = (anchor: string, ids: readonly string[]) =>
  anchor === '' || ids.includes(decodeURIComponent(anchor))

export const describeMissingAnchor = (link: string) =>
  `the link ${link} leads to an anchor that does not exist on its page`
