// Completes a day that was typed without its year, as a phone shows it: `Sat Nov 6` is in the year where that day is a Saturday.
import { collections } from '../collections'
import { getWeekdayIndex, isDay, type Day } from '../dates/day'
import { WEEKDAYS } from '../dates/weekdays'
import { replaceValue } from '../front-matter/value'
import type { Problem } from '../problems/problem'
import { readDayOfYear } from '../schema/fields/dates/date'
import type { ParsedEntry } from '../source/parse-entry'

/** In years: a day has the same weekday again after five of them at the earliest. */
const MAX_AWAY = 2
const AHEAD: readonly unknown[] = [collections.events, collections.notices]
const AHEAD_FIELDS: readonly string[] = ['publish_on', 'expires_on', 'review_by']

/** Returns the problems of an entry, those of such days with the year that their weekday tells. */
export function completeYears(
  { collection, problems, getSource }: ParsedEntry,
  today: Day,
): Problem[] {
  return problems.map((problem) => {
    if (problem.code !== 'date-shape' || problem.suggestion !== null || problem.field === null)
      return problem
    const value = getSource().frontMatter.get(problem.field)
    if (value === undefined || !('text' in value)) return problem
    const typed = readDayOfYear(value.text)
    const isAhead = AHEAD.includes(collection) || AHEAD_FIELDS.includes(problem.field)
    const day = typed && findDay(typed, today, isAhead)
    if (!day) return problem
    const fix = `In ${day.slice(0, 4)}, it is a ${WEEKDAYS[getWeekdayIndex(day)] ?? ''}: write ${problem.field}: ${day}`
    return { ...problem, fix, suggestion: replaceValue(value, day) }
  })
}

/** @param isAhead whether the day is still to come; all others are over */
function findDay(
  { weekday, monthAndDay }: NonNullable<ReturnType<typeof readDayOfYear>>,
  today: Day,
  isAhead: boolean,
): Day | undefined {
  if (weekday === null) return undefined
  const year = Number(today.slice(0, 4))
  const days = Array.from(
    { length: MAX_AWAY + 1 },
    (_, away) => `${isAhead ? year + away : year - away}${monthAndDay}`,
  )
  return days.find(
    (day) =>
      isDay(day) && getWeekdayIndex(day) === weekday && (isAhead ? day >= today : day <= today),
  )
}
