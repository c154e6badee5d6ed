// Finds several items of a list on one line, left when the line break between them was lost.
import { replaceValue, type SourceText } from '../front-matter/value'
import type { LocatedProblem } from '../problems/problem'
import { listWords } from '../text/list-words'
import type { Field, ParseContext } from './field'

/** Matches the two spaces, the hyphen and the space with which an item begins. */
const ITEM_START = /\s{2,}-\s+/
/** Matches what can be left of them before a path or a name with a colon, and the hyphen of "Monday - Friday: closed". */
const HYPHEN = /(\s*-\s+)(?=\/|[A-Za-zÀ-ỿ](?:[^:-]|\b-\b)*: )/u
/** Matches a second name with a colon. Hours can be any words, these as well. */
const SECOND_PAIR = /: .*-\s+[A-Za-zÀ-ỿ][^:]*: /u

/** Returns the problem of an item with others on its line, or null if it is uncertain where each of them ends. */
export function findJoinedItems(
  source: SourceText,
  field: Field<unknown>,
  context: ParseContext,
): LocatedProblem | null {
  const { text, typed, line, column, before } = source
  if (!text.includes('- ') || text !== typed || !/^\s*- +$/.test(before)) return null
  const accepts = (item: string) =>
    'value' in field.parse(item, context) && !(field.pair && SECOND_PAIR.test(item))
  const items = splitItems(text, field, accepts)
  if (items === null) return null
  const isValid = accepts(text)
  const [, second = ''] = items
  return {
    code: 'item-mark',
    severity: isValid ? 'warning' : 'error',
    message: `${items.length} items of the list are on one line here: ${listWords(items.map((item) => `"${item}"`))}.`,
    fix: `Press Enter before "- ${second}"${items.length > 2 ? ', and so on' : ''}, so that each has a line of its own.`,
    line,
    column,
    suggestion: replaceValue(source, items.join(`\n${before}`)),
  }
}

function splitItems(
  text: string,
  { pair, referenceType }: Field<unknown>,
  accepts: (item: string) => boolean,
): string[] | null {
  const items = text.split(ITEM_START)
  if (items.length > 1 && items.every(accepts) && beginAlike(items)) return items
  // Within other words, a hyphen can have any meaning.
  return (pair || referenceType !== null) && !accepts(text) ? joinPieces(text, accepts) : null
}

/** Splits a text at its hyphens, and joins the pieces that are an item only together. */
function joinPieces(text: string, accepts: (item: string) => boolean): string[] | null {
  const pieces = text.split(HYPHEN)
  const items: string[] = []
  let item = ''
  pieces.forEach((piece, index) => {
    const isHyphen = index % 2 === 1
    if (!isHyphen && accepts(item + piece)) {
      items.push(item + piece)
      item = ''
    } else if (!isHyphen || item !== '') item += piece
  })
  return item === '' && items.length > 1 ? items : null
}

/** Returns whether all begin with a letter, and as the items of one list do: "Good shoes  - and a hat" is only one. */
function beginAlike(items: readonly string[]): boolean {
  if (!items.every((item) => /^[A-Za-zÀ-ỿ0-9/]/u.test(item))) return false
  const capitalized = items.filter((item) => /^[A-ZÀ-Þ0-9]/u.test(item)).length
  return capitalized === 0 || capitalized === items.length
}
