// Reports a notice whose file is named after a year, with days in the year before it, as chat programs write them.
import { getYear, moveToYear } from '../../../dates/day'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'

/** A name with an earlier year is that of a notice that people write again each year. */
export function checkNoticeYear(
  { frontMatter }: SplitText,
  slug: string,
  { from, until }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  if (typeof from !== 'string' || typeof until !== 'string') return []
  const [named, another] = slug.match(/(?<!\d)20\d\d(?!\d)/g) ?? []
  const value = frontMatter.get('from')
  if (named === undefined || another !== undefined || !value || !('text' in value)) return []
  const year = Number(named)
  // A last day before the first one has been reported: `until` has the wrong year, not both.
  if (getYear(from) !== year - 1 || getYear(until) !== year - 1 || from > until) return []
  const [first, last] = [moveToYear(from, year), moveToYear(until, year)]
  if (first === null || last === null) return []
  const { line, column } = value
  return [
    {
      code: 'notice-days',
      severity: 'warning',
      message: `The name of this file says ${named}, but its days are in ${year - 1}.`,
      fix: `If you mean ${named}, write from: ${first} and until: ${last}`,
      field: 'from',
      line,
      column,
    },
  ]
}
