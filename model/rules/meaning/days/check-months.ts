// Reports a notice or an event whose title or file names a month, with the month and the day of its date in the wrong order.
import { formatDay, swapMonthAndDay, type Day } from '../../../dates/day'
import { findMonth, MONTH } from '../../../dates/months'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { simplifyText } from '../../../text/simplify-text'

/** Names of months that are names of people or other words too. */
const OTHER_MEANING = /^(?:march|april|may|mayo|june|julio|august|agosto)$/
const NAMED = new RegExp(`\\b(${MONTH})\\b(?! \\d{1,2}\\b)`, 'g')
const MAY_NAME_MONTH = new RegExp(MONTH, 'i')
/** Matches a month and a year in the name of a file, where a month can be meant only. */
const WITH_YEAR = new RegExp(`\\b(${MONTH}) 20\\d\\d\\b`, 'g')

export function checkMonths(
  { frontMatter }: SplitText,
  slug: string,
  { title, type, from, until, startDate, date }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  if (typeof title !== 'string' || type === 'news') return []
  const isNotice = typeof from === 'string'
  const [first, last] = isNotice ? [from, until] : [startDate ?? date, date]
  if (typeof first !== 'string' || typeof last !== 'string') return []
  if (!MAY_NAME_MONTH.test(title) && !MAY_NAME_MONTH.test(slug)) return []
  const [month, another] = new Set(findMonths(simplifyText(title), slug.replaceAll('-', ' ')))
  const swapped = swapMonthAndDay(first)
  if (month === undefined || another !== undefined || swapped === null) return []
  if (getMonth(swapped) !== month || [first, last].some((day) => isNear(getMonth(day), month)))
    return []
  const field = isNotice ? 'from' : startDate === undefined ? 'date' : 'start_date'
  const value = frontMatter.get(field)
  if (!value || !('text' in value)) return []
  const { line, column } = value
  const both = isNotice && first === last ? ` and until: ${swapped}` : ''
  return [
    {
      code: isNotice ? 'notice-days' : 'date-differs',
      severity: 'warning',
      message: `The title or the name of this file says ${formatDay(swapped, { month: 'long' })}, but ${first} is ${write(first)}.`,
      fix: `The month comes before the day here. If you mean ${write(swapped)}, write ${field}: ${swapped}${both}`,
      field,
      line,
      column,
    },
  ]
}

const findMonths = (title: string, file: string): number[] =>
  [
    ...[...title.matchAll(NAMED), ...file.matchAll(NAMED)].filter(
      ([, name = '']) => !OTHER_MEANING.test(name),
    ),
    ...file.matchAll(WITH_YEAR),
  ].map(([, name = '']) => findMonth(name))

/** Returns whether one month is the other or beside it: what belongs to a month may begin or end a bit beyond it. */
const isNear = (month: number, other: number): boolean =>
  [0, 1, 11].includes(Math.abs(month - other))
const getMonth = (day: Day): number => Number(day.slice(5, 7))
const write = (day: Day): string => formatDay(day, { month: 'long', day: 'numeric' })
