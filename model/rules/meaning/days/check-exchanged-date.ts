// Notes the date of an event whose month and day have changed places, as the last day for signing up shows: "2027-10-04" for April 10.
import { countDaysBetween, formatDay, swapMonthAndDay, type Day } from '../../../dates/day'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'
import { findDeadlines } from './check-deadlines'
import { MAY_HAVE_DAY } from './written/written-days'

/** In days: people can sign up until shortly before an event. */
const MAX_BEFORE = 45
/** In days: a date this far from the last day for signing up is probably another one. */
const MIN_APART = 75

export function checkExchangedDate(
  text: SplitText,
  { date }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  const value = text.frontMatter.get('date')
  if (typeof date !== 'string' || value === undefined || !text.frontMatter.has('location'))
    return []
  const meant = swapMonthAndDay(date)
  if (meant === null || namesMonth(text, date)) return []
  const deadlines = findInFile(text, (searched) => findDeadlines(searched, meant), MAY_HAVE_DAY)
  const [first] = deadlines
  const areOfOther = deadlines.every(({ day }) => {
    const before = countDaysBetween(day, meant)
    return before >= 0 && before <= MAX_BEFORE && Math.abs(countDaysBetween(day, date)) >= MIN_APART
  })
  if (first === undefined || !areOfOther) return []
  return [
    {
      code: 'date-differs',
      severity: 'warning',
      message: `People sign up until "${first.words}" (line ${first.line}), but this date is ${formatDay(date, { dateStyle: 'long' })}.`,
      fix: `The month and the day seem to have changed places: write date: ${meant}. If the date is right, correct the last day on line ${first.line}.`,
      field: 'date',
      line: value.line,
      column: value.column,
    },
  ]
}

/** Returns whether a file names the month of its date, which is probably right then. */
function namesMonth({ frontMatter, body }: SplitText, date: Day): boolean {
  const texts = [...frontMatter.values()].flatMap((value) => ('text' in value ? value.text : []))
  return ['en-US', 'es'].some((language) => {
    const month = new RegExp(`\\b${formatDay(date, { month: 'long' }, language)}\\b`, 'i')
    return [...texts, body].some((words) => month.test(words))
  })
}
