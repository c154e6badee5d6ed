// Decides whether a page is new: it is not on the record of published addresses, under this name or an old one.
import type { AnyEntry } from '../../../define-collection'
import type { PublishedPaths } from './renamed-pages'

/** Returns false for an entry without a page, too. */
export function isNewPage(
  { pagePath, redirectFrom }: AnyEntry,
  { published, renamed }: PublishedPaths,
): boolean {
  if (pagePath === null || published.has(pagePath) || (redirectFrom ?? []).length > 0) return false
  return [...renamed.values()].every(({ path }) => path !== pagePath)
}
