// Checks the numbers of a file: amounts of money, figures, and how many items there are.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { checkAmounts } from './money/check-amounts'
import { checkCommitmentLimits } from './time/check-commitment-limits'
import { checkCommitments } from './time/check-commitments'
import { checkConversions } from './check-conversions'
import { checkDecimals } from './money/check-decimals'
import { checkDollars } from './money/check-dollars'
import { checkFigures } from './check-figures'
import { checkJoinedPrices } from './money/check-joined-prices'
import { checkListCounts } from './counts/check-list-counts'
import { checkOldNumbers } from './check-old-numbers'
import { checkRemainders } from './money/check-remainders'
import { checkOtherPeriods } from './time/check-other-periods'
import { checkStuckNumbers } from './time/check-stuck-numbers'
import { checkSwappedDigits } from './check-swapped-digits'
import { checkTableSums } from './check-table-sums'
import { checkYearlySums } from './money/check-yearly-sums'
import { checkThousands } from './money/check-thousands'

/**
 * @param collection the name of the collection that the file is in
 * @param slug the name of the file
 */
export function checkNumbers(text: SplitText, collection: string, slug: string): LocatedProblem[] {
  const joined = checkJoinedPrices(text)
  const commitments = checkCommitments(text, collection === 'volunteer role')
  return [
    ...checkListCounts(text),
    ...commitments,
    ...omitLines(checkStuckNumbers(text), commitments),
    ...omitLines(checkOtherPeriods(text, collection === 'volunteer role'), commitments),
    ...(collection === 'volunteer role' ? checkCommitmentLimits(text) : []),
    // Two prices side by side are reported as such.
    ...omitLines([...checkOldNumbers(text), ...checkAmounts(text)], joined),
    ...checkFigures(text),
    ...checkThousands(text),
    ...checkDecimals(text, slug),
    ...checkConversions(text),
    ...checkTableSums(text),
    ...checkSwappedDigits(text),
    ...checkYearlySums(text),
    ...checkRemainders(text),
    ...(joined.length > 0 ? joined : checkDollars(text)),
  ]
}

/** Leaves out the problems in the lines of the others. */
const omitLines = (
  problems: readonly LocatedProblem[],
  others: readonly LocatedProblem[],
): LocatedProblem[] => problems.filter(({ line }) => !others.some((other) => other.line === line))
