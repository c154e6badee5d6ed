// Completes a day that was typed without its year, as a phone shows it: `Sat Nov 6` is in the year where that day is a Saturday.
import { getWeekdayIndex, isDay, type Day } from '../dates/day'
import { WEEKDAYS } from '../dates/weekdays'
import { replaceValue } from '../front-matter/value'
import type { Problem } from '../problems/problem'
import { readDayOfYear } from '../schema/fields/dates/date'
import type { ParsedEntry } from '../source/parse-entry'

/** A day has the same weekday again after five years at the earliest. */
const YEARS = [-1, 0, 1, 2]

/** Returns the problems of an entry, those of such days with the year that their weekday tells. */
export function completeYears({ problems, getSource }: ParsedEntry, today: Day): Problem[] {
  return problems.map((problem) => {
    if (problem.code !== 'date-shape' || problem.suggestion !== null || problem.field === null)
      return problem
    const value = getSource().frontMatter.get(problem.field)
    if (value === undefined || !('text' in value)) return problem
    const typed = readDayOfYear(value.text)
    const day = typed && findDay(typed, today)
    if (!day) return problem
    const fix = `In ${day.slice(0, 4)}, it is a ${WEEKDAYS[getWeekdayIndex(day)] ?? ''}: write ${problem.field}: ${day}`
    return { ...problem, fix, suggestion: replaceValue(value, day) }
  })
}

function findDay(
  { weekday, monthAndDay }: NonNullable<ReturnType<typeof readDayOfYear>>,
  today: Day,
): Day | undefined {
  if (weekday === null) return undefined
  return YEARS.map((later) => `${Number(today.slice(0, 4)) + later}${monthAndDay}`).find(
    (day) => isDay(day) && getWeekdayIndex(day) === weekday,
  )
}
