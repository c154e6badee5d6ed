// Finds whether the office is open at a local time. The browser runs it too, so it imports nothing and knows no time zones.
import type { TimeSpan } from '../dates/clock-time'
import type { Day } from '../dates/day'
import type { LocalDateTime } from '../dates/local-time'
import type { DayHours, WeeklyHours } from './weekly-hours'

/** Days on which the hours differ from those of the week. */
export type SpecialHours = {
  readonly from: Day
  /** The last of the days. */
  readonly until: Day
  /** Empty when closed, null when the hours are not known. */
  readonly spans: DayHours
  /** The reason, as it follows the word "for": `Thanksgiving`. */
  readonly reason: string
}

export type OpeningHours = {
  readonly week: WeeklyHours
  readonly special: readonly SpecialHours[]
  /** The first day that is not known, because special hours of it are announced later, or null. */
  readonly knownUntil: Day | null
}

/** `until` is null if it is open around the clock. */
export type Opening =
  | { readonly isOpen: true; readonly until: string | null }
  | {
      readonly isOpen: false
      /** Why it is closed all day, or null if that is nothing special. */
      readonly reason: string | null
      /** When it opens again, or null if that is not known. */
      readonly next: LocalDateTime | null
    }

export type HoursOfDay = { readonly spans: DayHours; readonly special: SpecialHours | null }

const DAY_MS = 24 * 60 * 60 * 1000
const END_OF_DAY = '24:00'
/** Longer than any closure that is worth a sentence on when it ends. */
const MAX_DAYS_AHEAD = 60

/** Returns the hours of a day, and the special ones if it has any. */
export function getHoursOfDay({ week, special, knownUntil }: OpeningHours, day: Day): HoursOfDay {
  const reason = special.find(({ from, until }) => from <= day && day <= until) ?? null
  if (knownUntil !== null && day >= knownUntil) return { spans: null, special: reason }
  const weekday = new Date(day).getUTCDay()
  return { spans: reason === null ? (week[weekday] ?? null) : reason.spans, special: reason }
}

/** Returns whether the office is open at a local time, and until when or from when on; null if that is not known. */
export function findOpeningAt(hours: OpeningHours, { day, time }: LocalDateTime): Opening | null {
  const { spans, special } = getHoursOfDay(hours, day)
  if (spans === null) return null
  const current = spans.find(({ from, to }) => from <= time && time < to)
  if (current) return { isOpen: true, until: findEnd(hours, day, current) }
  const reason = special !== null && spans.length === 0 ? special.reason : null
  const later = spans.find(({ from }) => from > time)
  return { isOpen: false, reason, next: later ? { day, time: later.from } : findNext(hours, day) }
}

/** Returns when a span ends. One that lasts until midnight goes on if the next day begins with one. */
function findEnd(hours: OpeningHours, day: Day, { to }: TimeSpan): string | null {
  if (to !== END_OF_DAY) return to
  const [first] = getHoursOfDay(hours, addDays(day, 1)).spans ?? []
  if (first?.from !== '00:00') return to
  return first.to === END_OF_DAY ? null : first.to
}

function findNext(hours: OpeningHours, today: Day): LocalDateTime | null {
  for (let days = 1; days <= MAX_DAYS_AHEAD; days += 1) {
    const day = addDays(today, days)
    const { spans } = getHoursOfDay(hours, day)
    if (spans === null) return null
    if (spans[0]) return { day, time: spans[0].from }
  }
  return null
}

const addDays = (day: Day, days: number): Day =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, day.length)
