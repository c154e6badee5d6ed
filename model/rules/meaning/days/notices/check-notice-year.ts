// Notes a notice with the wrong year in its days: in both, by the name of its file, or in one, so that it is for more than a year.
import { MAX_LENGTH_DAYS } from '../../../../collections/notice/notice-days'
import { findNextOccurrence, getYear, moveToYear, type Day } from '../../../../dates/day'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'

const YEAR = /(?<!\d)20\d\d(?!\d)/g
/** Matches the file name of a notice whose first day is in December, although the last one may be in January. */
const OF_DECEMBER = /christmas|xmas|december|navidad|nochebuena|diciembre/
const OF_JANUARY = /new-?year|january|nuevo|enero|winter|invierno|holiday/

export const checkNoticeYear = (
  text: SplitText,
  slug: string,
  values: Readonly<Record<string, unknown>>,
): LocatedProblem[] => [...checkName(text, slug, values), ...checkLength(text, slug, values)]

/** A name with an earlier year is that of a notice that people write again each year. */
function checkName(
  { frontMatter }: SplitText,
  slug: string,
  { from, until }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  if (typeof from !== 'string' || typeof until !== 'string') return []
  const [named, another] = slug.match(YEAR) ?? []
  const value = frontMatter.get('from')
  if (named === undefined || another !== undefined || !value || !('text' in value)) return []
  const year = Number(named)
  // A notice for New Year may have the name of either year.
  const isLonger = getYear(until) === year && OF_DECEMBER.test(slug) && !OF_JANUARY.test(slug)
  // A last day before the first one has been reported: `until` has the wrong year, not both.
  if (getYear(from) !== year - 1 || from > until || !(isLonger || getYear(until) === year - 1))
    return []
  const [first, last] = [moveToYear(from, year), moveToYear(until, getYear(until) + 1)]
  if (first === null || last === null) return []
  const { line, column } = value
  return [
    {
      code: 'notice-days',
      severity: 'warning',
      message: `The name of this file says ${named}, but its days ${isLonger ? 'begin' : 'are'} in ${year - 1}.`,
      fix: `If you mean ${named}, write from: ${first} and until: ${last}`,
      field: 'from',
      line,
      column,
    },
  ]
}

/** Notes a notice of more than a year: the year in the name of its file says which of its days is likely to be right. */
function checkLength(
  { frontMatter }: SplitText,
  slug: string,
  { type, from, until }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  if (typeof from !== 'string' || typeof until !== 'string' || from > until) return []
  const isNews = type === 'news'
  if (!isNews && type !== 'closed' && type !== 'changed hours') return []
  const last = findNextOccurrence(until, from, MAX_LENGTH_DAYS)
  if (last === null || last === until) return []
  const first = moveToYear(from, getYear(from) + getYear(until) - getYear(last))
  const isLastRight = slug.includes(until.slice(0, 4)) && !slug.includes(from.slice(0, 4))
  const field = isLastRight && first !== null ? 'from' : 'until'
  const value = frontMatter.get(field)
  if (!value || !('text' in value)) return []
  const answers = [answer('until', last), ...(first === null ? [] : [answer('from', first)])]
  return [
    {
      code: 'notice-days',
      severity: 'warning',
      message: `The notice is for more than a year, from ${from} to ${until}.`,
      fix: [
        ...(field === 'from' ? answers.reverse() : answers),
        ...(isNews ? ['If it is to be there for so long, there is nothing to do.'] : []),
      ].join(' '),
      field,
      line: value.line,
      column: value.column,
    },
  ]
}

const answer = (field: string, day: Day): string =>
  `If it ${field === 'from' ? 'begins' : 'is over'} on ${day}, write ${field}: ${day}.`
