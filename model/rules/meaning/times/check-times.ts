// Reports an event whose text has other times than its field `time`, because only one of the two was changed.
import { readEventTimes, type EventTimes } from '../../../dates/event-times'
import type { SplitText } from '../../../front-matter/split-front-matter'
import { replaceValue } from '../../../front-matter/value'
import type { LocatedProblem } from '../../../problems/problem'
import { findCommonDoors, findDoors } from './shifts/door-times'
import { findEarlyArrivals } from './shifts/early-arrivals'
import { findEarlyStep } from './shifts/early-steps'
import { findHalfOfTimes } from './halves/half-of-times'
import { findOtherHalfOfWords } from './halves/half-of-words'
import { findOtherHalves } from './halves/other-half'
import {
  findLateStarts,
  findOldEnds,
  findOldStarts,
  findRepeatedTimes,
  getShift,
  type Contradiction,
  type TextLine,
} from './shifts/shifted-times'
import { findMovedField } from './shifts/moved-field'
import { findMovedTimes } from './shifts/moved-times'
import {
  earlyStep,
  halfOfTimes,
  movedField,
  otherDoors,
  otherHalf,
  otherTimes,
  likelyHalf,
  wrongHalf,
} from './time-problems'
import { findLikelyHalf } from './halves/likely-halves'
import { findWrongHalf } from './halves/wrong-halves'
import { findEventSpans, findEventTimes, formatTime, type WrittenTime } from './written-times'

const FIELDS = ['summary', 'description']

export function checkTimes(
  { frontMatter, body, bodyLine }: SplitText,
  { time, startDate }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  if (typeof time !== 'string' || startDate !== undefined || !frontMatter.has('location')) return []
  const times = readEventTimes(time)
  if (times === null) return []
  const fields = FIELDS.flatMap((name) => {
    const value = frontMatter.get(name)
    return value && 'text' in value ? [{ line: value.line, text: value.text }] : []
  })
  const rows = body.split('\n').map((text, index) => ({ line: bodyLine + index, text }))
  const value = frontMatter.get('time')
  const half = findWrongHalf(time, [...fields, ...rows])
  if (half !== null && value && 'text' in value)
    return [
      {
        ...wrongHalf(half),
        suggestion: replaceValue(value, value.typed.replace(half.typed, half.meant)),
        field: 'time',
        line: value.line,
        column: value.column,
      },
    ]
  const title = frontMatter.get('title')
  const titles = title && 'text' in title ? [title.text] : []
  const named = titles.map((words) => ({ line: title?.line ?? 1, text: words }))
  const likely = findLikelyHalf(time, [...named, ...fields, ...rows])
  if (likely !== null && value)
    return [{ ...likelyHalf(likely), field: 'time', line: value.line, column: value.column }]
  const other = findOtherHalfOfWords(time, times, titles, [...fields, ...rows])
  if (other !== null && value)
    return [{ ...otherHalf(other), field: 'time', line: value.line, column: value.column }]
  const opposite = findHalfOfTimes(time, times, [...fields, ...rows])
  if (opposite !== null && value)
    return [{ ...halfOfTimes(opposite), field: 'time', line: value.line, column: value.column }]
  const step = findEarlyStep(time, times, titles, [...fields, ...rows])
  if (step !== null && value)
    return [{ ...earlyStep(time, step), field: 'time', line: value.line, column: value.column }]
  const { wrong, more, doors } = findContradictions(fields, rows, times)
  const [first, second] = wrong
  if (first === undefined) {
    const moved = findMovedField([...fields, ...rows], times)
    return moved === null || !value
      ? []
      : [
          {
            ...movedField(time, moved, times),
            field: 'time',
            line: value.line,
            column: value.column,
          },
        ]
  }
  const isOnlyDoors = second === undefined && more.length === 0 && doors !== times.start
  const problem =
    isOnlyDoors && doors !== undefined && first.right === formatTime(doors)
      ? otherDoors(first, formatTime(doors))
      : otherTimes(
          time,
          wrong,
          { more, moved: findMovedTimes(wrong, more, [...fields, ...rows], times.start) },
          times,
        )
  return [{ ...problem, line: first.line, column: 1 }]
}

/** Returns what contradicts the times of an event, by line, and the other lines that may be wrong. */
function findContradictions(
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
