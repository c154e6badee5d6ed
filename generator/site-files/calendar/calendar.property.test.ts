// Tests with generated events that two independent parsers read from a calendar what was written into it.
import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { convertIcsCalendar } from 'ts-ics'
import type { Event } from '../../../model/collections/event/event'
import { addDays, getNextDay } from '../../../model/dates/day'
import { getInstant } from '../../../model/dates/local-time'
import { SEED } from '../../../model/property-tests/seed'
import { createTestSite } from '../../../model/test-fixtures/create-test-site'
import { createTestBuild } from '../../../renderer/testing/create-test-build'
import { listCalendarFiles } from './calendar-files'

const NUM_EVENTS = 400

const { site } = createTestSite({}, { today: '2025-01-01' })
const WALK = site.events[0]!

/** Letters of one to four bytes, and everything with a meaning in a text of the format. */
const character = fc.oneof(
  fc.constantFrom(...'aé日😀👩‍👧,;:\\"\' =^'),
  fc.constantFrom('\\n', '\\,', '\n', 'ö', '\t'),
  fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 2 })
    .filter((text) => !/\p{Cc}/u.test(text)),
)
// Parsers may trim texts, and ours have no spaces at their ends.
const words = fc
  .array(character, { minLength: 1, maxLength: 120 })
  .map((characters) => `x${characters.join('')}x`)
/** Every length around the border of a line, with a wide letter on it. */
const onBorder = fc
  .tuple(fc.integer({ min: 55, max: 80 }), fc.constantFrom('é', '日', '😀', ',', ';', '\\', '\n'))
  .map(([length, letter]) => `${'a'.repeat(length)}${letter.repeat(3)}b`)
const text = fc.oneof(words, onBorder)

/** Days on which clocks change in Alabama, and others. */
const day = fc.oneof(
  fc.constantFrom('2025-03-09', '2025-11-02', '2026-03-08', '2026-11-01'),
  fc.integer({ min: 0, max: 2000 }).map((days) => addDays('2025-01-01', days)),
)
const time = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '30', '59'))
  .map(([hours, minutes]) => `${String(hours).padStart(2, '0')}:${minutes}`)

type Span = { readonly start: string; readonly end: string | null }
const span: fc.Arbitrary<Span | null> = fc.oneof(
  fc.constant(null),
  time.map((start) => ({ start, end: null })),
  fc
    .tuple(time, fc.oneof(time, fc.constant('24:00')))
    .filter(([start, end]) => start < end)
    .map(([start, end]) => ({ start, end })),
)

const generated = fc.record({
  title: text,
  location: text,
  description: text,
  registration: text,
  date: day,
  daysBefore: fc.constantFrom(0, 0, 3),
  span,
  status: fc.constantFrom(undefined, 'cancelled' as const, 'moved' as const),
})

type Read = {
  readonly uid: string
  readonly title: string | undefined
  readonly location: string | undefined
  readonly description: string | undefined
  readonly status: string | undefined
  readonly sequence: number | undefined
  readonly start: string
  readonly end: string | null
  readonly isAllDay: boolean
}

function readWithTsIcs(calendar: string): Read[] {
  return (convertIcsCalendar(undefined, calendar).events ?? []).map((event) => {
    const isAllDay = event.start.type === 'DATE'
    const format = (date: Date) => (isAllDay ? date.toISOString().slice(0, 10) : date.toISOString())
    return {
      ...{ uid: event.uid, title: event.summary, location: event.location },
      ...{ description: event.description, status: event.status, sequence: event.sequence },
      start: format(event.start.date),
      end: event.end ? format(event.end.date) : null,
      isAllDay,
    }
  })
}

function readWithIcal(calendar: string): Read[] {
  const component = new ICAL.Component(ICAL.parse(calendar) as unknown[])
  return component.getAllSubcomponents('vevent').map((part) => {
    const getText = (name: string) => part.getFirstPropertyValue(name) as string
    const start = part.getFirstPropertyValue('dtstart') as ICAL.Time
    const end = part.getFirstPropertyValue('dtend') as ICAL.Time | null
    const isAllDay = start.isDate
    const format = (date: ICAL.Time) => (isAllDay ? date.toString() : date.toJSDate().toISOString())
    return {
      ...{ uid: getText('uid'), title: getText('summary'), location: getText('location') },
      ...{ description: getText('description'), status: getText('status') },
      sequence: Number(part.getFirstPropertyValue('sequence')),
      start: format(start),
      end: end === null ? null : format(end),
      isAllDay,
    }
  })
}

function formatTime(localTime: string): string {
  const [hour, minutes = ''] = localTime.split(':')
  const hours = Number(hour)
  if (hours === 24) return 'midnight'
  return `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`
}

/** Writes the words of `time`. */
function formatSpan(value: Span | null): string | undefined {
  if (value === null) return undefined
  const { start, end } = value
  return end === null ? formatTime(start) : `${formatTime(start)} - ${formatTime(end)}`
}

test('both parsers read every generated event as it was written, in lines of at most 75 bytes', () => {
  fc.assert(
    fc.property(generated, ({ span: times, daysBefore, ...fields }) => {
      const startDate = addDays(fields.date, -daysBefore)
      const event: Event = { ...WALK, ...fields, startDate, time: formatSpan(times) }
      const build = createTestBuild({ today: startDate, commitCounts: { [WALK.file]: 4 } })
      const files = listCalendarFiles({ site: { ...site, events: [event] }, build })
      expect(files.map(([path]) => path)).toEqual(['events.ics', 'events/walk.ics'])
      const isAllDay = times === null || daysBefore > 0
      const zone = site.settings.timeZone
      const start = isAllDay ? startDate : getInstant(fields.date, times.start, zone)
      const end = isAllDay
        ? getNextDay(fields.date)
        : times.end === null
          ? null
          : getInstant(fields.date, times.end, zone)
      const isCancelled = fields.status === 'cancelled'
      for (const [, create] of files) {
        const calendar = create()
        expect(create()).toBe(calendar)
        const lines = calendar.split('\r\n')
        expect(lines.at(-1)).toBe('')
        for (const line of lines) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
          expect(line).not.toMatch(/[\r\n]/)
          // No character is cut in two.
          expect(Buffer.from(line).toString()).toBe(line)
        }
        for (const read of [readWithTsIcs, readWithIcal]) {
          const [found, ...others] = read(calendar)
          expect(others).toEqual([])
          expect(found).toMatchObject({
            uid: 'walk@www.example.org',
            title: isCancelled ? `Canceled: ${fields.title}` : fields.title,
            location: fields.location,
            description: expect.stringContaining(fields.description) as string,
            status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
            sequence: 3,
            start,
            end: end !== null && end > start ? end : null,
            isAllDay,
          })
          if (!isCancelled) expect(found?.description).toContain(fields.registration)
        }
      }
    }),
    { numRuns: NUM_EVENTS, seed: SEED },
  )
}, 60_000)
