// Says what a review of very many pages leaves out.
import type { PageChange, Review } from '../review'
import { formatCount } from './format-count'

/** Returns the pages of which the review gives only the names. */
export const findNamedOnly = <Page extends Pick<PageChange, 'slug'>>(
  pages: readonly Page[],
): Page[] => pages.filter(({ slug }) => slug === null)

/** Returns a sentence for the notices if there are such pages. */
export function writeOmission(pages: readonly PageChange[]): string[] {
  const { length } = findNamedOnly(pages)
  if (length === 0) return []
  return [
    `This review compares only ${pages.length - length} of the pages that change. It lists ${formatCount(length, 'other page', 'other pages')} by name, so look at some of them in the preview.`,
  ]
}

/** Returns on how many pages the shared edits are: `On 12 pages`. */
export function countSharedPages({ shared, pages }: Pick<Review, 'shared' | 'pages'>): string {
  const count = formatCount(shared.paths.length, 'page', 'pages')
  return findNamedOnly(pages).length > 0 ? `${count} or more` : count
}
