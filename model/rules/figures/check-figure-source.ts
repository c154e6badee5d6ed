// Checks that figures come with the day on which they were true and with their source.
import { findFigures, findSureFigures } from './find-figure'
import { findMissingClaimFields, type MissingFields } from '../claim-fields'
import type { SplitText } from '../../front-matter/split-front-matter'
import type { ProblemDetails, LocatedProblem } from '../../problems/problem'

export function checkFigureSource(text: SplitText): LocatedProblem[] {
  const figures = findFigures(text)
  const [figure] = figures
  const missing = findMissingClaimFields(text.frontMatter, WORDING)
  if (figure === undefined || missing === null) return []
  const { field, line, column } = figure
  const position = { line, column, ...(field === null ? {} : { field }) }
  return [
    {
      ...figureWithoutSource([...new Set(figures.map(({ words }) => words))], missing),
      ...position,
      ...(findSureFigures(text).length > 0 ? {} : { severity: 'warning' }),
    },
  ]
}

const WORDING = {
  asOf: {
    unknown: 'on which day that was true',
    value: 'the day when the text was true',
  },
  source: {
    unknown: 'where the figure comes from',
    value: 'the place where the figure comes from',
    example: 'Our yearly report',
  },
}

const figureWithoutSource = (
  figures: readonly string[],
  { unknown, advice }: MissingFields,
): ProblemDetails => ({
  code: 'claim-undated',
  message: `The file says ${figures.map((figure) => `"${figure}"`).join(' and ')}, but not ${unknown}.`,
  fix: `If nobody knows for certain that ${figures.length === 1 ? 'this figure is true, take it' : 'these figures are true, take them'} out of the text. If someone knows, ${advice}`,
})
