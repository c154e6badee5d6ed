// A field that holds a calendar day.
import { isDay, type Day } from '../day'
import { accepted, field, rejected, type Field, type Read } from '../field'
import { daysMeant } from './day-meant'

const SHAPE = /^(\d{4})-(\d{2})-(\d{2})$/

/** A day typed as YYYY-MM-DD. */
export function day(words: { about: string; example: string }): Field<Day> {
  return field({ ...words, shape: { pattern: SHAPE.source } }, readDay)
}

function readDay(typed: string): Read<Day> {
  if (isDay(typed)) return accepted(typed)
  const [shaped, year, month, date] = SHAPE.exec(typed) ?? []
  if (shaped !== undefined) return impossible(shaped, Number(year), Number(month), Number(date))
  const [meant, other] = daysMeant(typed)
  const [otherwise] = daysMeant(typed.replace(/^\p{L}+,?\s+(?=\p{L}+\s+\d)/u, ''))
  if (meant === undefined && otherwise !== undefined) return wrongWeekday(otherwise)
  const message = `"${typed}" is not a day as this site writes it.`
  if (meant !== undefined && other !== undefined) {
    const fix = `Write ${meant} for ${inWords(meant)}, or ${other} for ${inWords(other)}.`
    return rejected('date-shape', message, fix)
  }
  return meant === undefined
    ? rejected('date-shape', message, EXAMPLE)
    : rejected('date-shape', message, `Write ${meant} for ${inWords(meant)}.`, meant)
}

const wrongWeekday = (day: Day): Read<Day> =>
  rejected(
    'date-shape',
    `${inWords(day)} is a ${weekdayName(day)}.`,
    `Look it up in a calendar. If the day of the month is right, write ${day}`,
  )

const weekdayName = (day: Day): string =>
  new Intl.DateTimeFormat('en-US', { weekday: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00Z`),
  )

const EXAMPLE =
  'Write the year, the month and the day with hyphens, for example 2025-04-10 for April 10, 2025.'

/** The day does not exist: says whether it is the month or the day. */
function impossible(typed: string, year: number, month: number, date: number): Read<Day> {
  const months = month >= 1 && month <= 12
  const length = new Date(Date.UTC(year, month, 0)).getUTCDate()
  const name = months ? monthName(year, month) : ''
  return rejected(
    'date-impossible',
    `There is no day ${typed}.`,
    !months
      ? `The number in the middle is the month, from 01 to 12, not ${String(month).padStart(2, '0')}.`
      : date === 0
        ? 'The last number is the day of the month and begins with 01.'
        : `${name} ${year} has only ${length} days.`,
  )
}

const inWords = (day: Day): string =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(
    new Date(`${day}T12:00Z`),
  )

const monthName = (year: number, month: number): string =>
  new Intl.DateTimeFormat('en-US', { month: 'long', timeZone: 'UTC' }).format(
    new Date(Date.UTC(year, month - 1, 1)),
  )
