// Figures must say as of when they are true and where they come from.
import { findFirstFigure } from './find-figure'
import { commonFields } from '../../schema/common-fields'
import type { SplitText } from '../../front-matter/split-front-matter'
import type { ProblemDetails, LocatedProblem } from '../../problems/problem'

export function checkFigureSource(typed: SplitText): LocatedProblem[] {
  const claim = findFirstFigure(typed)
  if (claim === null) return []
  const isTyped = (name: string) => {
    const value = typed.frontMatter.get(name)
    return value !== undefined && 'text' in value && value.text !== ''
  }
  const missing = [...(isTyped('as_of') ? [] : [AS_OF]), ...(isTyped('source') ? [] : [SOURCE])]
  const { figure, field, line, column } = claim
  const place = { line, column, ...(field === null ? {} : { field }) }
  return missing.length === 0 ? [] : [{ ...undated(figure, missing), ...place }]
}

const AS_OF = {
  unknown: 'on which day that was true',
  line: `as_of: ${commonFields.asOf.example}`,
}

const SOURCE = {
  unknown: 'where it comes from',
  line: `source: ${commonFields.source.example}`,
}

const undated = (figure: string, missing: readonly (typeof AS_OF)[]): ProblemDetails => ({
  code: 'claim-undated',
  message: `The file says "${figure}", but not ${missing.map(({ unknown }) => unknown).join(' or ')}.`,
  fix: `Add to the fields at the top ${missing.map(({ line }) => `a line ${line}`).join(' and ')}`,
})
