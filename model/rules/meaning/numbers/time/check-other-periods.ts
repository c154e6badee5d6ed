// Notes hours a week beside the same number of hours a month in another place of a file that asks people for time.
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'
import { listLines } from '../../../../text/list-lines'
import { findInFile, isShownField, type Found } from '../../../find-in-file'
import { findRates, MAY_HAVE_RATE, writePeriod, type Rate } from './rates'
import { SOMETIMES } from './sometimes'

/** @param isRole whether the file is about a way to volunteer */
export function checkOtherPeriods(text: SplitText, isRole: boolean): LocatedProblem[] {
  if (!isRole) return []
  const found = findInFile(text, findSteady, MAY_HAVE_RATE).filter(({ field }) =>
    isShownField(field),
  )
  for (const first of found) {
    const alike = found.filter(({ unit, number }) => unit === first.unit && number === first.number)
    const [one = [], other = [], another] = groupByPeriod(alike)
    if (other.length === 0 || another !== undefined) continue
    // Of two parts alone, the fields are at the top, and the text is what people forget.
    const isFirstOdd = one.length < other.length
    const [odd, others] = isFirstOdd ? [one, other] : [other, one]
    const [wrong, right] = [odd[0], others[0]]
    if (wrong === undefined || right === undefined) continue
    const { line, column, field } = wrong
    const position = { line, column, ...(field === null ? {} : { field }) }
    return [{ ...describe(odd, others), ...position }]
  }
  return []
}

/** Returns the rates of sentences about what everyone does, always. */
const findSteady = (text: string): Rate[] =>
  findRates(text).filter(({ index, words }) => {
    const before = text.slice(0, index).split(/[.!?;]\s|\n/)
    const [after = ''] = text.slice(index + words.length).split(/[.!?;](?:\s|$)|\n/)
    return !SOMETIMES.test((before.at(-1) ?? '') + after)
  })

const groupByPeriod = (rates: readonly Found<Rate>[]): (readonly Found<Rate>[])[] =>
  [...new Set(rates.map(({ period }) => period))].map((period) =>
    rates.filter((rate) => rate.period === period),
  )

function describe(odd: readonly Found<Rate>[], others: readonly Found<Rate>[]): FileProblem {
  const [first, other] = [odd[0], others[0]] as [Found<Rate>, Found<Rate>]
  const lines = listLines([...new Set(others.map(({ line }) => line))])
  const rest = [...new Set(odd.map(({ line }) => line))].slice(1)
  const also = rest.length === 0 ? '' : `, and the same on ${listLines(rest)}`
  return {
    code: 'amount-differs',
    severity: 'warning',
    message: `This says "${first.words}", but ${lines} say${lines.startsWith('lines') ? '' : 's'} "${other.words}".`,
    fix: `If "${other.words}" is right, write "${writePeriod(first, other.period)}" here${also}. If "${first.words}" is right, write "${writePeriod(other, first.period)}" on ${lines}.`,
  }
}
