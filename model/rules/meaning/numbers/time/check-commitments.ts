// Notes hours, months or shifts, such as "at least 6 hours each month", that another part of the file says with another number.
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'
import { writeLike } from '../../../../text/counting-words'
import { listLines } from '../../../../text/list-lines'
import { listWords } from '../../../../text/list-words'
import { findInFile, type Found } from '../../../find-in-file'
import { findCommitments, MAY_COUNT, type Commitment } from './find-commitments'
import { SOMETIMES } from './sometimes'

/** The parts of a file: the list of what we ask for, the other fields, and the text below them. */
const PARTS = ['list', 'fields', 'body'] as const
type Placed = Found<Commitment & { readonly sentence: string }> & {
  readonly part: (typeof PARTS)[number]
}

/** @param isRole whether the file is about a way to volunteer; in other files, only a list in the fields asks for time */
export function checkCommitments(text: SplitText, isRole: boolean): LocatedProblem[] {
  const lists = [...text.frontMatter].flatMap(([name, value]) => ('items' in value ? [name] : []))
  if (lists.length === 0 && !isRole) return []
  const getPart = (field: string | null) =>
    field === null ? 'body' : lists.includes(field) ? 'list' : 'fields'
  const found: readonly Placed[] = findInFile(text, findWithSentence, MAY_COUNT)
    .filter(({ field, sentence }) => field !== null || !SOMETIMES.test(sentence))
    .map((other) => ({ ...other, part: getPart(other.field) }))
  const keys = new Set(found.map(({ key }) => key))
  for (const key of keys) {
    const [odd, others] = findOdd(found.filter((other) => other.key === key)) ?? []
    const [first, ...more] = odd ?? []
    if (first === undefined || others === undefined) continue
    const { line, column, field } = first
    const position = { line, column, ...(field === null ? {} : { field }) }
    return [{ ...otherCommitment(first, more, others), ...position }]
  }
  return []
}

const findWithSentence = (text: string) =>
  findCommitments(text).map((found) => {
    const before = text.slice(0, found.index).split(/[.!?;]\s|\n/)
    const [after = ''] = text.slice(found.index).split(/[.!?;](?:\s|$)|\n/)
    return { ...found, sentence: (before.at(-1) ?? '') + after }
  })

/** Returns the places of the only part that has another number than all other parts, and the others; or null. */
function findOdd(found: readonly Placed[]): readonly [readonly Placed[], readonly Placed[]] | null {
  if (new Set(found.map(({ number }) => number)).size !== 2) return null
  const odd = PARTS.map((part) => found.filter((other) => other.part === part)).find((inPart) => {
    const numbers = new Set(found.filter((other) => !inPart.includes(other)).map((o) => o.number))
    return inPart.length > 0 && numbers.size === 1 && inPart.every((o) => !numbers.has(o.number))
  })
  if (odd === undefined) return null
  const [first] = odd
  // Of two parts alone, the fields are at the top, and the text is what people forget.
  const others = found.filter((other) => !odd.includes(other))
  return first?.part === 'fields' && others.every(({ part }) => part === 'body')
    ? [others, odd]
    : [odd, others]
}

function otherCommitment(
  first: Placed,
  more: readonly Placed[],
  others: readonly Placed[],
): FileProblem {
  const [other = first] = others
  const rest = more.filter(({ line }) => line !== first.line)
  const says = groupLines(others, ({ words }) => words).map(
    ({ words, lines }) => `${listLines(lines)} ${lines.length > 1 ? 'say' : 'says'} "${words}"`,
  )
  const here = [`"${writeWith(first, other)}" here`, ...writeOnLines(rest, other)]
  if (isStuck(first.number, other.number))
    return {
      code: 'amount-differs',
      severity: 'warning',
      message: `In "${first.words}", an old and a new number seem to be stuck together, for ${listAll(says)}.`,
      fix: `Write ${listAll(here)}.${first.number < MIN_UNLIKELY ? ` If ${first.number} is right, write ${listAll(writeOnLines(others, first))}.` : ''}`,
    }
  return {
    code: 'amount-differs',
    severity: 'warning',
    message: `This says "${first.words}", but ${listAll(says)}.`,
    fix: `If "${first.words}" is right, write ${listAll(writeOnLines(others, first))}. If "${other.words}" is right, write ${listAll(here)}.`,
  }
}

/** Roles hardly ask for more hours or months than these, except for a round number. */
const MIN_STUCK = 25
/** From this number on, neither hours a month nor months of a commitment are likely. */
const MIN_UNLIKELY = 100

/** Returns whether a number looks like another one with an older one beside it: 69 for 9, 612 for 12. */
function isStuck(typed: number, other: number): boolean {
  const [digits, known] = [String(typed), String(other)]
  const isRound = typed % 10 === 0 && known.length === 1
  const isPart = digits.startsWith(known) || digits.endsWith(known)
  return typed >= MIN_STUCK && !isRound && isPart && digits.length > known.length
}

const listAll = (items: readonly string[]): string => listWords(items, items.length)

/** Says which words to write on which lines, so that they say the number of another place. */
const writeOnLines = (places: readonly Placed[], meant: Placed): string[] =>
  groupLines(places, (place) => writeWith(place, meant)).map(
    ({ words, lines }) => `"${words}" on ${listLines(lines)}`,
  )

/** Writes the words of a place with the number of another one, or the number alone where a plural may change with it. */
function writeWith({ words, typed, number }: Placed, meant: Placed): string {
  const written = writeLike(typed, meant.number)
  return number === 1 || meant.number === 1 ? written : words.replace(typed, written)
}

/** Returns the lines of some places by the words that are quoted of them. */
function groupLines(
  places: readonly Placed[],
  quote: (place: Placed) => string,
): { readonly words: string; readonly lines: readonly number[] }[] {
  const words = [...new Set(places.map(quote))]
  return words.map((quoted) => ({
    words: quoted,
    lines: [...new Set(places.flatMap((place) => (quote(place) === quoted ? [place.line] : [])))],
  }))
}
