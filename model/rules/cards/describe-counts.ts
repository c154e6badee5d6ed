// The problem of a sentence that counts the cards of a page, after a card was added or taken away.
import type { FileProblem } from '../../problems/problem'
import { writeLike } from '../../text/counting-words'
import { listWords } from '../../text/list-words'
import { listLines } from '../../text/list-lines'
import { findNewCard, type Card } from './new-card'
import { findUnnamedCard, namesCounted, NEW_ONE } from './unnamed-cards'
import type { WayCount } from './way-counts'

/** The cards in a folder, and the paths of the pages that list them. */
export type CardList = {
  readonly folder: string
  readonly size: number
  readonly titles: readonly string[]
  readonly cards: readonly Card[]
  readonly paths: readonly string[]
}

const WEEKS = 4
/** Matches what is true of four cards only: "one for each week of the month". */
const OF_THE_MONTH =
  /\b(?:each|every|cada) (?:week|semana) (?:of the month|del mes)(?![A-Za-zÀ-ỿ])/iu

/** A line that lists the cards without the new one. */
export type UnnamedPlace = { readonly file: string; readonly line: number }

type Place = {
  readonly file: string
  readonly lines: readonly string[]
  /** All places that list the cards without the new one. */
  readonly unnamed: readonly UnnamedPlace[]
}

export function describeCounts(
  first: WayCount,
  others: readonly WayCount[],
  list: CardList,
  place: Place,
): FileProblem {
  const { folder, size } = list
  const correct = ({ typed, words }: WayCount) => words.replace(typed, writeLike(typed, size))
  const also = others.map(({ line, words }) => ` Line ${line} says "${words}", too.`)
  const rest = others.map((other) => ` and "${correct(other)}" on line ${other.line}`)
  const here =
    rest.length === 0
      ? ''
      : ` here${rest
          .slice(0, -1)
          .map((words) => words.replace(' and', ','))
          .join('')}${rest.at(-1) ?? ''}`
  const number = writeLike('one', size)
  const line = place.lines[first.line - 1] ?? ''
  const month = first.count === WEEKS ? OF_THE_MONTH.exec(line)?.[0] : undefined
  const start = first.column - 1
  const fits = month === undefined ? '' : ` Then see whether "${month}" still fits.`
  const advice = [
    `If this is the number of those cards, write "${correct(first)}"${here}.${fits}`,
    ...(size > first.count
      ? adviseOnNewCard(first, others, list, place)
      : [first, ...others].some((found) => isNamedHere(found, place))
        ? [`In the list, name only these ${number}.`]
        : []),
  ]
  // A repair would take the rest of the advice away before anyone reads it.
  const isAll = others.length === 0 && advice.length === 1 && month === undefined
  const text = line.slice(0, start) + correct(first) + line.slice(start + first.words.length)
  return {
    code: 'count-differs',
    severity: 'warning',
    message: `There are ${number} cards in content/${folder}, but this line says "${first.words}".${also.join('')}`,
    fix: advice.join(' '),
    suggestion: isAll ? { line: first.line, endLine: first.line, text } : null,
  }
}

/** Returns whether the things that a number counts are named after it. */
const isNamedHere = (
  { isListed, line, column, words, count }: WayCount,
  { lines }: Pick<Place, 'lines'>,
): boolean =>
  isListed || namesCounted((lines[line - 1] ?? '').slice(column - 1 + words.length), count)

/** Says where the new card has to be named: in the lists beside the numbers, and where else the others are listed. */
function adviseOnNewCard(
  first: WayCount,
  others: readonly WayCount[],
  { titles, cards }: CardList,
  { file, lines, unnamed }: Place,
): string[] {
  const line = lines[first.line - 1] ?? ''
  const named = findUnnamedCard(titles, line, first.count)
  const own = new Set([
    ...(named === null ? [] : [first.line]),
    ...[first, ...others].flatMap((found) => (isNamedHere(found, { lines }) ? [found.line] : [])),
    ...unnamed.flatMap((place) => (place.file === file ? [place.line] : [])),
  ])
  const [listed] = own
  const title = findNewCard(cards, listed === undefined ? line : (lines[listed - 1] ?? ''))
  const card =
    named !== null && named !== NEW_ONE
      ? `the new card ${named}`
      : title === null
        ? 'the new card'
        : `the new card "${title}"`
  const elsewhere = unnamed
    .filter((other) => other.file !== file)
    .map(
      (other) =>
        `the one on line ${other.line} of the ${/\/pages\//.test(other.file) ? 'page' : 'card'} ${other.file}`,
    )
  const lists = [
    ...(own.size === 0 ? [] : [describeLists([...own], first, elsewhere.length > 0)]),
    ...elsewhere,
  ]
  const [only = '', another] = lists
  if (another === undefined)
    return only === ''
      ? []
      : [`See whether ${only.replace(/^the one/, 'the list')} needs ${card}, too.`]
  return [`See whether these lists need ${card}, too: ${listWords(lists, lists.length)}.`]
}

/** Names the lists of a card's own file. */
const describeLists = (own: readonly number[], { line }: WayCount, isOneFile: boolean): string =>
  own.length === 1 && own[0] === line
    ? 'the list on this line'
    : `the ${own.length > 1 ? 'lists' : 'list'} on ${listLines(own)}${isOneFile ? ' of this file' : ''}`
