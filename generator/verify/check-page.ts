// What is wrong with a page as a whole.
import type { BuiltPage, HtmlSummary, SharedParts } from './inspect-html'

/** What parts that pages share have of what is looked at for a page as a whole; of the links, those to places on the same page. */
export type FragmentSummaries = Pick<HtmlSummary, 'ids' | 'titles' | 'headings' | 'links'>

/**
 * Whatever part of the page each thing is in.
 * @param others what it has besides what is its own
 */
export function checkPage({ own }: BuiltPage, others: FragmentSummaries): string[] {
  const ids = [...others.ids, ...own.ids]
  const twice = ids.filter((id, at) => ids.indexOf(id) !== at)
  const titles = others.titles + own.titles
  const headings = others.headings + own.headings
  return [
    ...[...new Set(twice)].map((id) => `the id "${id}" is there twice`),
    ...(titles === 1 ? [] : [`it has ${titles} titles`]),
    ...(headings === 1 ? [] : [`it has ${headings} headings of the first rank`]),
    ...[...others.links, ...own.links]
      .filter((link) => link.startsWith('#') && !hasAnchor(link.slice(1), ids))
      .map(describeMissingAnchor),
  ]
}

/** What the parts with these names have together of what is looked at for a page as a whole. */
export function mergeFragments(names: string, parts: SharedParts): FragmentSummaries {
  const all = names.split(' ').flatMap((name) => parts[name] ?? [])
  return {
    ids: all.flatMap((one) => one.ids),
    titles: all.reduce((sum, one) => sum + one.titles, 0),
    headings: all.reduce((sum, one) => sum + one.headings, 0),
    links: all.flatMap((one) => one.links).filter((link) => link.startsWith('#')),
  }
}

/** An anchor without a name leads to the top of the page. */
export const hasAnchor = (anchor: string, ids: readonly string[]) =>
  anchor === '' || ids.includes(decodeURIComponent(anchor))

export const describeMissingAnchor = (address: string) =>
  `the link ${address} leads to a place that is not on its page`
