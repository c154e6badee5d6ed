// Notes an old price beside the new one, as tracked changes leave it: "$30$35", "$30 $35" and "30$35$".
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'
import { listLines } from '../../../../text/list-lines'
import { findInFile, isShownField, type Found } from '../../../find-in-file'
import { replaceFound } from '../../../replace-found'

const AMOUNT = String.raw`(?:\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d)?`
const TWO_PRICES = new RegExp(
  String.raw`(?<![\w$.,\\]|\d )(?:\$(${AMOUNT})( ?)\$(${AMOUNT})(?![\d%+]|[.,]\d| ?[$/A-Za-zÀ-ỿ\d-]*\$|[kKmM]\b)|(${AMOUNT})\$( ?)(${AMOUNT})\$(?![\d$]))`,
  'gu',
)
const MAY_BE_JOINED = /\$[\d.,]+ ?\$\d|\d\$ ?[\d.,]+\$/
const PRICE = new RegExp(String.raw`\$ ?(${AMOUNT})`, 'g')
/** An old price beside a new one, with a space between them, is about as large. */
const MAX_RATIO = 2
/** In characters: of a longer line, only the price is written. */
const MAX_LINE = 80

type Joined = {
  readonly words: string
  readonly index: number
  readonly prices: readonly [string, string]
}

export const checkJoinedPrices = (text: SplitText): LocatedProblem[] =>
  findInFile(text, findJoined, MAY_BE_JOINED, { withMoney: true })
    .filter(({ field }) => isShownField(field))
    .map((found) => {
      const { prices, field, line, column } = found
      const [old, last] = prices
      const others = findInFile(text, findPrices, /\$/, { withMoney: true }).filter(
        (other) => other.line !== line,
      )
      const right = prices.filter((price) => others.some(({ words }) => words === price))
      const meant = old === last || right.length === 1 ? (right[0] ?? old) : null
      const lines = others.flatMap((other) => (other.words === meant ? [other.line] : []))
      const problem = describePrices(found, meant, [...new Set(lines)], getRow(text, found))
      const suggestion = meant === last ? replaceFound(text, found, meant) : null
      return { ...problem, suggestion, line, column, ...(field === null ? {} : { field }) }
    })

const findJoined = (text: string): Joined[] =>
  [...text.matchAll(TWO_PRICES)].flatMap((match): Joined[] => {
    const { 0: words, 1: old = match[4] ?? '', 3: last = match[6] ?? '', index } = match
    const isApart = (match[2] ?? match[5]) === ' '
    const [small = 0, large = 0] = [old, last].map(read).toSorted((one, other) => one - other)
    return isApart && (large > small * MAX_RATIO || isListed(text, index + words.length))
      ? []
      : [{ words, index, prices: [`$${old}`, `$${last}`] }]
  })

/** Returns whether more amounts follow, so that these are some to choose from. */
const isListed = (text: string, end: number): boolean => /^,? ?\$?\d/.test(text.slice(end))

const read = (amount: string): number => Number(amount.replaceAll(',', ''))

const findPrices = (text: string) =>
  [...text.matchAll(PRICE)].map(({ 1: amount = '', index }) => ({ words: `$${amount}`, index }))

/** Returns the line with the prices, or only these if it is long or that of a field. */
function getRow({ body, bodyLine }: SplitText, { field, line, words }: Found<Joined>): string {
  const row = body.split('\n')[line - bodyLine] ?? ''
  return field === null && row.length <= MAX_LINE ? row : words
}

/** @param lines other lines that have the price that is meant */
function describePrices(
  { words, prices: [old, last] }: Found<Joined>,
  meant: string | null,
  lines: readonly number[],
  row: string,
): FileProblem {
  const write = (price: string) => row.replace(words, () => price).trim()
  const isOne = lines.length === 1
  const known =
    lines.length === 0 ? '' : `, and ${listLines(lines)} ${isOne ? 'says' : 'say'} ${meant ?? ''}`
  const both = 'If both are meant, put a dash or a word between them.'
  return {
    code: 'amount-differs',
    severity: 'warning',
    message:
      old === last
        ? `The price ${old} is there twice in "${words}".`
        : `Two prices are side by side in "${words}"${known}. One of them seems to be the old one.`,
    fix:
      meant === null
        ? `Write ${write(last)} if ${last} is right, or ${write(old)} if ${old} is right. ${both}`
        : meant === last
          ? `Write ${write(last)}`
          : `Write ${write(old)} if ${old} is right. If ${last} is the new price, write it here and on ${listLines(lines)}.`,
  }
}
