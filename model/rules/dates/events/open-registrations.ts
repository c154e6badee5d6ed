// Notes an event that is over although its registration is open, mostly because the day of next year has the number of this year.
import { collections } from '../../../collections'
import { addDays, findNextOccurrence, type Day } from '../../../dates/day'
import { createProblem, type Problem } from '../../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../../source/entry/parsed-entry'

/** An event that was over before is history, and its file is rarely edited to plan the next one. */
const MAX_DAYS_OVER = 65
const DAYS_IN_YEAR = 366

export function checkOpenRegistrations(entries: readonly ParsedEntry[], today: Day): Problem[] {
  return entries.flatMap((parsed) => {
    const { date, status, draft, requiresRegistration, registrationOpen } = parsed.entry
    if (parsed.collection !== (collections.events as unknown) || typeof date !== 'string') return []
    if (requiresRegistration !== true || registrationOpen !== true) return []
    if (status !== undefined || draft === true) return []
    if (date >= today || date < addDays(today, -MAX_DAYS_OVER)) return []
    // Another problem already asks whether this is the right day.
    if (parsed.problems.some(({ field }) => field === 'date')) return []
    const next = findNextOccurrence(date, today, DAYS_IN_YEAR)
    if (next === null) return []
    return [
      createProblem(
        {
          code: 'date-far',
          severity: 'warning',
          message: `This event is over, because its day is ${date}, but its registration is still open.`,
          fix: `If you mean the event of next year, write its day, such as date: ${next}. If it is really over, write registration_open: no`,
        },
        getFieldPosition(parsed, 'date'),
      ),
    ]
  })
}
