// Reports figures that are more than a year old, so that someone checks them.
import { countDaysBetween, type Day } from '../../dates/day'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { getHiddenReason } from '../../visibility'

const MAX_AGE_DAYS = 365

export function checkOutdatedFigures(entries: readonly ParsedEntry[], today: Day): Problem[] {
  return entries.flatMap((parsed) => {
    const { asOf } = parsed.entry
    if (asOf === undefined || countDaysBetween(asOf, today) <= MAX_AGE_DAYS) return []
    if (getHiddenReason(parsed.entry, today)) return []
    return [createProblem(outdatedFigures(asOf), getFieldPosition(parsed, 'as_of'))]
  })
}

const outdatedFigures = (asOf: Day): FileProblem => ({
  code: 'claim-old',
  severity: 'warning',
  message: `The figures or promises in this file are from ${asOf}, more than a year ago.`,
  fix: 'Check whether they are still true, correct them if they are not, and write the new day into as_of.',
})
