// Checks that figures come with the day on which they were true and with their source.
import { findFirstFigure } from './find-figure'
import { findMissingClaimFields, type MissingFields } from '../claim-fields'
import type { SplitText } from '../../front-matter/split-front-matter'
import { commonFields } from '../../schema/common-fields'
import type { ProblemDetails, LocatedProblem } from '../../problems/problem'

export function checkFigureSource(text: SplitText): LocatedProblem[] {
  const figure = findFirstFigure(text)
  const missing = findMissingClaimFields(text.frontMatter, WORDING)
  if (figure === null || missing === null) return []
  const { words, field, line, column } = figure
  const position = { line, column, ...(field === null ? {} : { field }) }
  return [{ ...figureWithoutSource(words, missing), ...position }]
}

const WORDING = {
  asOf: 'on which day that was true',
  source: 'where it comes from',
  sourceExample: commonFields.source.example,
}

const figureWithoutSource = (
  figure: string,
  { unknown, lines }: MissingFields,
): ProblemDetails => ({
  code: 'claim-undated',
  message: `The file says "${figure}", but not ${unknown}.`,
  fix: `Add to the fields at the top ${lines}`,
})
