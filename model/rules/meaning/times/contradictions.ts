// Finds the times in the text of an event that contradict those of its field `time`.
import type { EventTimes } from '../../../dates/event-times'
import { findOtherHalves } from './halves/other-half'
import { findCommonDoors, findDoors } from './shifts/door-times'
import { findEarlyArrivals } from './shifts/early-arrivals'
import {
  findLateStarts,
  findOldEnds,
  findOldStarts,
  findRepeatedTimes,
  getShift,
  type Contradiction,
  type TextLine,
} from './shifts/shifted-times'
import { findEventSpans, findEventTimes, formatTime, type WrittenTime } from './written-times'

/** Returns what contradicts the times of an event, by line, and the other lines that may be wrong. */
export function findContradictions(
  fields: readonly TextLine[],
  rows: readonly TextLine[],
  times: EventTimes,
) {
  const lines = [...fields, ...rows]
  const inRows = rows.flatMap(({ line, text }) => findTimes(text, line, times))
  const spans = fields.flatMap(({ line, text }) => findSpans(text, line, times))
  // Where rows are old as well, most of the lines may be.
  const common = inRows.length === 0 ? findCommonDoors(lines, spans, times.start) : undefined
  const doors = common ?? findDoors(fields)
  const single = [
    ...fields.flatMap(({ line, text }) => [
      ...findSpans(text, line, times),
      ...findTimes(text, line, times, common),
    ]),
    ...rows.flatMap(({ line, text }) => findTimes(text, line, times, doors)),
  ]
  const rest = (known: readonly Contradiction[]) =>
    rows.filter(({ line }) => !known.some((other) => other.line === line))
  const starts = findOldStarts(rest(single), times.start, new Set(findShifts(rows, times, doors)))
  const late = findLateStarts([...fields, ...rest(starts)], single, times)
  const ends = findOldEnds(fields, single, times)
  const direct = [...single, ...starts, ...late, ...ends]
  const repeated = [...direct, ...findRepeatedTimes(rest(direct), direct)]
  const early = findEarlyArrivals(rest(repeated), doors, times)
  const far = findOtherHalves(rest([...repeated, ...early]), times)
  const wrong = [...repeated, ...early, ...far].sort((a, b) => a.line - b.line)
  // Doors that contradict nothing may be old as well where the beginning is.
  const hasMoved =
    wrong.some(
      (other) => !ends.includes(other) && other.right?.startsWith(formatTime(times.start)),
    ) &&
    common === undefined &&
    !lines.some(
      ({ line, text }) =>
        hasDoors(text) &&
        single.some((other) => other.line === line && !/ - |to/.test(other.typed)),
    )
  return { wrong, more: findOldLines(lines, wrong, hasMoved), doors: common?.time }
}

/** Returns the lines without a contradiction that have one of the wrong times, or the doors of an event that has moved. */
function findOldLines(
  lines: readonly TextLine[],
  wrong: readonly Contradiction[],
  hasMoved: boolean,
): TextLine[] {
  const named = new Set(wrong.map(({ line }) => line))
  // What is right for the doors may have been the beginning before.
  const rights = new Set(wrong.map(({ right }) => right))
  const typed = wrong.map((other) => other.typed).filter((words) => !rights.has(words))
  return lines.filter(
    ({ line, text }) =>
      !named.has(line) &&
      (typed.some((words) => text.includes(words)) || (hasMoved && hasDoors(text))),
  )
}

const hasDoors = (text: string): boolean => findDoors([{ line: 0, text }]) !== undefined

/** Returns by how many minutes the ends and the doors in a text differ from those of the event. */
const findShifts = (
  rows: readonly { readonly text: string }[],
  { end }: EventTimes,
  doors?: WrittenTime,
): number[] =>
  rows
    .flatMap(({ text }) => findEventTimes(text))
    .flatMap(({ role, time }) => {
      const right = { doors: doors?.time ?? null, end, start: null }[role]
      return right === null || right === time ? [] : [getShift(time, right)]
    })

function findTimes(
  text: string,
  line: number,
  { start, end }: EventTimes,
  doors?: WrittenTime,
): Contradiction[] {
  return findEventTimes(text).flatMap(({ role, time, typed }): Contradiction[] => {
    // An event may count from its doors on, so a later beginning in the text is no contradiction.
    if (role === 'start' && time < start) return [{ line, typed, right: formatTime(start) }]
    if (role === 'end' && end !== null && time !== end)
      return [{ line, typed, right: formatTime(end) }]
    if (role !== 'doors') return []
    if (doors !== undefined && doors.time !== time) return [{ line, typed, right: doors.typed }]
    return time > start ? [{ line, typed, right: null }] : []
  })
}

/** Finds spans that overlap with the event and begin and end at other times; a part of the event lies within it. */
function findSpans(text: string, line: number, { start, end }: EventTimes): Contradiction[] {
  if (end === null) return []
  return findEventSpans(text)
    .filter((span) => span.from < end && start < span.to)
    .filter((span) => (span.from < start && span.to < end) || (span.from > start && span.to > end))
    .map(({ typed }) => ({ line, typed, right: `${formatTime(start)} - ${formatTime(end)}` }))
}
