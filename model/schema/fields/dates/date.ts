// A field that holds a calendar day.
import { isDay, type Day } from '../../../dates/day'
import { valid, field, invalid, type Field, type ParseResult } from '../../field'
import { guessDates } from './guess-dates'

const SHAPE = /^\d{4}-\d{2}-\d{2}$/

/** A day typed as YYYY-MM-DD. */
export function date(words: { about: string; example: string }): Field<Day> {
  return field({ ...words, shape: { pattern: SHAPE.source } }, readDay)
}

function readDay(typed: string): ParseResult<Day> {
  if (isDay(typed)) return valid(typed)
  if (SHAPE.test(typed))
    return invalid('date-impossible', `There is no day ${typed}.`, whyImpossible(typed))
  const [meant, other] = guessDates(typed)
  const [otherwise] = guessDates(typed.replace(/^\p{L}+,?\s+(?=\p{L}+\s+\d)/u, ''))
  if (meant === undefined && otherwise !== undefined) return wrongWeekday(otherwise)
  const message = `"${typed}" is not a day as this site writes it.`
  if (meant !== undefined && other !== undefined) {
    const fix = `Write ${meant} for ${inWords(meant)}, or ${other} for ${inWords(other)}.`
    return invalid('date-shape', message, fix)
  }
  return meant === undefined
    ? invalid('date-shape', message, EXAMPLE)
    : invalid('date-shape', message, `Write ${meant} for ${inWords(meant)}.`, meant)
}

const wrongWeekday = (day: Day): ParseResult<Day> =>
  invalid(
    'date-shape',
    `${inWords(day)} is a ${inEnglish(day, { weekday: 'long' })}.`,
    `Look it up in a calendar. If the day of the month is right, write ${day}`,
  )

const EXAMPLE =
  'Write the year, the month and the day with hyphens, for example 2025-04-10 for April 10, 2025.'

/** Why there is no day YYYY-MM-DD: it is the year, the month or the day of the month. */
function whyImpossible(typed: string): string {
  const [year = 0, month = 0, date = 0] = typed.split('-').map(Number)
  if (year === 0) return 'The first number is the year, such as 2026.'
  if (month < 1 || month > 12)
    return `The number in the middle is the month, from 01 to 12, not ${typed.slice(5, 7)}.`
  if (date === 0) return 'The last number is the day of the month and begins with 01.'
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const first = `${typed.slice(0, 8)}01`
  return `${inEnglish(first, { month: 'long', year: 'numeric' })} has only ${length} days.`
}

const inEnglish = (day: Day, options: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(
    new Date(`${day}T12:00Z`),
  )

const inWords = (day: Day): string => inEnglish(day, { dateStyle: 'long' })
