// Notes a closing at New Year whose title names Christmas or Christmas Eve, and the other way around.
import { addDays, countDaysBetween, formatDay, getYear, type Day } from '../../../../dates/day'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { simplifyText } from '../../../../text/simplify-text'
import { getDays, type Span } from './holiday-span'

type Holiday = {
  readonly name: string
  /** Matches a title in small letters and without accents that names nothing else. */
  readonly pattern: RegExp
  readonly monthAndDay: string
  /** Days on which it cannot be, without a year: the first and the last one. */
  readonly notWithin: readonly (readonly [string, string])[]
}

const CHRISTMAS_DAYS = ['12-23', '12-26'] as const
const NEW_YEAR_DAYS = ['12-30', '01-02'] as const
const HOLIDAYS: readonly Holiday[] = [
  {
    name: 'Christmas Eve',
    pattern: /^(?:the )?christmas eve(?: holiday)?$/,
    monthAndDay: '12-24',
    notWithin: [NEW_YEAR_DAYS, ['12-25', '12-25']],
  },
  {
    name: 'Christmas',
    pattern: /^(?:the )?christmas(?: day| eve and christmas(?: day)?)?(?: holiday)?$/,
    monthAndDay: '12-25',
    notWithin: [NEW_YEAR_DAYS],
  },
  {
    name: "New Year's Eve",
    pattern: /^(?:the )?(?:new year'?s'? eve|nochevieja)(?: holiday)?$/,
    monthAndDay: '12-31',
    notWithin: [CHRISTMAS_DAYS, ['01-01', '01-01']],
  },
  {
    name: "New Year's Day",
    pattern: /^(?:the )?new year(?:'?s'?)?(?: day| eve and new year'?s'?(?: day)?)?(?: holiday)?$/,
    monthAndDay: '01-01',
    notWithin: [CHRISTMAS_DAYS],
  },
]
const MAX_LENGTH_DAYS = 3

export function checkYearEnd(
  { frontMatter }: SplitText,
  collection: string,
  values: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  const value = frontMatter.get('title')
  const [days] = getDays(collection, values)
  if (collection !== 'notice' || days === null || !value || !('text' in value)) return []
  const length = countDaysBetween(days.from, days.until)
  const typed = simplifyText(value.text).replaceAll('’', "'").trim()
  const named = HOLIDAYS.find(({ pattern }) => pattern.test(typed))
  const meant = describeDays(days)
  if (named === undefined || meant === null || length > MAX_LENGTH_DAYS) return []
  if (!named.notWithin.some(([first, last]) => isWithin(days, first, last))) return []
  const right = getNearest(named.monthAndDay, days.from)
  const { line, column } = value
  return [
    {
      code: 'holiday-day',
      severity: 'warning',
      message: `The title names ${named.name}, but ${length > 0 ? 'the days are those' : `${write(days.from)} is the day`} of ${meant}.`,
      fix: `If the days are right, write title: ${meant}. If ${named.name} is meant, it is ${formatDay(right, { weekday: 'long', month: 'long', day: 'numeric' })}: write from: ${right} and until: ${addDays(right, length)}`,
      field: 'title',
      line,
      column,
    },
  ]
}

/** Returns the name of the holidays that the days have, or null. */
function describeDays({ from, until }: Span): string | null {
  const names = HOLIDAYS.filter(({ monthAndDay }) =>
    [getYear(from), getYear(until)].some(
      (year) => `${year}-${monthAndDay}` >= from && `${year}-${monthAndDay}` <= until,
    ),
  ).map(({ name }) => name)
  return names.length === 0 ? null : names.join(' and ')
}

/** Returns whether all days are from the first to the last one, in the nearest year. */
function isWithin({ from, until }: Span, first: string, last: string): boolean {
  const start = getNearest(first, from)
  const end = getNearest(last, until)
  return from >= start && until <= end && countDaysBetween(start, end) <= MAX_LENGTH_DAYS
}

/** Returns a day without a year in the year in which it is nearest to another day. */
function getNearest(monthAndDay: string, day: Day): Day {
  const year = getYear(day)
  const far = (other: Day) => Math.abs(countDaysBetween(other, day))
  return [year - 1, year, year + 1]
    .map((other) => `${other}-${monthAndDay}`)
    .reduce((nearest, other) => (far(other) < far(nearest) ? other : nearest))
}

const write = (day: Day): string => formatDay(day, { month: 'long', day: 'numeric' })
