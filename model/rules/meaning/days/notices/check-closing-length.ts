// Notes a notice that would close our office for months: the month and the day of one of its days were exchanged, or the month is wrong.
import {
  countDaysBetween,
  formatDay,
  formatLongDay,
  isDay,
  swapMonthAndDay,
  type Day,
} from '../../../../dates/day'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { simplifyText } from '../../../../text/simplify-text'

/** In days. Our office may be closed for all of a break, and have other hours for a whole summer. */
const MAX_DAYS: Readonly<Record<string, number>> = { closed: 42, 'changed hours': 100 }
/** In days: nobody closes for longer without a reason that the title names. */
const MAX_CLOSED = 60
/** In days: the length of a closing over the holidays, which remains when a day is corrected. */
const MAX_SHORT = 21
/** A notice of more than a year has a note of its own. */
const YEAR = 365
/** Matches reasons to close for months. */
const LONG_REASON =
  /renovat|remodel|repair|construct|rebuil|building|moving|\bmove|relocat|(?<!new )year(?!['’]?s)|summer|season|winter|spring|fall|further notice|flood|fire\b|storm|tornado|leave|sabbatical|obras|remodelac|reparac|mudanza|verano|invierno|incendio|inundac|(?<!nuevo )ano\b|nuevo aviso/

type Meant = { readonly field: 'from' | 'until'; readonly day: Day; readonly isSwapped: boolean }

export function checkClosingLength(
  { frontMatter }: SplitText,
  slug: string,
  { type, title, from, until }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  if (typeof from !== 'string' || typeof until !== 'string' || from > until) return []
  const maxDays = typeof type === 'string' ? MAX_DAYS[type] : undefined
  const days = countDaysBetween(from, until) + 1
  if (maxDays === undefined || days <= maxDays || days > YEAR) return []
  const reason = simplifyText(`${slug.replaceAll('-', ' ')} ${String(title)}`)
  if (LONG_REASON.test(reason)) return []
  const isTooLong = type === 'closed' && days > MAX_CLOSED
  const meant = findSwapped(from, until) ?? (isTooLong ? findEarlier(from, until) : null)
  const { field = 'until' } = meant ?? {}
  const value = frontMatter.get(field)
  const isNamed = meant?.isSwapped === true && namesDay(reason, meant.day)
  if ((meant === null && !isTooLong) || isNamed || !value || !('text' in value)) return []
  const { line, column } = value
  const span = `${days} days, from ${formatLongDay(from)} to ${formatLongDay(until)}`
  return [
    {
      code: 'notice-days',
      severity: 'warning',
      message: `${type === 'closed' ? 'By this notice, our office is closed' : 'This notice changes our hours'} for ${span}.`,
      fix: `${advise(meant)} If it is for so long, there is nothing to do.`,
      field,
      line,
      column,
    },
  ]
}

/** Returns the day with its month and its number exchanged if the notice is short with it, and with nothing else. */
function findSwapped(from: Day, until: Day): Meant | null {
  const [first, last] = [swapMonthAndDay(from), swapMonthAndDay(until)]
  const found: Meant[] = []
  if (last !== null && isShort(from, last))
    found.push({ field: 'until', day: last, isSwapped: true })
  if (first !== null && isShort(first, until))
    found.push({ field: 'from', day: first, isSwapped: true })
  const [meant, another] = found
  return another === undefined ? (meant ?? null) : null
}

/** Returns the same day of the month, soon after the first day. */
function findEarlier(from: Day, until: Day): Meant | null {
  const [year = 0, month = 0] = from.split('-').map(Number)
  const next = month === 12 ? [year + 1, 1] : [year, month + 1]
  const days = [[year, month], next].map(
    (yearAndMonth) =>
      `${yearAndMonth.map((part) => String(part).padStart(2, '0')).join('-')}${until.slice(7)}`,
  )
  const day = days.find((other) => isDay(other) && isShort(from, other))
  return day === undefined ? null : { field: 'until', day, isSwapped: false }
}

const isShort = (from: Day, until: Day): boolean =>
  from <= until && countDaysBetween(from, until) < MAX_SHORT

const namesDay = (words: string, day: Day): boolean =>
  words.includes(formatDay(day, { month: 'long', day: 'numeric' }).toLowerCase())

function advise(meant: Meant | null): string {
  if (meant === null) return 'See whether from and until have the right month.'
  const { field, day, isSwapped } = meant
  const why = isSwapped ? ' The month and the day seem to be the wrong way around.' : ''
  return `If it ${field === 'from' ? 'begins' : 'is over'} on ${formatLongDay(day)}, write ${field}: ${day}.${why}`
}
