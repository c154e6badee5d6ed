// Defines a field for a calendar day.
import { isDay, type Day } from '../../../dates/day'
import { valid, field, invalid, type Field, type FieldDocs, type ParseResult } from '../../field'
import { guessDates } from './guess-dates'

const PATTERN = /^\d{4}-\d{2}-\d{2}$/

/** Accepts a day typed as YYYY-MM-DD. */
export function date(docs: FieldDocs): Field<Day> {
  return field({ ...docs, constraints: { pattern: PATTERN.source } }, parseDay)
}

function parseDay(typed: string): ParseResult<Day> {
  if (isDay(typed)) return valid(typed)
  if (PATTERN.test(typed))
    return invalid('date-impossible', `There is no day ${typed}.`, explainImpossibleDay(typed))
  const [guess, otherGuess] = guessDates(typed)
  const withoutWeekday = typed.replace(/^\p{L}+,?\s+(?=\p{L}+\s+\d)/u, '')
  const [guessWithoutWeekday] = guessDates(withoutWeekday)
  const [guessWithoutYear, otherDay] = guessDates(`${withoutWeekday} ${LEAP_YEAR}`)
  if (guessWithoutYear !== undefined && otherDay === undefined)
    return rejectMissingYear(typed, guessWithoutYear.slice(5))
  if (guess === undefined && guessWithoutWeekday !== undefined)
    return rejectWeekday(guessWithoutWeekday)
  const message = `"${typed}" is not a day as this site writes it.`
  if (guess !== undefined && otherGuess !== undefined) {
    const fix = `Write ${guess} for ${formatLong(guess)}, or ${otherGuess} for ${formatLong(otherGuess)}.`
    return invalid('date-shape', message, fix)
  }
  return guess === undefined
    ? invalid('date-shape', message, EXAMPLE_FIX)
    : invalid('date-shape', message, `Write ${guess} for ${formatLong(guess)}.`, guess)
}

const rejectWeekday = (day: Day): ParseResult<Day> =>
  invalid(
    'date-shape',
    `${formatLong(day)} is a ${formatDay(day, { weekday: 'long' })}.`,
    `Look it up in a calendar. If the day of the month is right, write ${day}`,
  )

/** Has every day that a date without a year can name. */
const LEAP_YEAR = 2028

const rejectMissingYear = (typed: string, monthAndDay: string): ParseResult<Day> =>
  invalid(
    'date-shape',
    `"${typed}" does not say which year.`,
    `Write the year, a hyphen and ${monthAndDay}, as in ${LEAP_YEAR}-${monthAndDay}.`,
  )

const EXAMPLE_FIX =
  'Write the year, the month and the day with hyphens, for example 2025-04-10 for April 10, 2025.'

/** Explains which part of YYYY-MM-DD is impossible: the year, the month or the day of the month. */
function explainImpossibleDay(typed: string): string {
  const [year = 0, month = 0, dayOfMonth = 0] = typed.split('-').map(Number)
  if (year === 0) return 'The first number is the year, such as 2026.'
  if (month < 1 || month > 12)
    return `The number in the middle is the month, from 01 to 12, not ${typed.slice(5, 7)}.`
  if (dayOfMonth === 0) return 'The last number is the day of the month and begins with 01.'
  const lastDay = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const firstDay = `${typed.slice(0, 8)}01`
  return `${formatDay(firstDay, { month: 'long', year: 'numeric' })} has only ${lastDay} days.`
}

const formatDay = (day: Day, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00Z`),
  )

const formatLong = (day: Day): string => formatDay(day, { dateStyle: 'long' })
