// The days of the last and the next review of a page.
import type { ReviewData } from '../../../components/navigation/page-review'
import type { AnyEntry } from '../../../model/define-collection'
import type { ReviewValues } from '../../../model/schema/review-fields'
import type { Site } from '../../../model/site'
import { findEntryByPath } from '../entries'

/** Returns null for a page that nobody has reviewed. */
export function getReview(site: Site, path: string): ReviewData | null {
  const entry: (AnyEntry & ReviewValues) | null = findEntryByPath(site, path)
  if (entry?.reviewed === undefined) return null
  return { reviewed: entry.reviewed, due: entry.reviewDue ?? null }
}
