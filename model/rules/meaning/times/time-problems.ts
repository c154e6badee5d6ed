// What is said of an event whose text has other times than its field `time`.
import { readClockTime } from '../../../dates/clock-time'
import type { EventTimes } from '../../../dates/event-times'
import type { FileProblem } from '../../../problems/problem'
import { listLines } from '../../../text/list-lines'
import { listWords } from '../../../text/list-words'
import type { EarlyStep } from './shifts/early-steps'
import type { HalfOfTimes } from './halves/half-of-times'
import type { OtherHalf } from './halves/half-of-words'
import type { MovedField } from './shifts/moved-field'
import type { Contradiction } from './shifts/shifted-times'
import { writeLike } from './write-like'
import { formatTime } from './written-times'
import type { LikelyHalf } from './halves/likely-halves'
import type { WrongHalf } from './halves/wrong-halves'

export const wrongHalf = ({ typed, meant, line, written, hours }: WrongHalf): FileProblem => ({
  code: 'time-differs',
  severity: 'warning',
  message: `The field says time: ${typed}, which is ${hours} hours. But line ${line} says ${written}.`,
  fix: `Write time: ${meant}`,
})

export const likelyHalf = ({ typed, meant, hours, words }: LikelyHalf): FileProblem => ({
  code: 'time-differs',
  severity: 'warning',
  message: `The field says time: ${typed}, which is ${hours} hours. But this file only speaks of "${words}".`,
  fix: `If AM and PM are mixed up, write time: ${meant}. If the event is so long, there is nothing to do.`,
})

export const otherHalf = ({ half, words, meant }: OtherHalf): FileProblem => ({
  code: 'time-differs',
  severity: 'warning',
  message: `The time is in the ${half === 'morning' ? 'evening' : 'morning'}, but this file says ${listAll(words.map((word) => `"${word}"`))}.`,
  fix: `If the event is in the ${half}, write time: ${meant}. If not, there is nothing to do.`,
})

export const halfOfTimes = ({ typed, written, lines, meant }: HalfOfTimes): FileProblem => ({
  code: 'time-differs',
  severity: 'warning',
  message: `The time here is ${typed}, but ${nameLines(lines)} say${lines.length > 1 ? '' : 's'} ${written}.`,
  fix: `If the text is right, write time: ${meant}. If this line is right, write ${typed} in the text.`,
})

export const earlyStep = (time: string, { line, typed, meant }: EarlyStep): FileProblem => ({
  code: 'time-differs',
  severity: 'warning',
  message: `The field says time: ${time}, which is in the morning. But line ${line} says "${typed}".`,
  fix: `If the event is in the evening, write time: ${meant}. If it is in the morning, write ${writeMorning(typed)} on line ${line}.`,
})

/** Writes a time in the evening as the same hour of the morning. */
const writeMorning = (typed: string): string =>
  typed
    .replace(/p(?=\.?\s?m)/, 'a')
    .replace(/P(?=\.?\s?M)/, 'A')
    .replace(/\.(\s?m)$/i, '.$1.')

export function movedField(
  time: string,
  { line, typed, meant }: MovedField,
  { start, end }: EventTimes,
): FileProblem {
  const rights = [start, ...(end === null ? [] : [end])].map(formatTime)
  const changes = typed.map((words, index) => writeLike(words, rights[index] ?? ''))
  return {
    code: 'time-differs',
    severity: 'warning',
    message: `The field says time: ${time}, but line ${line} says ${listAll(typed.map((words) => `"${words}"`))}.`,
    fix: `If line ${line} is right, ${meant === null ? `write time: ${formatTime(readClockTime(typed[0] ?? '') ?? start)}, a hyphen and the hour when the event ends` : `write time: ${meant}`}. If the field is right, write ${listAll(changes)} on line ${line}.`,
  }
}

const nameLines = (lines: readonly number[]): string => listLines(lines, lines.length)

type DoorLines = { readonly right: readonly number[]; readonly alike: readonly number[] }

/** @param lines those with the other time of the doors, and others with the same clock time as the first */
export function otherDoors(
  { line, typed, right }: Contradiction,
  doors: string,
  lines: DoorLines,
): FileProblem {
  const others = nameLines(lines.right)
  const look = lines.alike.length === 0 ? '' : ` Look at ${nameLines(lines.alike)}, too.`
  return {
    code: 'time-differs',
    severity: 'warning',
    message: `Line ${line} says that the doors open at ${typed}, but ${others} say${lines.right.length > 1 ? '' : 's'} ${doors}.`,
    fix: `If ${others} ${lines.right.length > 1 ? 'are' : 'is'} right, write ${writeLike(typed, right ?? doors)} on line ${line}.${look} If line ${line} is right, write ${typed} on ${others}.`,
  }
}

const listAll = (words: readonly string[]): string => listWords(words, words.length)
