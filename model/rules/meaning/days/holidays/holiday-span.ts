// Reads the days of a notice or an event, and the holidays that its title or the name of its file has.
import { countDaysBetween, getYear, type Day } from '../../../../dates/day'
import { HOLIDAYS, USUAL_SPAN } from '../../../../dates/holidays'

type Values = Readonly<Record<string, unknown>>
type Holiday = (typeof HOLIDAYS)[number]
export type Span = { readonly from: Day; readonly until: Day }

/** Matches the words that may be beside a holiday in a title that names nothing else. */
const OTHER_WORDS =
  /\b(?:the|our|day|days|holiday|holidays|closed|closing|office|weekend|break|week|observed|after|before|and|for|of|el|la|los|las|de|del|dia|dias|feriado|por|y)\b|[^a-z]/g
/** Returns the holidays that a text names, and whether it names nothing else. */
export function findNamed(plain: string): { named: readonly Holiday[]; isOnly: boolean } {
  const named = HOLIDAYS.filter(({ pattern }) => pattern.test(plain))
  const rest = named.reduce((text, { pattern }) => text.replace(pattern, ''), plain)
  return { named, isOnly: rest.replace(OTHER_WORDS, '') === '' }
}

/** Returns the days on which a notice or an event is, and the field with the first of them. */
export function getDays(collection: string, values: Values): [Span | null, string] {
  const { from, until, type, startDate, date } = values
  if (collection === 'notice')
    return typeof from === 'string' && typeof until === 'string' && type !== 'news'
      ? [from <= until ? { from, until } : null, 'from']
      : [null, 'from']
  if (collection !== 'event' || typeof date !== 'string') return [null, 'date']
  return typeof startDate === 'string'
    ? [{ from: startDate, until: date }, 'start_date']
    : [{ from: date, until: date }, 'date']
}

/** Returns how many days there are between a day and the nearest one of a span. */
export function getDistance(day: Day, { from, until }: Span): number {
  if (day >= from && day <= until) return 0
  return day < from ? countDaysBetween(day, from) : countDaysBetween(until, day)
}

/** Returns the day of the holiday in the year of the notice; that of New Year's Day is the nearest one. */
export function getDayOf({ getDay }: Holiday, days: Span): Day {
  const year = getYear(days.from)
  const next = getDay(year + 1)
  return getDistance(next, days) < USUAL_SPAN * 4 ? next : getDay(year)
}
