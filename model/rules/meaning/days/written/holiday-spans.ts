// Finds several days that are named by the holidays at their ends, such as "from Ash Wednesday to Holy Saturday".
import { countDaysBetween, getYear, type Day } from '../../../../dates/day'
import { HOLIDAYS } from '../../../../dates/holidays'
import { foldAccents } from '../../../../text/fold-accents'
import type { WrittenSpan } from './written-spans'

const NAMES = HOLIDAYS.map(({ pattern }) => pattern.source).join('|')
const SPAN = new RegExp(
  `\\b(?:from|between|desde|del?) (?:the |el )?(${NAMES}),? (?:to|through|thru|until|till|and|al?|hasta) (?:the |el )?(${NAMES})(?!\\w)`,
  'g',
)
/** In days: the seasons of the church year are shorter. */
const MAX_DAYS = 60

export const MAY_HAVE_HOLIDAYS = /\b(?:from|between|del?|desde) /i

/** Returns the spans between two holidays of which the first is on this day. */
export const findHolidaySpans = (text: string, first: Day): WrittenSpan[] =>
  [...foldAccents(text).toLowerCase().matchAll(SPAN)].flatMap((match) => {
    const [found, from = '', until = ''] = match
    const index = match.index
    const last = getDay(until, getYear(first))
    if (getDay(from, getYear(first)) !== first || last === null) return []
    const nextYear = getDay(until, getYear(first) + 1)
    const end = last > first ? last : nextYear
    if (end === null || countDaysBetween(first, end) > MAX_DAYS) return []
    return [{ words: text.slice(index, index + found.length), index, first, last: end }]
  })

const getDay = (name: string, year: number): Day | null =>
  HOLIDAYS.find(({ pattern }) => new RegExp(`^(?:${pattern.source})$`).test(name))?.getDay(year) ??
  null
