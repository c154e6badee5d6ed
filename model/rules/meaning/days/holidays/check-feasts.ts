// Notes an event that is called after a holiday, such as Palm Sunday, and is on another day: that of another holiday, of last year, or of another week.
import { formatDay, getYear, type Day } from '../../../../dates/day'
import { HOLIDAYS } from '../../../../dates/holidays'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { simplifyText } from '../../../../text/simplify-text'
import { findInFile } from '../../../find-in-file'
import { findFeast, isLastYears } from './find-feast'
import { isLatinDay } from './latin-day'
import { namePlaces } from '../written/name-places'
import { replaceDay } from '../written/write-day-like'
import { findWrittenDays, MAY_HAVE_DAY } from '../written/written-days'

type Values = Readonly<Record<string, unknown>>

export function checkFeasts(text: SplitText, collection: string, values: Values): LocatedProblem[] {
  const { date, startDate } = values
  if (collection !== 'event' || typeof date !== 'string' || startDate !== undefined) return []
  const value = text.frontMatter.get('date')
  if (!value || !('text' in value) || isLatinDay(text, date)) return []
  const feast = findFeast(
    ['title', 'summary', 'description'].map((name) => simplify(values[name])),
    date,
  )
  if (feast === null) return []
  const { holiday, right } = feast
  const own = HOLIDAYS.find(({ getDay }) => getDay(getYear(date)) === date)
  const also = findInFile(text, findWrittenDays, MAY_HAVE_DAY)
    .filter(({ monthAndDay }) => date.endsWith(monthAndDay))
    .map(({ words: typed, line }) => ({ words: replaceDay(typed, right), line }))
  const is = own
    ? `${write(date)} is ${own.name}`
    : isLastYears(holiday, date)
      ? `the date here is ${write(date)}, its day in ${getYear(date) - 1}`
      : `the date here is ${write(date)}`
  return [
    {
      code: 'holiday-day',
      severity: 'warning',
      message: `In ${getYear(right)}, ${holiday.name} is on ${write(right)}, but ${is}.`,
      fix: `If you mean ${holiday.name}, write date: ${right}${also.length === 0 ? '' : ` and ${namePlaces(also)}`}. If not, there is nothing to do.`,
      field: 'date',
      line: value.line,
      column: value.column,
    },
  ]
}

const simplify = (value: unknown): string =>
  typeof value === 'string' ? simplifyText(value).replaceAll('’', "'") : ''

const write = (day: Day): string => formatDay(day, { month: 'long', day: 'numeric' })
