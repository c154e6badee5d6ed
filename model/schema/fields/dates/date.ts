// Defines a field for a calendar day.
import { formatDay, formatLongDay, getNextDay, isDay, type Day } from '../../../dates/day'
import {
  valid,
  field,
  invalid,
  type Field,
  type Companions,
  type FieldDocs,
  type ParseResult,
} from '../../field'
import { rejectDayAndMore, rejectSpanWithoutYear, rejectTimeWithoutYear } from './day-and-more'
import { guessDateSpan, splitTimeWords } from './guess-date-span'
import { correctDigits, describeLetter } from './letters-for-digits'
import { rejectJoinedDays } from './joined-days'
import { guessDates, normalizeDate, splitWeekday } from './guess-dates'

const PATTERN = /^\d{4}-\d{2}-\d{2}$/

/** Accepts a day typed as YYYY-MM-DD. */
export function date(docs: FieldDocs & { readonly companions?: Companions }): Field<Day> {
  return field({ ...docs, constraints: { pattern: PATTERN.source } }, (typed) =>
    parseDay(typed, docs.companions ?? {}),
  )
}

function parseDay(typed: string, companions: Companions): ParseResult<Day> {
  if (isDay(typed)) return valid(typed)
  if (PATTERN.test(typed)) return invalid('date-impossible', ...explainImpossibleDay(typed))
  const digits = correctDigits(typed)
  if (digits !== null && isDay(digits.written))
    return invalid(
      'date-shape',
      describeLetter(digits.first),
      `Write ${digits.written}`,
      digits.written,
    )
  const [guess, otherGuess] = guessDates(typed)
  const message = `"${typed}" is not a day as this site writes it.`
  if (guess !== undefined && otherGuess !== undefined) {
    const fix = `Write ${guess} for ${formatLongDay(guess)}, or ${otherGuess} for ${formatLongDay(otherGuess)}.`
    return invalid('date-shape', message, fix)
  }
  if (guess !== undefined)
    return invalid('date-shape', message, `Write ${guess} for ${formatLongDay(guess)}.`, guess)
  return (
    rejectJoinedDays(typed, companions) ??
    rejectDayAndMore(typed, companions) ??
    rejectPartOfDate(typed, companions) ??
    invalid('date-shape', message, adviseOnDay(typed))
  )
}

/** Returns a day that was typed without its year, as `-11-25` and with its weekday from 0 for Monday; null for anything else. */
export function readDayOfYear(
  typed: string,
): { readonly weekday: number | null; readonly monthAndDay: string } | null {
  const { weekday, rest } = splitWeekday(normalizeDate(typed))
  if (guessDates(rest).length > 0) return null
  const [day, otherDay] = guessDates(`${rest} ${LEAP_YEAR}`)
  return day === undefined || otherDay !== undefined ? null : { weekday, monthAndDay: day.slice(4) }
}

/** Rejects a day with a wrong weekday, or one day or two without their year. */
function rejectPartOfDate(typed: string, companions: Companions): ParseResult<Day> | null {
  const { rest } = splitWeekday(normalizeDate(typed))
  const [guess] = guessDates(rest)
  if (guess !== undefined) return rejectWeekday(guess)
  const day = readDayOfYear(typed)
  if (day !== null) return rejectMissingYear(typed, day.monthAndDay)
  const span = readDaysOfYear(typed)
  if (span !== null) return rejectSpanWithoutYear(typed, span, companions)
  const timed = readTimedDayOfYear(typed)
  return timed === null ? null : rejectTimeWithoutYear(typed, timed, companions)
}

/** Returns a day that was typed without its year, as `-11-25`, and the time after it; or null. */
export function readTimedDayOfYear(
  typed: string,
): { readonly monthAndDay: string; readonly time: string } | null {
  const { date = '', time = '' } = splitTimeWords(typed) ?? {}
  const { monthAndDay } = readDayOfYear(date) ?? {}
  return monthAndDay === undefined ? null : { monthAndDay, time }
}

