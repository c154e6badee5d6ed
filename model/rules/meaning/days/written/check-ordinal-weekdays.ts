// Notes a weekday by its place in a month that is not the day beside it, or not the day of the event: "the third Sunday of January, January 24".
import { countDaysBetween, formatDay, getYear, isDay, type Day } from '../../../../dates/day'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { findInFile } from '../../../find-in-file'
import {
  findOrdinalWeekdays,
  getOrdinalDay,
  MAY_HAVE_ORDINAL,
  writeOrdinalLike,
  type OrdinalWeekday,
} from './ordinal-weekdays'
import { describeLaterYear, findYear } from './later-year'
import { findBareDay, replaceBareDay } from './bare-days'
import { replaceDay } from './write-day-like'
import { findNearest, findWrittenDays, MAY_HAVE_DAY, SECOND_DAY } from './written-days'

type Values = Readonly<Record<string, unknown>>

/** Matches what is between such a weekday and its day. */
const BETWEEN =
  /^(?:,? \(|[,:] (?:(?:the|el) )?|,? (?:is|which is|falls on|es|que es) (?:the |el )?)$/
/** Matches words before such a weekday in a sentence that says when the event is. */
const IS_EVENT =
  /\b(?:(?:join us|come|held|meet|gather|walk|sing|celebrate|is|be|takes place|you(?: and [A-Za-zÀ-ỿ ]{2,20})?|acompáñenos|venga|nos reunimos|será|es) )(?:[A-Za-zÀ-ỿ-]+ ){0,4}(?:on|el|is|be|es|será) (?:the |el )?$/iu
const IS_OTHER =
  /\b(?:every|each|sign|regist|rsvp|deadline|due|by|until|before|after|practice|rehears|planning|committee|volunteers|setup|set up|another|again|last year|will be announced|cada|inscri|regístr|antes|despu|hasta|ensayo)\w*\b/i
/** Texts about the event as a whole. */
const ABOUT_EVENT = ['title', 'summary', 'description']
/** In days: what is further away is meant for something else. */
const MAX_AWAY = 14

export function checkOrdinalWeekdays(text: SplitText, values: Values): LocatedProblem[] {
  const date = [values['date'], values['from']].find(
    (value): value is Day => typeof value === 'string',
  )
  const [beside] = findInFile(text, (searched) => findBeside(searched, date), MAY_HAVE_ORDINAL)
  if (beside !== undefined) return [describeBeside(beside)]
  return checkEvent(text, values)
}

type Beside = {
  readonly words: string
  readonly index: number
  readonly ordinal: OrdinalWeekday
  /** The day as it was typed, and the two days that are meant. */
  readonly written: string
  readonly day: Day
  readonly right: Day
}

/** @param near the day of the file, by which a day without its year is read */
function findBeside(text: string, near: Day | undefined): Beside[] {
  const days = MAY_HAVE_DAY.test(text) ? findWrittenDays(text) : []
  return findOrdinalWeekdays(text).flatMap((ordinal) => {
    const end = ordinal.index + ordinal.words.length
    const whole = days.find(
      ({ index, words }) =>
        (index >= end && BETWEEN.test(text.slice(end, index))) ||
        (index + words.length <= ordinal.index &&
          BETWEEN.test(text.slice(index + words.length, ordinal.index))),
    )
    const written = whole ?? findBareDay(text, ordinal)
    if (
      written === null ||
      (whole && SECOND_DAY.test(text.slice(whole.index + whole.words.length)))
    )
      return []
    const { monthAndDay } = written
    const year = written.year ?? ordinal.year
    const day = year === null ? near && findNearest(monthAndDay, near) : `${year}-${monthAndDay}`
    if (!day || !isDay(day) || Number(day.slice(5, 7)) !== ordinal.month) return []
    // A wrong weekday has a problem of its own.
    const right = getOrdinalDay(ordinal, getYear(day))
    if (right === null || right === day) return []
    const { words, index } = written
    return [{ words, index, ordinal, written: words, day, right }]
  })
}

function describeBeside({ ordinal, written, day, right, ...place }: Beside & Position) {
  const { line, column, field } = place
  return {
    code: 'weekday-wrong' as const,
    severity: 'warning' as const,
    message: `This says "${ordinal.words}" and "${written}", but in ${getYear(right)}, that is ${write(right)}.`,
    fix: `If "${ordinal.words}" is right, write "${replaceBareDay(written, right) ?? replaceDay(written, right)}". If the day is right, write "${writeOrdinalLike(ordinal, day)}".`,
    line,
    column,
    ...(field === null ? {} : { field }),
  }
}

type Position = { readonly line: number; readonly column: number; readonly field: string | null }

/** Compares such a weekday in a text about an event with its date. */
function checkEvent(text: SplitText, values: Values): LocatedProblem[] {
  const { date, startDate, status, location } = values
  if (typeof date !== 'string' || startDate !== undefined || status !== undefined) return []
  if (typeof location !== 'string') return []
  const found = findInFile(text, findOfEvent, MAY_HAVE_ORDINAL)
  const [ordinal, another] = found.filter(
    ({ count, month, weekday }, index) =>
      found.findIndex((one) => isSame(one, { count, month, weekday })) === index,
  )
  if (ordinal === undefined || another !== undefined) return []
  const { field, isOfEvent, isOther, year, month, line, column } = ordinal
  if (isOther || !(field === null ? isOfEvent : ABOUT_EVENT.includes(field))) return []
  const right = getOrdinalDay(ordinal, year ?? getYear(date))
  if (right === null || right === date) return []
  if (Number(date.slice(5, 7)) !== month) return []
  const isOtherYear = year !== null && year !== getYear(date)
  if (isOtherYear) return describeLaterYear(text, ordinal, right, date)
  if (Math.abs(countDaysBetween(right, date)) > MAX_AWAY) return []
  const days = findInFile(text, findWrittenDays, MAY_HAVE_DAY)
  if (days.some(({ monthAndDay }) => right.endsWith(monthAndDay))) return []
  return [
    {
      code: 'weekday-wrong',
      severity: 'warning',
      message: `This says "${ordinal.words}", which is ${write(right)}, but the date of this event is ${write(date)}.`,
      fix: `If you mean ${write(right)}, write date: ${right}. If the date is right, write "${writeOrdinalLike(ordinal, date)}" in place of "${ordinal.words}".`,
      line,
      column,
      ...(field === null ? {} : { field }),
    },
  ]
}

/** Finds such weekdays, each with the year that its sentence names. */
const findOfEvent = (text: string) =>
  findOrdinalWeekdays(text).map((ordinal) => {
    const before =
      text
        .slice(0, ordinal.index)
        .split(/[.!?\n]/)
        .at(-1) ?? ''
    const [after = ''] = text.slice(ordinal.index).split(/[.!?\n]/)
    const year = ordinal.year ?? findYear(before + after)
    return { ...ordinal, year, isOfEvent: IS_EVENT.test(before), isOther: IS_OTHER.test(before) }
  })

type Place = Pick<OrdinalWeekday, 'count' | 'month' | 'weekday'>
const isSame = (one: Place, other: Place): boolean =>
  one.count === other.count && one.month === other.month && one.weekday === other.weekday

const write = (day: Day): string =>
  formatDay(day, { weekday: 'long', month: 'long', day: 'numeric' })
