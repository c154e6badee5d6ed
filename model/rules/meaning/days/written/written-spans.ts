// Finds several days in words, such as "January 17-20" or "del 17 al 20 de enero".
import { getYear, isDay, type Day } from '../../../../dates/day'
import { findMonth, MONTH } from '../../../../dates/months'
import { SPANISH_WEEKDAYS, WEEKDAYS } from '../../../../dates/weekdays'

export type WrittenSpan = {
  readonly words: string
  readonly index: number
  readonly first: Day
  readonly last: Day
}

const ANY_WEEKDAY = `(?:${[...WEEKDAYS, ...SPANISH_WEEKDAYS].join('|')}|miércoles|sábado)`
/** Matches "Sunday, " as well as "Sunday through Wednesday, ". */
const DAYS_BEFORE = `(?:(?:${ANY_WEEKDAY}(?: ?[-–] ?| to | through ))?${ANY_WEEKDAY},? (?:the )?)?`
const DAY = String.raw`(\d{1,2})(?:st|nd|rd|th)?\b`
const YEAR = String.raw`(?:,? (\d{4})\b)?`
/** A number after these is an hour or an amount. */
const NO_HOUR = String.raw`(?!:\d|\s?[ap]\.?\s?m\b|[,.]\d|\s?[-–]\s?\d|%)`

/** Matches "Sunday, January 17, through Wednesday, January 20, 2027"; in the second part, the month may be missing. */
const ENGLISH = new RegExp(
  `\\b${DAYS_BEFORE}(${MONTH}) ${DAY}${YEAR}(?:,? (?:through|thru|until|till|to) |,? ?[-–] ?)(?:${ANY_WEEKDAY},? )?(?:the )?(?:(${MONTH}) )?${DAY}${NO_HOUR}${YEAR}`,
  'gi',
)
/** Matches "del domingo 17 al miércoles 20 de enero de 2027"; in the first part, the month may be missing. */
const SPANISH = new RegExp(
  `\\b(?:del?|desde el) (?:${ANY_WEEKDAY} )?(\\d{1,2})(?: de (${MONTH}))?,? (?:al|hasta el) (?:${ANY_WEEKDAY} )?(\\d{1,2}) de (${MONTH})(?: del? (\\d{4})\\b)?`,
  'gi',
)
/** After a space, a number alone may begin something else: "January 17 – 20 families". */
const DOUBTFUL = /\d,? (?:to|until|till|[-–]) \d{1,2}$/i
const END = /^\s*(?:$|[.,;:!?)|*\n]|(?:at|in|for|from|with|each|every|and|as|we)\b)/

export const MAY_HAVE_SPAN = /\d,? ?(?:through |thru |until |till |to |[-–]|de |al |hasta )/i

/** Returns the spans in a text that begin on a day; a year that is not typed is that of this day. */
export function findSpansFrom(text: string, first: Day): WrittenSpan[] {
  const english = [...text.matchAll(ENGLISH)].flatMap((match) => {
    const [words, month = '', day = '', year, lastMonth = month, lastDay = '', lastYear] = match
    const { index } = match
    if (DOUBTFUL.test(words) && !END.test(text.slice(index + words.length))) return []
    return createSpan({ words, index, first }, [month, day, year], [lastMonth, lastDay, lastYear])
  })
  const spanish = [...text.matchAll(SPANISH)].flatMap((match) => {
    const [words, day = '', month, lastDay = '', lastMonth = '', year] = match
    const { index } = match
    return createSpan(
      { words, index, first },
      [month ?? lastMonth, day, undefined],
      [lastMonth, lastDay, year],
    )
  })
  return [...english, ...spanish]
}

type TypedDay = readonly [month: string, day: string, year: string | undefined]

/** Returns the span if it begins on its first day. */
function createSpan(
  span: Omit<WrittenSpan, 'last'>,
  [month, day, year]: TypedDay,
  [lastMonth, lastDay, lastYear]: TypedDay,
): WrittenSpan[] {
  const [from, until] = [writeDay(month, day), writeDay(lastMonth, lastDay)]
  const { first } = span
  if (first !== `${year ?? getYear(first)}-${from}`) return []
  const last = `${getYear(first) + (until < from ? 1 : 0)}-${until}`
  return isDay(last) && last > first && last.startsWith(lastYear ?? '') ? [{ ...span, last }] : []
}

const writeDay = (month: string, day: string): string =>
  `${String(findMonth(month.toLowerCase())).padStart(2, '0')}-${day.padStart(2, '0')}`
