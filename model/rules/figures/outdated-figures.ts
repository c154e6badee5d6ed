// Figures must not grow old unseen.
import { countDaysBetween, type Day } from '../../dates/day'
import { createProblem, type ProblemDetails, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/parse-entry'
import { getHiddenReason } from '../../visibility'

/** Days after which a figure should be looked at again. */
const OLD = 365

export function checkOutdatedFigures(read: readonly ParsedEntry[], today: Day): Problem[] {
  return read.flatMap((one) => findOld(one, today))
}

function findOld(one: ParsedEntry, today: Day): Problem[] {
  const { entry } = one
  const { asOf } = entry
  if (asOf === undefined || countDaysBetween(asOf, today) <= OLD || getHiddenReason(entry, today))
    return []
  return [createProblem({ ...old(asOf), severity: 'warning' }, getFieldPosition(one, 'as_of'))]
}

const old = (asOf: Day): ProblemDetails => ({
  code: 'claim-old',
  message: `The figures in this file are from ${asOf}, more than a year ago.`,
  fix: 'Check whether they are still true, mend them if they are not, and write the new day into as_of.',
})
