// Completes days that tell which one is meant only with a calendar: `Sat Nov 6` is in the year where it is a Saturday, `today` is today.
import { collections } from '../../../collections'
import { addDays, getWeekdayIndex, getYear, isDay, type Day } from '../../../dates/day'
import { WEEKDAYS } from '../../../dates/weekdays'
import { replaceValue, type SourceText } from '../../../front-matter/value'
import type { Problem } from '../../../problems/problem'
import { getFieldsByName, type Companions } from '../../../schema/field'
import {
  readDayOfYear,
  readDaysOfYear,
  readTimedDayOfYear,
} from '../../../schema/fields/dates/date'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { lookUp } from '../../../text/look-up'

/** Matches a day in the year zero, as it is written where it is not known. */
const NO_YEAR = /^0000(-\d\d-\d\d)$/

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
    const isDate = problem.code === 'date-shape' || problem.code === 'date-impossible'
    if (!isDate || problem.suggestion !== null || problem.field === null) return problem
    const value = getSource().frontMatter.get(problem.field)
    if (value === undefined || !('text' in value)) return problem
    const away = lookUp(NEAR_DAYS, value.text.trim().toLowerCase().replace(/[!.]$/, ''))
    if (away !== undefined) return writeDay(problem, value, addDays(today, away), 'Write')
    const typed = readDayOfYear(value.text)
    const isAhead = AHEAD.includes(collection) || AHEAD_FIELDS.includes(problem.field)
    const day = typed && findDay(typed, today, isAhead)
    const span = readDaysOfYear(value.text)
    const { companions = {} } = getFieldsByName(collection.fields).get(problem.field) ?? {}
    if (span !== null) return adviseOnSpan(problem, chooseYear(span, today, isAhead), companions)
    const timed = readTimedDayOfYear(value.text)
    if (timed !== null) {
      const year = chooseYear([timed.monthAndDay, timed.monthAndDay], today, isAhead)
      return adviseOnTimed(problem, year[0], timed.time, companions)
    }
    const monthAndDay = typed?.monthAndDay ?? NO_YEAR.exec(value.text)?.[1]
    if (!day && monthAndDay !== undefined) {
      const [next] = chooseYear([monthAndDay, monthAndDay], today, isAhead)
      return adviseOnYears(problem, [next, addYear(next, isAhead ? 1 : -1)], typed?.weekday ?? null)
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
  const isOver = `${year}${last.slice(-6)}` < today
  const chosen = isAhead === isOver ? year + (isAhead ? 1 : -1) : year
  return [`${chosen}${first.slice(-6)}`, `${chosen}${last.slice(-6)}`]
}

const addYear = (day: Day, years: number): Day => `${getYear(day) + years}${day.slice(4)}`

/** Names the two years that are most likely meant, and the weekday that the day has in them if another one was typed. */
function adviseOnYears(problem: Problem, days: readonly Day[], weekday: number | null): Problem {
  const known = days.filter(isDay)
  if (known.length === 0) return problem
  const write = (day: Day) => `write ${problem.field}: ${day}`
  const getName = (day: Day) => WEEKDAYS[getWeekdayIndex(day)] ?? ''
  const fix = known.map((day) =>
    weekday === null
      ? `If it is in ${getYear(day)}, ${write(day)}`
      : `In ${getYear(day)}, it is a ${getName(day)}: if you mean that day, ${write(day)}`,
  )
  return { ...problem, fix: fix.join('. ') }
}

/** Shows how a day and the time beside it are written. */
function adviseOnTimed(problem: Problem, day: Day, time: string, companions: Companions): Problem {
  if (companions.time === undefined || !isDay(day)) return problem
  const fix = `If it is in ${getYear(day)}, write ${day} here, and ${companions.time}: ${time} on a line of its own.`
  return { ...problem, fix }
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
  const fix = `If it is in ${here.slice(0, 4)}, write ${here} here, and on a line of its own write ${field}: ${other}`
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
