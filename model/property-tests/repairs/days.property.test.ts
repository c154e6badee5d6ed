// Tests the repairs of days, spans of days and times.
import fc from 'fast-check'
import { describe } from 'vitest'
import { EVENT_TEXT, putInto, type Part } from './files'
import { testAdvice, testRepairs, type Mistakes } from './test-repairs'
import { day, formatLongDay, formatMonth, formatSpanishDay, formatWeekday } from './values'

const PATH = 'events/sample.md'
const LINES = 'date: 2025-11-25\ntime: 6:00 PM - 8:00 PM\n'

const put = (parts: Readonly<Record<string, fc.Arbitrary<Part>>>): Mistakes =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, putInto(EVENT_TEXT, LINES)(part)]),
  )

const write = (...lines: readonly string[]) => lines.map((line) => `${line}\n`).join('')

const typeDay = (type: (date: string) => string): fc.Arbitrary<Part> =>
  day.map((date) => [write(`date: ${date}`), write(`date: ${type(date)}`)])

const oneDay: Readonly<Record<string, fc.Arbitrary<Part>>> = {
  'a day in words': typeDay(formatLongDay),
  'a day with its weekday': typeDay((date) => `${formatWeekday(date)}, ${formatLongDay(date)}`),
  'a day with its weekday at the end': typeDay(
    (date) => `${formatLongDay(date)} (${formatWeekday(date)})`,
  ),
  'a day without its year, with its weekday': typeDay(
    (date) => `${formatWeekday(date)}, ${formatMonth(date)} ${Number(date.slice(8))}`,
  ),
  'a day in Spanish': typeDay(formatSpanishDay),
  'a year of two digits': typeDay((date) => formatLongDay(date).replace(', 20', ", '")),
  slashes: typeDay((date) => date.replaceAll('-', '/')),
  'spaces around its hyphens': typeDay((date) => date.replaceAll('-', ' - ')),
  'no hyphens': typeDay((date) => date.replaceAll('-', '')),
  'typographic hyphens': typeDay((date) => date.replaceAll('-', '‑')),
  'the word on': typeDay((date) => `on ${formatLongDay(date)}`),
  end_date: day.map((date) => [write(`date: ${date}`), write(`end_date: ${date}`)]),
  'a Spanish name of its field': day.map((date) => [
    write(`date: ${date}`),
    write(`fecha: ${date}`),
  ]),
}

/** Two days that follow each other, in one month and one year. */
const twoDays = fc
  .tuple(
    fc.constantFrom('2026-12', '2027-01', '2027-03', '2027-10'),
    fc.integer({ min: 1, max: 26 }),
  )
  .map(([month, first]) => ({
    first: `${month}-${String(first).padStart(2, '0')}`,
    last: `${month}-${String(first + 2).padStart(2, '0')}`,
  }))

type Days = { readonly first: string; readonly last: string }
const typeDays = (type: (days: Days) => string): fc.Arbitrary<Part> =>
  twoDays.map((days) => [
    write(`date: ${days.last}`, `start_date: ${days.first}`),
    write(type(days)),
  ])
/** Two days in December after the twelfth: no other order of the month and the day is possible. */
const inDigits = fc
  .integer({ min: 13, max: 28 })
  .map((first): Part => [
    write(`date: 2026-12-${first + 2}`, `start_date: 2026-12-${first}`),
    write(`date: 12/${first}/2026 - 12/${first + 2}/2026`),
  ])
const getYear = (date: string) => date.slice(0, 4)
const getDay = (date: string) => Number(date.slice(8))

