// Notes a notice or an event with the days of one holiday and the title of another, from which its file was copied.
import {
  addDays,
  countDaysBetween,
  formatDay,
  getYear,
  swapMonthAndDay,
  type Day,
} from '../../../../dates/day'
import { USUAL_SPAN, type HOLIDAYS } from '../../../../dates/holidays'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { simplifyText } from '../../../../text/simplify-text'
import { findNamed, getDayOf, getDays, getDistance, type Span } from './holiday-span'
import { findHolidayOf, nameHoliday } from './holiday-names'

type Holiday = (typeof HOLIDAYS)[number]

/** In days: no closure for a holiday is this far from it. */
const FAR = 20

/** In days: an office may close for Easter on Good Friday. */
const NEAR = 4

/** @param slug the name of the file, which was changed together with the days */
export function checkOldTitle(
  { frontMatter }: SplitText,
  collection: string,
  values: Readonly<Record<string, unknown>>,
  slug: string,
): LocatedProblem[] {
  const [days, firstField] = getDays(collection, values)
  const [value, first] = [frontMatter.get('title'), frontMatter.get(firstField)]
  if (days === null || !value || !('text' in value) || !first || !('text' in first)) return []
  const plain = simplifyText(value.text).replaceAll('’', "'")
  const { named, isOnly } = findNamed(plain)
  const [old] = named
  if (old === undefined || named.some((holiday) => getFar(holiday, days) === 0)) return []
  const isNotice = collection === 'notice'
  const bySlug = findNamed(slug.replaceAll('-', ' ')).named
  const isFar = named.every((holiday) => getFar(holiday, days) > (isNotice ? NEAR : USUAL_SPAN))
  const fromSlug = bySlug.find((holiday) => getFar(holiday, days) === 0)
  const isNamed = fromSlug !== undefined && isFar && !bySlug.some((other) => named.includes(other))
  const meant = isNamed
    ? fromSlug
    : isNotice && isOnly && !bySlug.length
      ? findOther(old, days)
      : null
  if (meant === null) return []
  const { line, column } = isNamed ? value : first
  const right = getDayOf(old, days)
  // The website says "We are closed for" before the title of a notice.
  const language = isNotice ? '' : plain
  const isLong = days.from !== days.until
  const last = addDays(right, countDaysBetween(days.from, days.until))
  return [
    {
      code: 'holiday-day',
      severity: 'warning',
      message: `The title names ${old.name}, but ${isLong ? 'the days' : formatShort(days.from)}${isNamed ? ' and the name of this file are those' : isLong ? ' are those' : ' is the day'} of ${meant.name}.`,
      fix: `${isOnly && isNotice ? `If the days are right, write title: ${meant.name}` : `If the days are right, write ${nameHoliday(meant, language)} in place of ${nameHoliday(old, language)} in the title`}. If ${old.name} is meant, it is ${formatDay(right, { weekday: 'long', month: 'long', day: 'numeric' })}: write ${firstField}: ${right}${isNotice ? ` and until: ${last}` : isLong ? ` and date: ${last}` : ''}`,
      field: isNamed ? 'title' : firstField,
      line,
      column,
    },
  ]
}

/** Returns the holiday of the days, if they are far from the one that the title names. */
const findOther = (old: Holiday, days: Span): Holiday | null =>
  getFar(old, days) < FAR || swapMonthAndDay(days.from) === getDayOf(old, days)
    ? null
    : findHolidayOf(days)

/** Returns how many days a holiday is away from a span, in the nearest year. */
const getFar = ({ getDay }: Holiday, days: Span): number => {
  const year = getYear(days.from)
  return Math.min(...[year - 1, year, year + 1].map((other) => getDistance(getDay(other), days)))
}

const formatShort = (day: Day): string => formatDay(day, { month: 'long', day: 'numeric' })
