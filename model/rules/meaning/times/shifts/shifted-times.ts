// Finds the other times of an event that was put forward or back: all of them have moved by the same number of minutes.
import { countMinutes, readClockTime, type LocalTime } from '../../../../dates/clock-time'
import type { EventTimes } from '../../../../dates/event-times'
import { findEventSpans, findEventTimes, formatTime } from '../written-times'

/** A line of a text. */
export type TextLine = { readonly line: number; readonly text: string }

/** A text that contradicts the times of the event, and what it would have to say; `right` is null if only people know. */
export type Contradiction = {
  readonly line: number
  readonly typed: string
  readonly right: string | null
}

/** Returns the beginnings that have not moved with the event, in lines without another contradiction. */
export function findOldStarts(
  lines: readonly TextLine[],
  start: LocalTime,
  shifts: ReadonlySet<number>,
): Contradiction[] {
  if (shifts.size === 0) return []
  return lines.flatMap(({ line, text }) =>
    findEventTimes(text)
      .filter(({ role, time }) => role === 'start' && shifts.has(getShift(time, start)))
      .map(({ typed }) => ({ line, typed, right: formatTime(start) })),
  )
}

/** Returns the spans that begin with the event and still have an end that another line contradicts as well. */
export function findOldEnds(
  lines: readonly TextLine[],
  wrong: readonly Contradiction[],
  { start, end }: EventTimes,
): Contradiction[] {
  if (end === null || wrong.length === 0) return []
  const olds = new Set(wrong.map(({ typed }) => readClockTime(typed)))
  return lines.flatMap(({ line, text }) =>
    findEventSpans(text)
      .filter(({ from, to }) => from === start && to !== end && olds.has(to))
      .map(({ typed }) => ({ line, typed, right: `${formatTime(start)} - ${formatTime(end)}` })),
  )
}

/** Returns the later beginnings of an event that begins before its doors open now, so that it does not count from its doors on. */
export function findLateStarts(
  lines: readonly TextLine[],
  wrong: readonly Contradiction[],
  { start, end }: EventTimes,
): Contradiction[] {
  if (!wrong.some(({ right }) => right === null)) return []
  return lines.flatMap(({ line, text }) => [
    ...findEventTimes(text)
      .filter(({ role, time }) => role === 'start' && time > start)
      .map(({ typed }) => ({ line, typed, right: formatTime(start) })),
    ...findEventSpans(text)
      .filter(({ from, to }) => from > start && to === end)
      .map(({ typed, to }) => ({ line, typed, right: `${formatTime(start)} - ${formatTime(to)}` })),
  ])
}

/** Returns by how many minutes a time and the one that is right differ. */
export const getShift = (time: LocalTime, right: LocalTime): number =>
  countMinutes(time) - countMinutes(right)

const CLOCK = /\b\d{1,2}:\d{2}\b(?!\s?a\.?\s?m\b)/gi
const bare = (typed: string): string => /\d{1,2}:\d{2}/.exec(typed)?.[0] ?? typed

/** Returns the lines that repeat at least two of the old times, such as "between 5:30 and 6:00 PM". */
export function findRepeatedTimes(
  lines: readonly TextLine[],
  wrong: readonly Contradiction[],
): Contradiction[] {
  const rights = new Map(
    wrong.flatMap(({ typed, right }) =>
      right === null ? [] : [[bare(typed), bare(right)] as const],
    ),
  )
  if (rights.size < 2) return []
  return lines.flatMap(({ line, text }) => {
    const times = text.match(CLOCK) ?? []
    if (times.length < 2 || !times.every((time) => rights.has(time))) return []
    return [
      {
        line,
        typed: times.join(' and '),
        right: times.map((time) => rights.get(time)).join(' and '),
      },
    ]
  })
}