/** Returns the first and the last of several days that were typed without their year, as days of a leap year; or null. */
export function readDaysOfYear(typed: string): readonly [Day, Day] | null {
  const { rest } = splitWeekday(normalizeDate(typed))
  return guessDateSpan(typed) === null ? guessDateSpan(`${rest} ${LEAP_YEAR}`) : null
}

const rejectWeekday = (day: Day): ParseResult<Day> =>
  invalid(
    'date-shape',
    `${formatLongDay(day)} is a ${formatDay(day, { weekday: 'long' })}.`,
    `Look it up in a calendar. If the day of the month is right, write ${day}`,
  )

/** Has every day that a date without a year can name. */
const LEAP_YEAR = 2028

const rejectMissingYear = (typed: string, monthAndDay: string): ParseResult<Day> =>
  invalid(
    'date-shape',
    `"${typed}" does not say which year.`,
    `Write the four digits of the year, and after them ${monthAndDay}`,
  )

/** Matches what names many days: every Saturday. */
const REPEATED = /^(?:every|each|weekly|monthly|daily|cada|tod[oa]s l[oa]s)\b/i

/** Names no day, because the reader could copy it. */
function adviseOnDay(typed: string): string {
  if (/^(?:tbd|tba|soon|later|unknown)\b/i.test(typed))
    return 'Until the day is known, write any day, and add the line draft: yes to keep the file off the site.'
  if (REPEATED.test(typed))
    return 'This line takes only one day. What takes place again and again belongs in the text of a page.'
  const month = /^([A-Za-zÀ-ỿ]+),? (20\d\d)$/u.exec(typed)
  const [first] = guessDates(`${month?.[1] ?? ''} 1, ${month?.[2] ?? ''}`)
  return first === undefined
    ? 'Write four digits for the year, a hyphen, two for the month, a hyphen, and two for the day.'
    : `Write ${first.slice(0, 8)} and right after it the two digits of the day.`
}

/** Explains which part of YYYY-MM-DD is impossible, the year, the month or the day of the month, and what to write. */
function explainImpossibleDay(typed: string): readonly [message: string, fix: string] {
  const lastDay = findLastDay(typed)
  if (lastDay === null) return [`There is no day ${typed}.`, adviseOnImpossibleDay(typed)]
  const month = formatDay(lastDay, { month: 'long', year: 'numeric' })
  return [
    `There is no day ${typed}: ${month} has only ${lastDay.slice(-2)} days.`,
    `If you mean the last day of the month, write ${lastDay}. If you mean the day after it, write ${getNextDay(lastDay)}`,
  ]
}

/** Returns the last day of a month for the 29th to the 31st that it does not have. */
function findLastDay(typed: string): Day | null {
  const [year = 0, month = 0, dayOfMonth = 0] = typed.split('-').map(Number)
  if (year === 0 || month < 1 || month > 12 || dayOfMonth < 29 || dayOfMonth > 31) return null
  return `${typed.slice(0, 8)}${new Date(Date.UTC(year, month, 0)).getUTCDate()}`
}

function adviseOnImpossibleDay(typed: string): string {
  const [year = 0, month = 0] = typed.split('-').map(Number)
  if (year === 0) return `Write the four digits of the year, and after them ${typed.slice(4)}`
  const swapped = `${typed.slice(0, 4)}-${typed.slice(8)}-${typed.slice(5, 7)}`
  if (month > 12 && isDay(swapped))
    return `The month comes before the day: if you mean ${formatLongDay(swapped)}, write ${swapped}`
  if (month < 1 || month > 12)
    return `The number in the middle is the month, from 01 to 12, not ${typed.slice(5, 7)}.`
  return `The last number is the day of the month and cannot be ${typed.slice(8)}. Write ${typed.slice(0, 8)} and right after it the two digits of the day.`
}
