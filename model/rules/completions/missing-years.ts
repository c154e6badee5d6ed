// Completes days that tell which one is meant only with a calendar: `Sat Nov 6` is in the year where it is a Saturday, `today` is today.
import { collections } from '../../collections'
import { addDays, getWeekdayIndex, isDay, type Day } from '../../dates/day'
import { WEEKDAYS } from '../../dates/weekdays'
import { replaceValue, type SourceText } from '../../front-matter/value'
import type { Problem } from '../../problems/problem'
import { getFieldsByName, type Companions } from '../../schema/field'
import { readDayOfYear, readDaysOfYear } from '../../schema/fields/dates/date'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { lookUp } from '../../text/look-up'

/** In years: a day has the same weekday again after five of them at the earliest. */
const MAX_AWAY = 2
const AHEAD: readonly unknown[] = [collections.events, collections.notices]
const AHEAD_FIELDS: readonly string[] = ['publish_on', 'expires_on', 'review_by']

/** In days from today. */
const NEAR_DAYS: Readonly<Record<string, number>> = {
  yesterday: -1,
  ayer: -1,
  today: 0,
  hoy: 0,
  tomorrow: 1,
  mañana: 1,
}

/** Returns the problems of an entry, those of such days with the day that is meant. */
export function completeYears(
  { collection, problems, getSource }: ParsedEntry,
  today: Day,
): Problem[] {
  return problems.map((problem) => {
    if (problem.code !== 'date-shape' || problem.suggestion !== null || problem.field === null)
      return problem
    const value = getSource().frontMatter.get(problem.field)
    if (value === undefined || !('text' in value)) return problem
    const away = lookUp(NEAR_DAYS, value.text.trim().toLowerCase().replace(/[!.]$/, ''))
    if (away !== undefined) return writeDay(problem, value, addDays(today, away), 'Write')
    const typed = readDayOfYear(value.text)
    const isAhead = AHEAD.includes(collection) || AHEAD_FIELDS.includes(problem.field)
    const day = typed && findDay(typed, today, isAhead)
    const span = readDaysOfYear(value.text)
    if (span !== null) {
      const { companions = {} } = getFieldsByName(collection.fields).get(problem.field) ?? {}
      return adviseOnSpan(problem, chooseYear(span, today, isAhead), companions)
    }
    if (!day) return problem
    const weekday = WEEKDAYS[getWeekdayIndex(day)] ?? ''
    return writeDay(problem, value, day, `In ${day.slice(0, 4)}, it is a ${weekday}: write`)
  })
}

const writeDay = (problem: Problem, value: SourceText, day: Day, advice: string): Problem => ({
  ...problem,
  fix: `${advice} ${problem.field}: ${day}`,
  suggestion: replaceValue(value, day),
})

/** Returns the days in the year that is most likely meant: the next such days, or those that are over. */
function chooseYear([first, last]: readonly [Day, Day], today: Day, isAhead: boolean): [Day, Day] {
  const year = Number(today.slice(0, 4))
  const isOver = `${year}${last.slice(4)}` < today
  const chosen = isAhead === isOver ? year + (isAhead ? 1 : -1) : year
  return [`${chosen}${first.slice(4)}`, `${chosen}${last.slice(4)}`]
}

/** Shows how both days are written. Nobody said the year, so it is only a proposal. */
function adviseOnSpan(
  problem: Problem,
  [first, last]: readonly [Day, Day],
  { firstDay, lastDay }: Companions,
): Problem {
  const field = firstDay ?? lastDay
  if (field === undefined || first >= last) return problem
  const [here, other] = firstDay === undefined ? [first, last] : [last, first]
  const fix = `If it is in ${here.slice(0, 4)}, write ${here} here, and ${field}: ${other} on a line of its own.`
  return { ...problem, fix }
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
