// Reports amounts with the $ last, as in most countries where Spanish is spoken.
import type { SplitText } from '../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../problems/problem'
import { findInFile } from '../find-in-file'

/** Matches `20 $`, `1.250$` and `20,00 $`; the cents are in the second group. */
const AMOUNT = /(?<![\d.,$\p{L}])([1-9]\d{0,2}(?:[.,]?\d{3})*)(?:[.,](\d{2}))? ?\$(?! ?\d|\p{L})/gu

export function checkDollars(text: SplitText): LocatedProblem[] {
  const [first] = findInFile(
    text,
    (searched) =>
      [...searched.matchAll(AMOUNT)].map(
        ({ 0: words, 1: dollars = '', 2: cents = '00', index }) => ({
          words,
          index,
          written: `$${dollars.replaceAll('.', ',')}${cents === '00' ? '' : `.${cents}`}`,
        }),
      ),
    /\d ?\$/,
  )
  if (first === undefined) return []
  const { words, written, field, line, column } = first
  return [
    {
      code: 'dollar-last',
      severity: 'warning',
      message: `In the United States, the $ comes before the number, and cents have a point: not ${words}.`,
      fix: `Write ${written}`,
      line,
      column,
      ...(field === null ? {} : { field }),
    },
  ]
}
