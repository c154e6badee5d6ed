// Tests the repairs of office hours.
import fc from 'fast-check'
import { describe } from 'vitest'
import { putInto, SETTINGS_TEXT, type Part } from './files'
import { testAdvice, testRepairs, type Mistakes } from './test-repairs'

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday']
const SPANISH_DAYS = ['Lunes', 'Martes', 'Miércoles', 'Jueves', 'Viernes', 'Sábado', 'Domingo']
const LINE = 'Friday: 8:00 AM - 12:00 PM'
const LIST = `hours:\n  - ${LINE}`

const dayNumber = fc.integer({ min: 0, max: 6 })
/** Hours in the morning or in the afternoon, and those of a whole day. */
const span = fc.constantFrom(
  ['8:00 AM', '12:00 PM'],
  ['9:30 AM', '5:00 PM'],
  ['8:30 AM', '4:30 PM'],
  ['1:00 PM', '6:00 PM'],
) as fc.Arbitrary<[string, string]>

type Hours = {
  readonly day: string
  readonly spanish: string
  readonly from: string
  readonly to: string
}

const hours: fc.Arbitrary<Hours> = fc.tuple(dayNumber, span).map(([index, [from, to]]) => ({
  day: DAYS[index] ?? '',
  spanish: SPANISH_DAYS[index] ?? '',
  from,
  to,
}))

/** Two lines for days that follow each other. */
const twoLines = fc
  .tuple(fc.integer({ min: 0, max: 5 }), span, span)
  .map(
    ([index, first, second]) =>
      [
        `${DAYS[index] ?? ''}: ${first.join(' - ')}`,
        `${DAYS[index + 1] ?? ''}: ${second.join(' - ')}`,
      ] as const,
  )

const write = ({ day, from, to }: Hours) => `${day}: ${from} - ${to}`
const typeHours = (type: (value: Hours) => string): fc.Arbitrary<Part> =>
  hours.map((value) => [write(value), type(value)])
/** Writes a time as clocks of 24 hours do. */
const toLongClock = (time: string) =>
  time.replace(
    /^(\d+):(\d+) ([AP])M$/,
    (_, hour: string, minute: string, half: string) =>
      `${(Number(hour) % 12) + (half === 'P' ? 12 : 0)}:${minute}`,
  )
const removeLetter = (text: string, index: number) => text.slice(0, index) + text.slice(index + 1)

const lines: Readonly<Record<string, fc.Arbitrary<Part>>> = {
  'a day without one of its letters': typeHours((value) =>
    write({ ...value, day: removeLetter(value.day, 2) }),
  ),
  'a day with a letter too many': typeHours((value) =>
    write({ ...value, day: value.day.replace('d', 'dd') }),
  ),
  'a day in small letters': typeHours((value) => write({ ...value, day: value.day.toLowerCase() })),
  'a day in Spanish': typeHours((value) => write({ ...value, day: value.spanish })),
  'stars around a day': typeHours((value) => write({ ...value, day: `**${value.day}**` })),
  'no hyphen between the hours': typeHours(({ day, from, to }) => `${day}: ${from} ${to}`),
  'two hyphens between the hours': typeHours(({ day, from, to }) => `${day}: ${from} -- ${to}`),
  'no colon': typeHours(({ day, from, to }) => `${day} ${from} - ${to}`),
  'a hyphen for the colon': typeHours(({ day, from, to }) => `${day} - ${from} - ${to}`),
  'a semicolon for the colon': typeHours(({ day, from, to }) => `${day}; ${from} - ${to}`),
  'parentheses around the hours': typeHours(({ day, from, to }) => `${day} (${from} - ${to})`),
  'a bar between two lines': twoLines.map((two): Part => [two.join('\n  - '), two.join(' | ')]),
  'a comma between two lines': twoLines.map((two): Part => [two.join('\n  - '), two.join(', ')]),
  'a line without its hyphen': twoLines.map((two): Part => [two.join('\n  - '), two.join('\n  ')]),
  'a line with a star': twoLines.map((two): Part => [two.join('\n  - '), two.join('\n  * ')]),
  'a line without a space after its hyphen': twoLines.map((two): Part => [
    two.join('\n  - '),
    two.join('\n  -'),
  ]),
}

const lists: Readonly<Record<string, fc.Arbitrary<Part>>> = {
  'all hours on the line of the field': twoLines.map((two): Part => [
    `hours:\n  - ${two.join('\n  - ')}`,
    `hours: ${two.join(', ')}`,
  ]),
  'hours without hyphens': twoLines.map((two): Part => [
    `hours:\n  - ${two.join('\n  - ')}`,
    `hours:\n  ${two.join('\n  ')}`,
  ]),
  'a line for the start and one for the end': hours.map((value): Part => [
    `hours:\n  - ${write(value)}`,
    `hours:\n  ${value.day.toLowerCase()}:\n    open: ${value.from}\n    close: ${value.to}`,
  ]),
}

const put = (place: string, parts: Readonly<Record<string, fc.Arbitrary<Part>>>): Mistakes =>
  Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, putInto(SETTINGS_TEXT, place)(part)]),
  )

/** Days of a span, of which the second one comes first in the week. */
const backwards = fc.tuple(fc.integer({ min: 0, max: 3 }), span).map(([index, times]): Part => {
  const [first = '', last = ''] = [DAYS[index], DAYS[index + 3]]
  const rest = DAYS.filter((_, other) => other < index || other > index + 3)
  const closed = rest.map((day) => `\n  - ${day}: closed`).join('')
  return [
    `${first} to ${last}: ${times.join(' - ')}${closed}`,
    `${last} to ${first}: ${times.join(' - ')}${closed}`,
  ]
})

/** Hours of the afternoon, which a clock of 24 hours alone tells from those of the morning. */
const afternoon = fc.constantFrom(
  ['1:00 PM', '5:00 PM'],
  ['8:30 AM', '2:00 PM'],
  ['9:00 AM', '6:30 PM'],
)

describe('office hours', () => {
  testRepairs('site.md', {
    ...put(LINE, lines),
    ...put(LIST, lists),
    ...put(LINE, {
      'the hours of a 24-hour clock': fc
        .tuple(dayNumber, afternoon)
        .map(([index, times]) => [
          `${DAYS[index] ?? ''}: ${times.join(' - ')}`,
          `${DAYS[index] ?? ''}: ${times.map(toLongClock).join(' - ')}`,
        ]),
      'the days of a span backwards': backwards,
    }),
  })
  testAdvice(
    'site.md',
    put(LINE, {
      'a holiday': hours.map((value): Part => [write(value), 'Thanksgiving Day: closed']),
      'hours backwards': typeHours(({ day }) => `${day}: 5:00 PM - 8:00 AM`),
      'only a day': typeHours(({ day }) => day),
    }),
  )
})
