// Reports amounts with the $ last, a comma before the cents or a point after the thousands, as in most countries where Spanish is spoken.
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'
import { listWords } from '../../../../text/list-words'
import { findInFile } from '../../../find-in-file'
import { replaceFound } from '../../../replace-found'

/** Matches `20 $`, `1.250$` and `20,00 $`; the cents are in the second group. */
const AMOUNT =
  /(?<![\d.,$A-Za-zÀ-ỿ])([1-9]\d{0,2}(?:[.,]?\d{3})*)(?:[.,](\d{2}))? ?\$(?! ?\d|[A-Za-zÀ-ỿ])/gu

/** Matches `$12,50` and `$1.250,00`, but no amount that another one without cents follows: `$10,20 and 50`. */
const CENTS =
  /(?<![\dA-Za-zÀ-ỿ])\$ ?([1-9]\d{0,2}(?:\.\d{3})*|0),(\d{2})(?![\d%]|[.,]\d|,? (?:and|or|y|o) (?!\$ ?\d+[.,]\d{2}(?!\d))\$?\d)/gu

/** Matches `$1.200`, but no price of gasoline, which may have three decimals. */
const THOUSANDS =
  /(?<![\dA-Za-zÀ-ỿ])\$ ?([1-9]\d{0,2}(?:\.\d{3})+)(?![\d%]|[.,]\d|\/| ?(?:per|a|an|el|por) (?:gal|l))/gu

/** More amounts are not named. */
const MAX_NAMED = 5

type Amount = {
  readonly words: string
  readonly index: number
  readonly written: string
  readonly describe: Describe
}

export function checkDollars(text: SplitText): LocatedProblem[] {
  const [first, ...others] = findInFile(
    text,
    (searched) => [
      ...findAmounts(searched, AMOUNT, dollarLast),
      ...findAmounts(searched, CENTS, centsWithComma),
      ...findAmounts(searched, THOUSANDS, thousandsWithPoint),
    ],
    /\d ?\$|\$ ?[\d.]+,\d\d(?!\d)|\$ ?\d+\.\d{3}/,
    { withMoney: true },
  )
  if (first === undefined) return []
  const { words, written, field, line, column, describe } = first
  const suggestion = replaceFound(text, first, written)
  const alike = [first, ...others.filter((other) => other.describe === describe)]
  const amounts = [...new Set(alike.map((amount) => amount.written))]
  const { message, ...problem } = describe(words, listWords(amounts, MAX_NAMED), written)
  const places = namePlaces(alike)
  return [
    {
      ...problem,
      message: message + places,
      suggestion,
      line,
      column,
      ...(field === null ? {} : { field }),
    },
  ]
}

/** Says where a mistake was made more than once: ` There are 3 such amounts: on lines 8, 9 and 34.`, or nothing for a single place. */
function namePlaces(found: readonly { readonly line: number }[]): string {
  const lines = [...new Set(found.map(({ line }) => String(line)))]
  return found.length === 1
    ? ''
    : lines.length === 1
      ? ` There are ${found.length} such amounts on line ${lines[0]}.`
      : ` There are ${found.length} such amounts: on lines ${listWords(lines)}.`
}

/** @param first the first of the written amounts */
type Describe = (typed: string, written: string, first: string) => FileProblem

const findAmounts = (searched: string, pattern: RegExp, describe: Describe): Amount[] =>
  [...searched.matchAll(pattern)].map(({ 0: words, 1: dollars = '', 2: cents = '00', index }) => ({
    words,
    index,
    describe,
    written: `$${dollars.replaceAll('.', ',')}${cents === '00' ? '' : `.${cents}`}`,
  }))

const dollarLast: Describe = (typed, written, first) => ({
  code: 'dollar-last',
  severity: 'warning',
  message: `On this site, ${typed} is written ${first}.`,
  fix: `Write ${written}`,
})

const thousandsWithPoint: Describe = (typed, written) => ({
  code: 'number-point',
  severity: 'warning',
  message: `On this site, thousands have a comma. People may read ${typed} as ${typed.split('.')[0] ?? ''} and some cents.`,
  fix: `Write ${written}`,
})

const centsWithComma: Describe = (typed, written) => ({
  code: 'number-point',
  severity: 'warning',
  message: `On this site, cents come after a period. People may read ${typed} as a much larger amount.`,
  fix: `Write ${written}`,
})
