// Figures must say as of when they are true and where they come from, and must not grow old unseen.
import { firstClaim } from '../claims'
import { commonFields } from '../common-fields'
import { daysBetween, type Day } from '../day'
import { problem, type Finding, type Problem } from '../problem'
import { placeOfField, type ReadEntry } from '../read-entry'
import { whyHidden } from '../visibility'

/** Days after which a figure should be looked at again. */
const OLD = 365

export function checkClaims(read: readonly ReadEntry[], today: Day): Problem[] {
  return read.flatMap((one) => [...findUndated(one), ...findOld(one, today)])
}

function findUndated({ entry, typed }: ReadEntry): Problem[] {
  const claim = firstClaim(typed)
  if (claim === null) return []
  const isTyped = (name: string) => {
    const value = typed.frontMatter.get(name)
    return value !== undefined && 'text' in value && value.text !== ''
  }
  const missing = [...(isTyped('as_of') ? [] : [AS_OF]), ...(isTyped('source') ? [] : [SOURCE])]
  const { figure, field, line, column } = claim
  const place = { file: entry.file, line, column, ...(field === null ? {} : { field }) }
  return missing.length === 0 ? [] : [problem(undated(figure, missing), place)]
}

function findOld(one: ReadEntry, today: Day): Problem[] {
  const { entry } = one
  const { asOf } = entry
  if (asOf === undefined || daysBetween(asOf, today) <= OLD || whyHidden(entry, today)) return []
  return [problem({ ...old(asOf), severity: 'warning' }, placeOfField(one, 'as_of'))]
}

const AS_OF = {
  unknown: 'on which day that was true',
  line: `as_of: ${commonFields.asOf.example}`,
}

const SOURCE = {
  unknown: 'where it comes from',
  line: `source: ${commonFields.source.example}`,
}

const undated = (figure: string, missing: readonly (typeof AS_OF)[]): Finding => ({
  code: 'claim-undated',
  message: `The file says "${figure}", but not ${missing.map(({ unknown }) => unknown).join(' or ')}.`,
  fix: `Add to the fields at the top ${missing.map(({ line }) => `a line ${line}`).join(' and ')}`,
})

const old = (asOf: Day): Finding => ({
  code: 'claim-old',
  message: `The figures in this file are from ${asOf}, more than a year ago.`,
  fix: 'Check whether they are still true, mend them if they are not, and write the new day into as_of.',
})
