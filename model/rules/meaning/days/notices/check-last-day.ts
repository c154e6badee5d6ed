// Notes news that is gone before the last day in its title: "until December 17" with until: 2026-11-30.
import { formatLongDay, getYear, isDay, type Day } from '../../../../dates/day'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { findWrittenDays } from '../written/written-days'

/** Matches the words before the last day of something that goes on until then. */
const LAST =
  /(?<![A-Za-zÀ-ỿ])(?:until|till|through|thru|hasta(?: el)?)(?: the)?(?: [A-Za-zÀ-ỿ]+,?)? $/iu
/** Matches news that something happens only after that day, so that it may be gone sooner. */
const NOT_BEFORE =
  /\b(?:not|n[’']t|no|closed?|away|cancel\w*|postponed|wait|cerrad\w+|cancelad\w+)\b/i

export function checkLastDay(
  { frontMatter }: SplitText,
  { from, until }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  const title = frontMatter.get('title')
  const value = frontMatter.get('until')
  if (typeof from !== 'string' || typeof until !== 'string' || from > until) return []
  if (!title || !('text' in title) || !value || !('text' in value)) return []
  const last = findLastDay(title.text, from)
  if (last === null || last.day <= until) return []
  const { line, column } = value
  return [
    {
      code: 'notice-days',
      severity: 'warning',
      message: `The title says "${last.words}", but this notice is gone after ${formatLongDay(until)}.`,
      fix: `If the title is right, write until: ${last.day}`,
      field: 'until',
      line,
      column,
    },
  ]
}

function findLastDay(title: string, from: Day): { day: Day; words: string } | null {
  const [written, another] = findWrittenDays(title)
  if (written === undefined || another !== undefined || NOT_BEFORE.test(title)) return null
  const [before] = LAST.exec(title.slice(0, written.index)) ?? []
  if (before === undefined) return null
  const years = written.year === null ? [getYear(from), getYear(from) + 1] : [written.year]
  const day = years
    .map((year) => `${year}-${written.monthAndDay}`)
    .find((candidate) => isDay(candidate) && candidate >= from)
  return day === undefined ? null : { day, words: before + written.words }
}
