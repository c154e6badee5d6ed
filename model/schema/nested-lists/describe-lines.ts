// Describes the lines of a list that are in another form, with what to write in their place.
import type { ProblemDetails, Position } from '../../problems/problem'
import { listWords } from '../../text/list-words'

/** More lines are not shown. */
const MAX_SHOWN = 8

type List = {
  /** The name of the list. */
  readonly name: string
  readonly isPair: boolean
  readonly isMenu: boolean
  /** The names of menus for which the form of this site has no place. */
  readonly lost: readonly string[]
}

/**
 * Returns the problem at the first line that has to change; at the name of the list if all have to.
 * @param typed the lines below the name of the list
 * @param written the lines as they have to be
 * @param firstLine the number of the first of them in the file
 */
export function describeLines(
  list: List,
  typed: readonly string[],
  written: readonly string[],
  firstLine: number,
): ProblemDetails & Position {
  const { start, end } = findChanged(typed, written)
  const meant = written.slice(start, written.length - end)
  const isWhole = start === 0 && end === 0
  const first = firstLine + start
  const last = firstLine + typed.length - end - 1
  return {
    code: 'list-expected',
    message: describeForm(list, meant, isWhole),
    fix: writeAdvice(list, meant, first, last),
    line: isWhole ? firstLine - 1 : first,
    column: 1,
  }
}

/** Counts the lines at the start and at the end that are right. */
function findChanged(typed: readonly string[], written: readonly string[]) {
  const isSame = (line: string | undefined, other: string | undefined) =>
    line !== undefined && line.trimEnd() === other
  const shorter = Math.min(typed.length, written.length)
  let start = 0
  while (start < shorter && isSame(typed[start], written[start])) start += 1
  let end = 0
  while (end < shorter - start && isSame(typed.at(-1 - end), written.at(-1 - end))) end += 1
  return { start, end }
}

function describeForm(
  { name, isMenu, lost }: List,
  meant: readonly string[],
  isWhole: boolean,
): string {
  if (isMenu && name !== 'navigation' && lost.length > 0)
    return 'The links at the bottom of the page have no menu that opens.'
  if (lost.length > 0) return 'A menu that opens cannot have another menu in it here.'
  if (isMenu && meant.some((line) => line.includes(' > ')))
    return 'The website cannot read a list inside the menu.'
  if (isMenu) return 'A link is written on one line here: its words, and then its address.'
  return isWhole
    ? `The lines below ${name}: are not a list as this site writes it.`
    : `Each item of ${name}: is written on one line here.`
}

function writeAdvice(
  { isPair, lost }: List,
  meant: readonly string[],
  first: number,
  last: number,
): string {
  const place =
    last > first ? `lines ${first} ${last > first + 1 ? 'to' : 'and'} ${last}` : `line ${first}`
  if (meant.length === 0) return `Delete ${place}.`
  if (meant.length > MAX_SHOWN)
    return `Begin each line with two spaces, a hyphen and a space${isPair ? ', and write all that belongs together on one line' : ''}. The first one is: ${meant[0]?.trim() ?? ''}`
  const lines = listWords(
    meant.map((line) => `"${line}"`),
    MAX_SHOWN,
  )
  const without = lost.length === 0 ? '' : `, without ${listWords(lost.map((word) => `"${word}"`))}`
  return `Delete ${place}, and write ${lines}${meant.length > 1 ? ', each on its own line' : ''}${without}`
}
