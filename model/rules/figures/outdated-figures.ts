// Figures must not grow old unseen.
import { daysBetween, type Day } from '../../dates/day'
import { problem, type Finding, type Problem } from '../../problems/problem'
import { placeOfField, type ReadEntry } from '../../source/parse-entry'
import { whyHidden } from '../../visibility'

/** Days after which a figure should be looked at again. */
const OLD = 365

export function checkClaims(read: readonly ReadEntry[], today: Day): Problem[] {
  return read.flatMap((one) => findOld(one, today))
}

function findOld(one: ReadEntry, today: Day): Problem[] {
  const { entry } = one
  const { asOf } = entry
  if (asOf === undefined || daysBetween(asOf, today) <= OLD || whyHidden(entry, today)) return []
  return [problem({ ...old(asOf), severity: 'warning' }, placeOfField(one, 'as_of'))]
}

const old = (asOf: Day): Finding => ({
  code: 'claim-old',
  message: `The figures in this file are from ${asOf}, more than a year ago.`,
  fix: 'Check whether they are still true, mend them if they are not, and write the new day into as_of.',
})
