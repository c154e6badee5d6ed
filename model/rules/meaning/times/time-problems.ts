// What is said of an event whose text has other times than its field `time`.
import type { FileProblem } from '../../../problems/problem'
import { listWords } from '../../../text/list-words'
import type { HalfOfTimes } from './half-of-times'
import type { OtherHalf } from './half-of-words'
import type { Contradiction, TextLine } from './shifted-times'
import { writeLike } from './write-like'
import type { WrongHalf } from './wrong-halves'

export const wrongHalf = ({ typed, meant, line, written, hours }: WrongHalf): FileProblem => ({
  code: 'time-differs',
  severity: 'warning',
  message: `The field says time: ${typed}, which is ${hours} hours. But line ${line} says ${written}.`,
  fix: `Write time: ${meant}`,
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
  message: `The time here is ${typed}, but line${lines.length > 1 ? 's' : ''} ${listAll(lines.map(String))} say${lines.length > 1 ? '' : 's'} ${written}.`,
  fix: `If the text is right, write time: ${meant}. If this line is right, write ${typed} in the text.`,
})

/** @param more lines that may be wrong as well */
export function otherTimes(
  time: string,
  wrong: readonly Contradiction[],
  more: readonly TextLine[],
): FileProblem {
  const changes = listByLine(wrong, ({ typed, right }) =>
    right === null ? null : writeLike(typed, right),
  ).map(({ line, words }) => `${words} on line ${line}`)
  const said = listByLine(wrong, ({ typed }) => `"${typed}"`).map(
    ({ line, words }) => `line ${line} says ${words}`,
  )
  const look =
    more.length === 0
      ? ''
      : ` Look at line${more.length > 1 ? 's' : ''} ${listAll(more.map(({ line }) => String(line)))} too.`
  return {
    code: 'time-differs',
    severity: 'warning',
    message: `The field says time: ${time}, but ${listAll(said)}.`,
    fix:
      changes.length === 0
        ? `Find out which is right, and correct the other.${look}`
        : `If the field is right, write ${listAll(changes)}. If not, correct the field.${look}`,
  }
}

export const otherDoors = ({ line, typed, right }: Contradiction, doors: string): FileProblem => ({
  code: 'time-differs',
  severity: 'warning',
  message: `Line ${line} says that the doors open at ${typed}, but other lines say ${doors}.`,
  fix: `If the other lines are right, write ${writeLike(typed, right ?? doors)} on line ${line}. If not, correct them.`,
})

const listAll = (words: readonly string[]): string => listWords(words, words.length)

/** Returns the words for what is wrong, with "and" between those of one line. */
function listByLine(
  wrong: readonly Contradiction[],
  write: (contradiction: Contradiction) => string | null,
): { line: number; words: string }[] {
  return [...new Set(wrong.map(({ line }) => line))].flatMap((line) => {
    const written = wrong
      .filter((other) => other.line === line)
      .flatMap((other) => write(other) ?? [])
    return written.length === 0 ? [] : [{ line, words: written.join(' and ') }]
  })
}
