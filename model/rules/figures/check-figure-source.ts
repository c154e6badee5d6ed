// Checks that figures come with the day on which they were true and with their source.
import { findFirstFigure } from './find-figure'
import { commonFields } from '../../schema/common-fields'
import type { SplitText } from '../../front-matter/split-front-matter'
import type { ProblemDetails, LocatedProblem } from '../../problems/problem'

export function checkFigureSource(text: SplitText): LocatedProblem[] {
  const figure = findFirstFigure(text)
  if (figure === null) return []
  const missing = REQUIRED_FIELDS.filter(({ name }) => {
    const value = text.frontMatter.get(name)
    return value === undefined || !('text' in value) || value.text === ''
  })
  if (missing.length === 0) return []
  const { field, line, column } = figure
  const position = { line, column, ...(field === null ? {} : { field }) }
  return [{ ...figureWithoutSource(figure.figure, missing), ...position }]
}

type RequiredField = {
  readonly name: string
  /** The fact that is unknown without the field, as part of a message. */
  readonly unknown: string
  readonly line: string
}

const REQUIRED_FIELDS: readonly RequiredField[] = [
  {
    name: 'as_of',
    unknown: 'on which day that was true',
    line: `as_of: ${commonFields.asOf.example}`,
  },
  {
    name: 'source',
    unknown: 'where it comes from',
    line: `source: ${commonFields.source.example}`,
  },
]

const figureWithoutSource = (
  figure: string,
  missing: readonly RequiredField[],
): ProblemDetails => ({
  code: 'claim-undated',
  message: `The file says "${figure}", but not ${missing.map(({ unknown }) => unknown).join(' or ')}.`,
  fix: `Add to the fields at the top ${missing.map(({ line }) => `a line ${line}`).join(' and ')}`,
})
