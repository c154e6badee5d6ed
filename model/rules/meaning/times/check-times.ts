// Reports an event whose text has other times than its field `time`, because only one of the two was changed.
import { readEventTimes } from '../../../dates/event-times'
import type { SplitText } from '../../../front-matter/split-front-matter'
import { replaceValue } from '../../../front-matter/value'
import type { LocatedProblem } from '../../../problems/problem'
import { findContradictions } from './contradictions'
import { findDoorLines } from './shifts/door-times'
import { findEarlyStep } from './shifts/early-steps'
import { findHalfOfTimes } from './halves/half-of-times'
import { findOtherHalfOfWords } from './halves/half-of-words'
import { findMovedField } from './shifts/moved-field'
import { findMovedTimes } from './shifts/moved-times'
import {
  earlyStep,
  halfOfTimes,
  movedField,
  otherDoors,
  otherHalf,
  likelyHalf,
  wrongHalf,
} from './time-problems'
import { findLikelyHalf } from './halves/likely-halves'
import { findWrongHalf } from './halves/wrong-halves'
import { findMeantTime, isLikely, otherTimes } from './other-times'
import type { Contradiction, TextLine } from './shifts/shifted-times'
import { formatTime } from './written-times'

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
  const { wrong: found, more, doors } = findContradictions(fields, rows, times)
  const wrong = sortByPlace(found, [...fields, ...rows])
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
  if (isOnlyDoors && doors !== undefined && first.right === formatTime(doors)) {
    const lines = findDoorLines([...fields, ...rows], first, doors)
    return [{ ...otherDoors(first, formatTime(doors), lines), line: first.line, column: 1 }]
  }
  const meant = findMeantTime(wrong, times)
  const moved = findMovedTimes(wrong, more, [...fields, ...rows], times.start)
  const place = { line: value?.line ?? 1, more, moved }
  const problem = otherTimes(time, wrong, meant, place, formatTime(times.start))
  return meant !== null && isLikely(meant) && value
    ? [{ ...problem, field: 'time', line: value.line, column: value.column }]
    : [{ ...problem, line: first.line, column: 1 }]
}

/** Sorts contradictions in the order in which people read them. */
function sortByPlace(wrong: readonly Contradiction[], lines: readonly TextLine[]): Contradiction[] {
  const getPlace = ({ line, typed }: Contradiction) =>
    lines.find((other) => other.line === line)?.text.indexOf(typed) ?? -1
  return [...wrong].sort((a, b) => a.line - b.line || getPlace(a) - getPlace(b))
}
