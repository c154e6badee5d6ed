// Reports an event that is new although its day is over, mostly because a chat program believes that it is still last year.
import { collections } from '../../../collections'
import { findNextOccurrence, getYear, moveToYear, type Day } from '../../../dates/day'
import { getWeekdayName } from '../../../dates/weekdays'
import { replaceValue } from '../../../front-matter/value'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../../source/entry/parsed-entry'
import { adviseWeekday } from '../../meaning/days/written/weekday-problem'
import { isNewPage } from '../../published-urls/renamed/new-pages'
import type { PublishedPaths } from '../../published-urls/renamed/renamed-pages'

/** If the next such day is further away, the event ended a short time ago and was only written down late. */
const MAX_DAYS_AHEAD = 300

export function checkPastEvents(
  entries: readonly ParsedEntry[],
  today: Day,
  paths: PublishedPaths,
): Problem[] {
  return entries.flatMap((parsed) => {
    const over = findPastEvent(parsed, today, paths)
    if (over === null || parsed.problems.some((problem) => isOfNextYear(problem, over))) return []
    return [createProblem(eventOver(over), getFieldPosition(parsed, 'date'))]
  })
}

/** Returns the problems of an entry. Where a weekday in its text shows the year of such an event, the date is to be corrected. */
export function correctPastEvent(
  parsed: ParsedEntry,
  problems: readonly Problem[],
  today: Day,
  paths: PublishedPaths,
): readonly Problem[] {
  if (!problems.some(({ code }) => code === 'weekday-wrong')) return problems
  const over = findPastEvent(parsed, today, paths)
  if (over === null) return problems
  return problems.map((problem): Problem => {
    if (!isOfNextYear(problem, over)) return problem
    const value = parsed.getSource().frontMatter.get('date')
    const isOneDay = value !== undefined && 'text' in value && over.start === null
    const suggestion = isOneDay ? replaceValue(value, over.next) : null
    const details = weekdayOfNextYear(over, problem.line)
    return { ...createProblem(details, getFieldPosition(parsed, 'date')), suggestion }
  })
}

type PastEvent = {
  readonly date: Day
  /** The next day of the same month and number. */
  readonly next: Day
  /** Its first day in that year, or null if it has one day. */
  readonly start: Day | null
}

/** Each event is recorded as soon as it is published, so one that is not on the record is new. Without a record, nobody knows. */
function findPastEvent(parsed: ParsedEntry, today: Day, paths: PublishedPaths): PastEvent | null {
  const { date, startDate, status } = parsed.entry
  if (parsed.collection !== (collections.events as unknown) || typeof date !== 'string') return null
  if (date >= today || status !== undefined || !isNewPage(parsed.entry, paths)) return null
  if (![...paths.published].some((path) => path.startsWith('/events/'))) return null
  // The text names another day, which is reported.
  if (parsed.problems.some(({ code }) => code === 'date-differs')) return null
  const next = findNextOccurrence(date, today, MAX_DAYS_AHEAD)
  if (next === null) return null
  const years = getYear(next) - getYear(date)
  const start =
    typeof startDate === 'string' ? moveToYear(startDate, getYear(startDate) + years) : null
  return { date, next, start }
}

const isOfNextYear = ({ code, message, fix }: Problem, { date, next }: PastEvent): boolean =>
  code === 'weekday-wrong' &&
  message.includes(`but ${date} is`) &&
  fix.includes(adviseWeekday(getWeekdayName(next)))

const writeDays = ({ next, start }: PastEvent): string =>
  `write date: ${next}${start === null ? '' : ` and start_date: ${start}`}`

const eventOver = (over: PastEvent): FileProblem => ({
  code: 'date-far',
  severity: 'warning',
  message: `This event is new, but its day, ${over.date}, is over.`,
  fix: `If you mean the next such day, ${writeDays(over)}. If it really is over, there is nothing to do.`,
})

const weekdayOfNextYear = (over: PastEvent, line: number): FileProblem => ({
  code: 'date-far',
  severity: 'warning',
  message: `This event is new, but its day, ${over.date}, is over. The weekday on line ${line} is right for ${getYear(over.next)}.`,
  fix: `If you mean that year, ${writeDays(over)}`,
})
