// Notes an old number in front of the new one, as tracked changes leave it: "at least 6 9 months".
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../problems/problem'
import { NUMBERS, readNumber } from '../../../text/counting-words'
import { listLines } from '../../../text/list-lines'
import { findInFile, isShownField, type Found } from '../../find-in-file'
import { replaceFound } from '../../replace-found'
import { findCommitments, MAY_COUNT, type Commitment } from './time/find-commitments'

/** Matches two numbers before what they count. A word with a capital in front may have a number of its own: "Room 6", "June 6". */
const TWO_NUMBERS = new RegExp(
  String.raw`(?<![\w$.,:/-]|[A-ZÀ-Þ][a-zß-ỿ]*\.? )(${NUMBERS}) (${NUMBERS}) (hour|day|week|month|year|hora|día|semana|mese|año)s(?![A-Za-zÀ-ỿ-]| (?:old|de edad|shifts?))`,
  'gu',
)
/** Means always, and no number. */
const ALWAYS = '24 7'

type OldNumber = {
  readonly words: string
  readonly index: number
  readonly typed: readonly [string, string]
  readonly unit: string
}

export const checkOldNumbers = (text: SplitText): LocatedProblem[] =>
  findInFile(text, findOldNumbers, MAY_COUNT)
    .filter(({ field }) => isShownField(field))
    .map((found) => {
      const { typed, unit, field, line, column } = found
      const others = findInFile(text, findCommitments, MAY_COUNT).filter(
        (other) => other.line !== line && isOf(other, unit),
      )
      const right = typed.filter((number) =>
        others.some((other) => other.number === readNumber(number)),
      )
      const [meant] = right.length === 1 ? right : []
      const problem = describeNumbers(found, meant, others)
      const suggestion = meant === undefined ? null : replaceFound(text, found, write(found, meant))
      return { ...problem, suggestion, line, column, ...(field === null ? {} : { field }) }
    })

function findOldNumbers(text: string): OldNumber[] {
  return [...text.matchAll(TWO_NUMBERS)].flatMap((match) => {
    const { 0: words, 1: old = '', 2: last = '', 3: unit = '', index } = match
    const isAlike = /\d/.test(old) === /\d/.test(last)
    if (!isAlike || old === last || `${old} ${last}` === ALWAYS) return []
    return [{ words, index, typed: [old, last] as const, unit }]
  })
}

/** Returns whether another place counts the same: months beside months, and not hours a month. */
const isOf = ({ words, typed }: Commitment, unit: string): boolean =>
  words
    .toLowerCase()
    .slice(words.indexOf(typed) + typed.length + 1)
    .startsWith(unit)

const write = ({ words, typed: [old, last] }: OldNumber, meant: string): string =>
  words.replace(`${old} ${last}`, meant)

function describeNumbers(
  found: OldNumber,
  meant: string | undefined,
  others: readonly Found<Commitment>[],
): FileProblem {
  const [old, last] = found.typed
  const message = `This says "${found.words}", which has two numbers: an old one seems to be left beside the new one`
  const [other] = others.filter(({ number }) => meant && number === readNumber(meant))
  return {
    code: 'amount-differs',
    severity: 'warning',
    message: other
      ? `${message}, and ${listLines([other.line])} says "${other.words}".`
      : `${message}.`,
    fix: meant
      ? `Write "${write(found, meant)}"`
      : `Write "${write(found, last)}", or "${write(found, old)}" if that is right.`,
  }
}
