// Notes an event that would last for most of a year, because its first day was left in a copied file.
import { countDaysBetween, getYear, moveToYear, type Day } from '../../dates/day'
import type { FieldsProblem } from '../../problems/problem'

/** Campaigns and classes take weeks or months. */
const MAX_DAYS = 300

export function checkDuration(start: Day | undefined, last: Day | undefined): FieldsProblem[] {
  if (start === undefined || last === undefined) return []
  const days = countDaysBetween(start, last)
  if (days <= MAX_DAYS) return []
  const year = getYear(last)
  const candidates = [moveToYear(start, year), moveToYear(start, year - 1)]
  const meant = candidates.find((day) => day !== null && day <= last) ?? last
  return [
    {
      code: 'date-far',
      severity: 'warning',
      field: 'start_date',
      message: `The event would last ${days} days, from ${start} to ${last}.`,
      fix: `Check both days. If you mean ${meant}, write start_date: ${meant}`,
    },
  ]
}
