// Reports an event that is new although its day is over, mostly because a chat program believes that it is still last year.
import { collections } from '../collections'
import { findNextOccurrence, getYear, moveToYear, type Day } from '../dates/day'
import { createProblem, type FileProblem, type Problem } from '../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../source/parse-entry'
import { adviseNextYear } from './meaning/days/weekday-problem'
import { isNewPage } from './published-urls/new-pages'
import type { PublishedPaths } from './published-urls/renamed-pages'

/** Each event is recorded as soon as it is published, so one that is not on the record is new. Without a record, nobody knows. */
export function checkPastEvents(
  entries: readonly ParsedEntry[],
  today: Day,
  paths: PublishedPaths,
): Problem[] {
  if (![...paths.published].some((path) => path.startsWith('/events/'))) return []
  return entries.flatMap((parsed) => {
    const { date, startDate, status } = parsed.entry
    if (parsed.collection !== (collections.events as unknown) || typeof date !== 'string') return []
    if (date >= today || status !== undefined || !isNewPage(parsed.entry, paths)) return []
    // The text names another day, which is reported.
    if (parsed.problems.some(({ code }) => code === 'date-differs')) return []
    const next = findNextOccurrence(date, today, MAX_DAYS_AHEAD)
    if (next === null) return []
    // So is a weekday that shows that the next year is meant.
    if (parsed.problems.some(({ fix }) => fix.includes(adviseNextYear(next)))) return []
    const moved =
      typeof startDate === 'string'
        ? moveToYear(startDate, getYear(startDate) + getYear(next) - getYear(date))
        : null
    return [createProblem(eventOver(date, next, moved), getFieldPosition(parsed, 'date'))]
  })
}

/** If the next such day is further away, the event ended a short time ago and was only written down late. */
const MAX_DAYS_AHEAD = 300

const eventOver = (date: Day, next: Day, start: Day | null): FileProblem => ({
  code: 'date-far',
  severity: 'warning',
  message: `This event is new, but its day, ${date}, is over.`,
  fix: `If you mean the next such day, write date: ${next}${start === null ? '' : ` and start_date: ${start}`}. If it really is over, there is nothing to do.`,
})
