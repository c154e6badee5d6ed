// Notes an amount of money with two digits in another order than everywhere else in the file: "$12,640" beside "$12,460" twice.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { listLines } from '../../../text/list-lines'
import { findInFile, isShownField } from '../../find-in-file'

/** Shorter amounts differ by chance: $21 and $12. */
const AMOUNT = /(?<![A-Za-zÀ-ỿ\d])\$(?:\d{1,3}(?:,\d{3})+|\d{4,})(?!\d|[.,]\d)/gu
const MIN_OTHERS = 2

export function checkSwappedDigits(text: SplitText): LocatedProblem[] {
  const found = findInFile(text, findAmounts, /\$\d/, { withMoney: true }).filter(({ field }) =>
    isShownField(field),
  )
  const listPlaces = (words: string) => found.filter((amount) => amount.words === words)
  return found.flatMap(({ words, field, line, column }): LocatedProblem[] => {
    if (listPlaces(words).length > 1) return []
    const others = found
      .filter((other) => isSwapped(words, other.words))
      .map((other) => listPlaces(other.words))
      .find((places) => places.length >= MIN_OTHERS)
    if (others === undefined) return []
    const lines = [...new Set(others.map((other) => other.line))]
    const meant = others[0]?.words ?? ''
    return [
      {
        code: 'amount-differs',
        severity: 'warning',
        message: `This says ${words}, but ${listLines(lines)} ${lines.length > 1 ? 'say' : 'says'} ${meant}.`,
        fix: `If you mean the same amount, write ${meant} here. If they are two amounts, there is nothing to do.`,
        ...(field === null ? {} : { field }),
        line,
        column,
      },
    ]
  })
}

const findAmounts = (text: string) =>
  [...text.matchAll(AMOUNT)].map(({ 0: words, index }) => ({ words, index }))

/** Returns whether two amounts differ only in the order of two neighboring digits. */
function isSwapped(first: string, second: string): boolean {
  const [one, other] = [first, second].map((amount) => amount.replace(/\D/g, ''))
  if (one === undefined || other === undefined || one === other) return false
  return [...one].some(
    (digit, index) =>
      one.slice(0, index) + one.charAt(index + 1) + digit + one.slice(index + 2) === other,
  )
}
