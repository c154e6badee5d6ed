// Notes an event that would last for most of a year, because its first day was left in a copied file, or weeks more or less than its file says.
import {
  addDays,
  countDaysBetween,
  formatDay,
  getWeekdayIndex,
  getYear,
  isDay,
  moveToYear,
  type Day,
} from '../../../dates/day'
import {
  describeNamedWeeks,
  findWeeks,
  guessMovedDay,
  isDayByWeeks,
} from '../../../dates/moved-span'
import type { SplitText } from '../../../front-matter/split-front-matter'
import { replaceValue } from '../../../front-matter/value'
import type { FileProblem, LocatedProblem } from '../../../problems/problem'
import { describeOtherLength, isOtherLength } from './other-length'
import { findEventDays, type EventDay } from './written/event-days'

/** Campaigns and classes take weeks or months. */
const MAX_DAYS = 300
/** In days: an event that comes every year hardly begins further from its first day of another year. */
const MAX_SHIFT = 14

type Values = Readonly<Record<string, unknown>>

export function checkDuration(
  text: SplitText,
  { startDate: start, date: last, title }: Values,
): LocatedProblem[] {
  const value = text.frontMatter.get('start_date')
  if (typeof start !== 'string' || typeof last !== 'string' || !value) return []
  const days = countDaysBetween(start, last)
  const weeks = findWeeks(listTexts(text))
  const { line, column } = value
  const position = { field: 'start_date', line, column }
  if (days <= MAX_DAYS)
    return weeks === null || !isOtherLength(days, weeks)
      ? []
      : [{ ...describeOtherLength(text, [start, last], weeks), ...position }]
  const year = getYear(last)
  const candidates = [moveToYear(start, year), moveToYear(start, year - 1)]
  const meant = candidates.find((day) => day !== null && day <= last) ?? last
  const written = findFirstDay(findEventDays(text, title), meant, last, weeks)
  const message = `The event would last ${days + 1} days, from ${start} to ${last}`
  if (written === null) {
    const byWeeks = weeks === null ? null : addDays(last, -7 * weeks)
    if (weeks !== null && isDayByWeeks(meant, byWeeks))
      return [{ ...otherYear(message, meant, weeks), ...position }]
    const asFirst = weeks === null ? '' : adviseOnFirstDay(last, weeks)
    const guess = guessMovedDay(start, meant, last, byWeeks)
    const day = guess < last ? guess : meant
    const isFar = countDaysBetween(day, last) > MAX_DAYS
    return [{ ...tooLong(message, isFar ? (byWeeks ?? day) : day, asFirst), ...position }]
  }
  const suggestion =
    written.isCertain && 'text' in value && !value.isReported
      ? replaceValue(value, written.day)
      : null
  return [{ ...otherFirstDay(message, written), suggestion, ...position }]
}

const listTexts = ({ frontMatter, body }: SplitText): string[] => [
  ...[...frontMatter.values()].flatMap((value) => ('text' in value ? [value.text] : [])),
  body,
]

type FirstDay = {
  readonly day: Day
  readonly found: EventDay
  readonly isCertain: boolean
  /** Whether only the words of the text say that the event may begin on this day. */
  readonly isFar: boolean
}

/**
 * Returns the only day in a text on which the event can begin, or null.
 * @param meant the first day that was left, in the year that it would have to be in
 * @param weeks how long the event lasts by the words of its file, or null
 */
function findFirstDay(
  found: readonly EventDay[],
  meant: Day,
  last: Day,
  weeks: number | null,
): FirstDay | null {
  const byWeeks = weeks === null ? null : addDays(last, -7 * weeks)
  const days = found.flatMap((written): FirstDay[] => {
    const { monthAndDay, weekday, year, isOther } = written
    const years = year === null ? [getYear(meant), getYear(last)] : [year]
    return [...new Set(years)].flatMap((dayYear) => {
      const day = `${dayYear}-${monthAndDay}`
      if (!isDay(day) || day >= last || countDaysBetween(day, last) > MAX_DAYS) return []
      if (weekday !== null && weekday !== getWeekdayIndex(day)) return []
      const isNear =
        dayYear === getYear(meant) && Math.abs(countDaysBetween(day, meant)) <= MAX_SHIFT
      const fitsWeeks = isDayByWeeks(day, byWeeks)
      if (!isNear && !fitsWeeks && (isOther || weekday === null || year === null)) return []
      const isCertain = (isNear || fitsWeeks) && (weekday !== null || year !== null)
      return [{ day, found: written, isCertain, isFar: !isNear && !fitsWeeks }]
    })
  })
  const [first] = days
  return first !== undefined && days.every(({ day }) => day === first.day) ? first : null
}

/** Returns advice for the first day that was typed as the last one, in an event that lasts the given number of weeks. */
const adviseOnFirstDay = (typed: Day, weeks: number): string =>
  ` If it begins on ${formatDay(typed, { dateStyle: 'long' })}, it ends ${weeks} weeks later: write start_date: ${typed} and date: ${addDays(typed, 7 * weeks)}`

const tooLong = (message: string, meant: Day, asFirst: string): FileProblem => ({
  code: 'date-far',
  severity: 'warning',
  message: `${message}.`,
  fix: `If the event begins on ${formatDay(meant, { dateStyle: 'full' })}, write start_date: ${meant}${asFirst === '' ? '' : `.${asFirst}`}`,
})

const otherYear = (message: string, meant: Day, weeks: number): FileProblem => ({
  code: 'date-far',
  severity: 'warning',
  message: `${message}.`,
  fix: `Write start_date: ${meant}. ${describeNamedWeeks(weeks)}`,
})

const otherFirstDay = (message: string, { day, found, isFar }: FirstDay): FileProblem => ({
  code: 'date-far',
  severity: 'warning',
  message: `${message}, but line ${found.line} says "${found.words}".`,
  fix: `${isFar ? 'If that is the first day, write' : 'Write'} start_date: ${day}`,
})
