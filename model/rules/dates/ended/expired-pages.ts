// Reports a page that is new although its last day is over, so that nobody would ever see it.
import { findNextOccurrence, formatLongDay, type Day } from '../../../dates/day'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../../source/entry/parsed-entry'
import { isNewPage } from '../../published-urls/renamed/new-pages'
import type { PublishedPaths } from '../../published-urls/renamed/renamed-pages'

/** Each page is recorded as soon as it is published, so one that is not on the record is new. Without a record, nobody knows. */
export function checkExpiredPages(
  entries: readonly ParsedEntry[],
  today: Day,
  paths: PublishedPaths,
): Problem[] {
  if (paths.published.size === 0) return []
  return entries.flatMap((parsed) => {
    const { draft, expiresOn } = parsed.entry
    if (draft === true || expiresOn === undefined || expiresOn >= today) return []
    // A day before the first one has been reported.
    if (parsed.problems.some(({ field }) => field === 'expires_on')) return []
    if (!isNewPage(parsed.entry, paths)) return []
    const next = findNextOccurrence(expiresOn, today, MAX_DAYS_AHEAD)
    return [createProblem(pageExpired(expiresOn, next), getFieldPosition(parsed, 'expires_on'))]
  })
}

/** A page that is for one season leaves the site within a year. */
const MAX_DAYS_AHEAD = 366

const pageExpired = (expiresOn: Day, next: Day | null): FileProblem => ({
  code: 'date-far',
  severity: 'warning',
  message: `This page is new, but its last day, ${expiresOn}, is over, so nobody would see it.`,
  fix: `${next === null ? 'Write its real last day.' : `If you mean ${formatLongDay(next)}, write expires_on: ${next}.`} If the page should stay, delete this line.`,
})
