// Reads when an event begins and ends from the words of its `time`. What is not certain lasts all day.
import { readClockTime, readTimeSpan, TIME_WORDS, type LocalTime } from './clock-time'

export type EventTimes = { readonly start: LocalTime; readonly end: LocalTime | null }

/** Doors open before the event begins, so their time is neither its beginning nor its end. */
const DOORS = new RegExp(`\\(?\\bdoors(?: open)?(?: at)?:? ${TIME_WORDS}\\)?[,;.]?`)
const START_ALONE = /^(?:(?:begins|starts|from|at) )+|,? (?:onwards?|on)$/g

/**
 * Returns the local times of an event: `6:00-8:00 PM` has two, `6:00 PM` only a start, and an event that lasts all day none.
 * `end` is later than `start` and at most `24:00`: an event that goes on after midnight is not read.
 */
export function readEventTimes(words: string | undefined): EventTimes | null {
  const normalized = (words ?? '').toLowerCase().replace(DOORS, ' ').replace(/\s+/g, ' ').trim()
  const span = readTimeSpan(normalized)
  if (span !== null) return { start: span.from, end: span.to }
  const start = readClockTime(normalized.replace(START_ALONE, ''))
  return start === null ? null : { start, end: null }
}
