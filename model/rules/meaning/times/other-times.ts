// Describes an event whose text has other times than its field `time`. Where enough lines agree, the field is probably wrong.
import { readClockTime, readTimeSpan, type LocalTime } from '../../../dates/clock-time'
import type { EventTimes } from '../../../dates/event-times'
import type { FileProblem } from '../../../problems/problem'
import { listLines } from '../../../text/list-lines'
import { listWords } from '../../../text/list-words'
import type { MovedTimes } from './shifts/moved-times'
import type { Contradiction, TextLine } from './shifts/shifted-times'
import { writeLike } from './write-like'
import { formatTime } from './written-times'

/** The value of the field that the text means, and the lines that say so. */
export type MeantTime = { readonly time: string; readonly lines: readonly number[] }

/** When this many lines agree, it is unlikely that all of them are old. */
const MIN_AGREEING = 3
/** What more lines say is too much for one sentence. */
const MAX_SAID = 2

/** Returns whether the field is more likely to be wrong than the lines that have another time. */
export const isLikely = ({ lines }: MeantTime): boolean => lines.length >= MIN_AGREEING

/**
 * Returns null if the lines do not agree on when the event begins and ends.
 * @param wrong what the lines say
 */
export function findMeantTime(
  wrong: readonly Contradiction[],
  { start, end }: EventTimes,
): MeantTime | null {
  const said = wrong.map((other) => ({ ...readEnds(other, start, end), line: other.line }))
  const telling = said.filter((other) => other.from !== null || other.to !== null)
  const [from = start, another] = new Set(telling.flatMap((other) => other.from ?? []))
  const [to = end, oneMore] = new Set(telling.flatMap((other) => other.to ?? []))
  if (telling.length === 0 || another !== undefined || oneMore !== undefined) return null
  if (to !== null && from >= to) return null
  const time = to === null ? formatTime(from) : `${formatTime(from)} - ${formatTime(to)}`
  return { time, lines: [...new Set(telling.map(({ line }) => line))] }
}

type Ends = { readonly from: LocalTime | null; readonly to: LocalTime | null }

/** Returns when the event begins and ends by the words of a line, as far as they say that. */
function readEnds({ typed, right }: Contradiction, start: LocalTime, end: LocalTime | null): Ends {
  const span = readTimeSpan(typed)
  const isSpan = right !== null && readTimeSpan(right) !== null
  if (span !== null && isSpan) return span
  const time = readClockTime(typed)
  return {
    from: right === formatTime(start) ? time : null,
    to: end !== null && right === formatTime(end) ? time : null,
  }
}

type Place = {
  /** The line of the field. */
  readonly line: number
  /** Lines that may be wrong as well. */
  readonly more: readonly TextLine[]
  /** What is in these lines, if it is known. */
  readonly moved: MovedTimes | null
}

/** @param start when the event begins by its field */
export function otherTimes(
  time: string,
  wrong: readonly Contradiction[],
  meant: MeantTime | null,
  { line, more, moved }: Place,
  start: string,
): FileProblem {
  const said = listByLine(wrong, ({ typed }) => `"${typed}"`)
  const inText = `If the field is right, write ${listAll(listChanges(wrong, moved, start))}${adviseOnRest(more, moved)}.`
  return {
    code: 'time-differs',
    severity: 'warning',
    message:
      said.length > MAX_SAID
        ? `The field says time: ${time}. These times do not fit that: ${listAll(said.map((other) => `${other.words} on line ${other.line}`))}.`
        : `The field says time: ${time}, but ${listAll(said.map((other) => `line ${other.line} says ${other.words}`))}.`,
    fix:
      meant !== null && isLikely(meant)
        ? `Lines ${listAll(meant.lines.map(String))} agree. If they are right, write time: ${meant.time} on line ${line}. ${inText}`
        : `${inText} If not, ${meant === null ? 'correct the hours in the line that begins with time' : `write time: ${meant.time}`}.`,
  }
}

/** Says what to write on which lines if the field is right. */
function listChanges(
  wrong: readonly Contradiction[],
  moved: MovedTimes | null,
  start: string,
): string[] {
  const changes = listByLine(wrong, ({ typed, right }) =>
    right === null
      ? `${typed.includes(' and ') ? 'two times' : 'a time'} shortly before ${start}`
      : writeLike(typed, right),
  ).map(({ line, words }) => `${words} on line ${line}`)
  const olds = (moved?.times ?? [])
    .filter(({ isDoors }) => !isDoors)
    .map(
      (old) =>
        `${formatTime(old.meant)} in place of ${formatTime(old.old)} on ${nameLines(old.lines)}`,
    )
  return [...changes, ...olds]
}

/** Says what else to look at if the field is right: lines that may be old as well, and the doors, which may have moved. */
function adviseOnRest(more: readonly TextLine[], moved: MovedTimes | null): string {
  const rest = moved?.rest ?? more
  const doors = (moved?.times ?? [])
    .filter(({ isDoors }) => isDoors)
    .map(
      ({ old, meant, lines }) =>
        `see whether ${formatTime(old)} on ${nameLines(lines)} should be ${formatTime(meant)} now`,
    )
  const look = rest.length === 0 ? [] : [`look at ${nameLines(rest.map(({ line }) => line))} too`]
  return [...look, ...doors].map((advice) => `, and ${advice}`).join('')
}

const nameLines = (lines: readonly number[]): string => listLines(lines, lines.length)

const listAll = (words: readonly string[]): string => listWords(words, words.length)

/** Returns the words for what is wrong, with "and" between those of one line. */
function listByLine(
  wrong: readonly Contradiction[],
  write: (contradiction: Contradiction) => string,
): { line: number; words: string }[] {
  return [...new Set(wrong.map(({ line }) => line))].map((line) => {
    const written = wrong.filter((other) => other.line === line).map((other) => write(other))
    return { line, words: written.join(' and ') }
  })
}
