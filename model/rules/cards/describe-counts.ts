// The problem of a sentence that counts the cards of a page, after a card was added or taken away.
import type { FileProblem } from '../../problems/problem'
import { writeLike } from '../../text/counting-words'
import { listWords } from '../../text/list-words'
import { findUnnamedCard } from './unnamed-cards'
import type { WayCount } from './way-counts'

/** The cards in a folder, and the paths of the pages that list them. */
export type CardList = {
  readonly folder: string
  readonly size: number
  readonly titles: readonly string[]
  readonly paths: readonly string[]
}

const WEEKS = 4
/** Matches what is true of four cards only: "one for each week of the month". */
const OF_THE_MONTH = /\b(?:each|every|cada) (?:week|semana) (?:of the month|del mes)(?!\p{L})/iu

/** @param unnamed the other places that list the cards without the new one */
export function describeCounts(
  first: WayCount,
  others: readonly WayCount[],
  { folder, size, titles }: CardList,
  { lines, unnamed }: { readonly lines: readonly string[]; readonly unnamed: readonly string[] },
): FileProblem {
  const correct = ({ typed, words }: WayCount) => words.replace(typed, writeLike(typed, size))
  const also = others.map(({ line, words }) => ` Line ${line} says "${words}", too.`)
  const rest = others.map((other) => `, and "${correct(other)}" on line ${other.line}`).join('')
  const isListed = [first, ...others].some((found) => found.isListed)
  const number = writeLike('one', size)
  const line = lines[first.line - 1] ?? ''
  const month = first.count === WEEKS ? OF_THE_MONTH.exec(line)?.[0] : undefined
  const card = size > first.count ? findUnnamedCard(titles, line, first.count) : null
  const start = first.column - 1
  const advice = [
    `Write "${correct(first)}"${rest}.`,
    ...(month === undefined
      ? []
      : [`A month has four weeks, so see whether "${month}" is still right.`]),
    ...(card === null ? [] : [`Name ${card} where this line lists the others.`]),
    ...(unnamed.length === 0
      ? []
      : [`Name the new one also ${listWords(unnamed, unnamed.length)}.`]),
    ...(isListed ? [`After the colon, name these ${number}.`] : []),
    'If you count something else, there is nothing to do.',
  ]
  // A repair would take the rest of the advice away before anyone reads it.
  const isAll = others.length === 0 && advice.length === 2
  const text = line.slice(0, start) + correct(first) + line.slice(start + first.words.length)
  return {
    code: 'count-differs',
    severity: 'warning',
    message: `There are ${number} cards in content/${folder}, but this line says "${first.words}".${also.join('')}`,
    fix: advice.join(' '),
    suggestion: isAll ? { line: first.line, endLine: first.line, text } : null,
  }
}