const spans: Readonly<Record<string, fc.Arbitrary<Part>>> = {
  'two days with the word to': typeDays(({ first, last }) => `date: ${first} to ${last}`),
  'two days with a hyphen': typeDays(({ first, last }) => `date: ${first} - ${last}`),
  'two days with a dash': typeDays(({ first, last }) => `date: ${first}–${last}`),
  'two days with a slash': typeDays(({ first, last }) => `date: ${first}/${last}`),
  'two days in digits': inDigits,
  'two days of a month': typeDays(
    ({ first, last }) =>
      `date: ${formatMonth(first)} ${getDay(first)}-${getDay(last)}, ${getYear(last)}`,
  ),
  'two days in words': typeDays(
    ({ first, last }) => `date: ${formatLongDay(first)} to ${formatLongDay(last)}`,
  ),
  'two days in Spanish': typeDays(
    ({ first, last }) => `date: ${getDay(first)} al ${formatSpanishDay(last)}`,
  ),
  'start_date and end_date': typeDays(
    ({ first, last }) => `start_date: ${first}\nend_date: ${last}`,
  ),
  'date and end_date': typeDays(({ first, last }) => `date: ${first}\nend_date: ${last}`),
  'fecha_inicio and fecha_fin': typeDays(
    ({ first, last }) => `fecha_inicio: ${first}\nfecha_fin: ${last}`,
  ),
  'two days in start_date': typeDays(({ first, last }) => `start_date: ${first} to ${last}`),
}

const hour = fc.integer({ min: 1, max: 11 })
type Timed = { readonly date: string; readonly hour: number }
const typeTimed = (type: (value: Timed) => string): fc.Arbitrary<Part> =>
  fc
    .record({ date: day, hour })
    .map((value) => [write(`date: ${value.date}`, `time: ${value.hour}:30 PM`), write(type(value))])

const times: Readonly<Record<string, fc.Arbitrary<Part>>> = {
  'a time within a day': typeTimed(({ date, hour }) => `date: ${date} ${hour}:30 PM`),
  'a time after a day in words': typeTimed(
    ({ date, hour }) => `date: ${formatLongDay(date)} at ${hour}:30 PM`,
  ),
  'a time of a 24-hour clock within a day': typeTimed(
    ({ date, hour }) => `date: ${date}T${hour + 12}:30`,
  ),
  'a time that is also in its field': typeTimed(
    ({ date, hour }) => `date: ${date} ${hour}:30 PM\ntime: ${hour}:30 PM`,
  ),
  'a time with a period': typeTimed(({ date, hour }) => `date: ${date}\ntime: ${hour}.30 PM`),
  'a time of a 24-hour clock': typeTimed(
    ({ date, hour }) => `date: ${date}\ntime: "${hour + 12}:30"`,
  ),
  'a time in Spanish': typeTimed(({ date, hour }) => `date: ${date}\ntime: ${hour}:30 de la tarde`),
}

/** Hours of an event, from the afternoon on. */
const between = fc
  .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 4 }))
  .map(([from, length]) => [`${from}:00 PM`, `${from + length}:00 PM`] as const)
const typeBetween = (type: (from: string, to: string) => string): fc.Arbitrary<Part> =>
  between.map(([from, to]) => [
    write('date: 2026-12-05', `time: ${from} - ${to}`),
    write('date: 2026-12-05', type(from, to)),
  ])

const hours: Readonly<Record<string, fc.Arbitrary<Part>>> = {
  'start_time and end_time': typeBetween((from, to) => `start_time: ${from}\nend_time: ${to}`),
  'time and end_time': typeBetween((from, to) => `time: ${from}\nend_time: ${to}`),
  'hora_inicio and hora_fin': typeBetween((from, to) => `hora_inicio: ${from}\nhora_fin: ${to}`),
}

describe('days and times', () => {
  testRepairs(PATH, put({ ...oneDay, ...spans, ...times, ...hours }))
  testAdvice(
    PATH,
    put({
      'two days without a year': typeDays(
        ({ first, last }) => `date: ${formatMonth(first)} ${getDay(first)}-${getDay(last)}`,
      ),
      'two days the wrong way round': typeDays(({ first, last }) => `date: ${last} to ${first}`),
      'two versions of a day': twoDays.map(({ first, last }) => [
        write(`date: ${first}`),
        write('<<<<<<< HEAD', `date: ${first}`, '=======', `date: ${last}`, '>>>>>>> main'),
      ]),
    }),
  )
})
