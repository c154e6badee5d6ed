// Finds a date that is in an earlier year than the name, the id and the file name of its event, as in the first weeks of a year.
import { getYear, moveToYear, type Day } from '../../../dates/day'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'

const YEAR = /(?<!\d)20\d\d(?!\d)/g
/** Of the title, the id and the file name. */
const MIN_NAMES = 2

/** An old name may stay when the date changes, but nobody names an event for a later year than its own. */
export function checkYearOfName(
  { frontMatter }: SplitText,
  slug: string,
  { title, id, date, startDate }: Readonly<Record<string, unknown>>,
): LocatedProblem | null {
  const value = frontMatter.get('date')
  if (typeof title !== 'string' || typeof date !== 'string' || !value) return null
  const next = getYear(date) + 1
  const names = [title, id, slug].filter(
    (name) => typeof name === 'string' && hasOnlyYear(name, next),
  )
  const day = moveToYear(date, next)
  if (names.length < MIN_NAMES || day === null) return null
  const start = typeof startDate === 'string' ? moveToYear(startDate, next) : null
  return {
    code: 'date-differs',
    severity: 'warning',
    message: `${describeName(title, next)}, but its date is in ${getYear(date)}.`,
    fix: `Write date: ${day}${describeStart(start)}. If ${getYear(date)} is right, ${adviseOnName(title, next)}.`,
    field: 'date',
    line: value.line,
    column: value.column,
  }
}

function hasOnlyYear(name: string, year: number): boolean {
  const [found, another] = name.match(YEAR) ?? []
  return Number(found) === year && another === undefined
}

const describeStart = (start: Day | null): string =>
  start === null ? '' : ` and start_date: ${start}`

const describeName = (title: string, year: number): string =>
  title.includes(String(year))
    ? `This event is called "${title}"`
    : `The id and the file name of this event have the year ${year}`

const adviseOnName = (title: string, year: number): string =>
  title.includes(String(year))
    ? `write title: ${title.replace(String(year), String(year - 1))}`
    : 'there is nothing to do'
