// Reads times of day in words, such as "8:00 AM - noon" or "6:00-8:00 PM". What is not certain is not read.

/** A time of day, `HH:MM` on the 24-hour clock of the clinic. Times compare as texts do; `24:00` is the end of a day. */
export type LocalTime = string

/** A part of one day. `to` is later than `from` and at most `24:00`. */
export type TimeSpan = { readonly from: LocalTime; readonly to: LocalTime }

/** Matches a time in the words of a visitor, in one group. */
export const TIME_WORDS = '(noon|midnight|\\d{1,2}(?::\\d{2})?\\s*(?:[ap]\\.?\\s?m\\b\\.?)?)'

const RANGE = new RegExp(`^(?:from )?${TIME_WORDS}\\s*(?:-|–|—|to|until|till)\\s*${TIME_WORDS}$`)
const NUMBERS = /^(\d{1,2})(?::(\d{2}))?\s*([ap])?/

const NOON = 12 * 60
const MIDNIGHT = 24 * 60

/** A for AM, P for PM. */
export type Half = 'A' | 'P'

/** A time as it was typed; `half` is null if the words name neither AM nor PM. */
export type ClockTime = {
  readonly hour: number
  readonly minute: number
  readonly half: Half | null
}

type ReadTime = ClockTime & {
  /** Whether it can only be meant on the 24-hour clock: `18:00`, `09:00`. */
  readonly is24Hour: boolean
}

/** Returns a span of a day, or null if the words are no such span, or could be meant in two ways. */
export function readTimeSpan(words: string): TimeSpan | null {
  const [, first = '', last = ''] = RANGE.exec(words.trim().toLowerCase()) ?? []
  const [start, end] = [readTime(first), readTime(last)]
  if (start === null || end === null) return null
  const to = getEnd(end, start)
  const candidates = to === null ? [] : getStarts(start, end)
  const from = candidates.find((minutes) => minutes < (to ?? 0))
  return from === undefined || to === null
    ? null
    : { from: formatMinutes(from), to: formatMinutes(to) }
}

/** Returns a single time, or null if the words are none, or could be meant in two ways. Midnight is the end of a day as well as its beginning. */
export function readClockTime(words: string): LocalTime | null {
  const normalized = words.trim().toLowerCase()
  if (!new RegExp(`^${TIME_WORDS}$`).test(normalized) || normalized === 'midnight') return null
  const time = readTime(normalized)
  if (time === null || (time.half === null && !time.is24Hour)) return null
  return formatMinutes(toMinutes(time))
}

/** Returns the minutes since midnight; a time without AM and PM is one of the 24-hour clock. */
export const toMinutes = ({ hour, minute, half }: ClockTime): number =>
  (half === null ? hour : (hour % 12) + (half === 'P' ? 12 : 0)) * 60 + minute

/** Returns the minutes since midnight. */
export function countMinutes(time: LocalTime): number {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return toMinutes({ hour, minute, half: null })
}

/** Returns a time as it was typed, with AM or PM in place of the half of the day at its end. */
export const replaceHalf = (typed: string, half: Half): string =>
  typed.replace(/[ap](?=\.?\s?m\b\.?$)/i, (letter) =>
    letter === letter.toLowerCase() ? half.toLowerCase() : half,
  )

function readTime(words: string): ReadTime | null {
  if (words === 'noon') return { hour: 12, minute: 0, half: 'P', is24Hour: false }
  if (words === 'midnight') return { hour: 12, minute: 0, half: 'A', is24Hour: false }
  const match = NUMBERS.exec(words)
  if (!match) return null
  const [hour, minute, half] = [
    Number(match[1]),
    Number(match[2] ?? 0),
    match[3]?.toUpperCase() ?? null,
  ]
  const isPossible = half === null ? hour < 24 : hour >= 1 && hour <= 12
  if (!isPossible || minute > 59) return null
  const is24Hour = half === null && match[2] !== undefined && (hour > 12 || /^0/.test(words))
  return { hour, minute, half: half as ReadTime['half'], is24Hour }
}

function getEnd(end: ReadTime, start: ReadTime): number | null {
  const minutes = toMinutes(end)
  if (end.half !== null) return minutes === 0 ? MIDNIGHT : minutes
  return start.half === null && (start.is24Hour || end.is24Hour) ? minutes : null
}

/** Returns when a span could begin. In `6:00-8:00 PM`, the half of the end is also that of the start; in `10:00-2:00 PM`, it cannot be. */
function getStarts(start: ReadTime, end: ReadTime): number[] {
  if (start.half !== null || end.half === null) return [toMinutes(start)]
  if (start.hour < 1 || start.hour > 12) return []
  const other = end.half === 'A' ? 'P' : 'A'
  const halves = toMinutes(end) === NOON ? (['A'] as const) : ([end.half, other] as const)
  return halves.map((half) => toMinutes({ ...start, half }))
}

function formatMinutes(minutes: number): LocalTime {
  const pad = (number: number) => String(number).padStart(2, '0')
  return `${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`
}
