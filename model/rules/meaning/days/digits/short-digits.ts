// Finds days in digits without a year, such as "on 5/12" in the file of an event on December 5.
import { formatDay, getYear, swapMonthAndDay, type Day } from '../../../../dates/day'
import { formatSpanish } from './format-spanish'

/** Matches the words that a day follows: without them, such digits may be a part of something. */
const SHORT =
  /(?<=(?<![A-Za-zÀ-ỿ])(on|from|until|till|through|starting|beginning|(?:sun|mon|tues|wednes|thurs|fri|satur)day,?|el|del|al|hasta|desde|para el|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo) |^)(\d{1,2})\/(\d{1,2})(?![\d/%-]|\.\d|[A-Za-zÀ-ỿ]| ?(?:cups?|miles?|inch\w*|tea\w*|table\w*|pounds?|lbs?|hours?|days?|of|de|price|off|year\w*)(?![A-Za-zÀ-ỿ]))/giu
const SPANISH =
  /^(?:el|del|al|hasta|desde|para el|lunes|martes|mi|jueves|viernes|s[aá]bado|domingo)/i
/** Matches words of a sentence about a day that is over, or about each year. */
const OTHER =
  /(?<![A-Za-zÀ-ỿ])(?:since|last|was|were|met|began|started|had|(?:every|each|next) (?:year|summer|fall)|cada año|pasad[oa]|fue)(?![A-Za-zÀ-ỿ])/iu

export type ShortDay = {
  readonly words: string
  readonly index: number
  readonly day: Day
  readonly written: string
}

/** Finds those that are a day of the file if the day is first, and none if the month is. */
export const findShortDays = (searched: string, days: readonly Day[]): ShortDay[] =>
  [...searched.matchAll(SHORT)].flatMap((match) => {
    const [words, before = '', first = '', second = ''] = match
    const ending = `-${second.padStart(2, '0')}-${first.padStart(2, '0')}`
    const day = days.find((other) => other.endsWith(ending))
    if (day === undefined || Number(first) === Number(second)) return []
    const other = swapMonthAndDay(day)?.slice(4)
    if (other !== undefined && days.some((named) => named.endsWith(other))) return []
    const start =
      searched
        .slice(0, match.index)
        .split(/[.!?]\s|\n/)
        .at(-1) ?? ''
    const end = searched.slice(match.index).split(/[.!?](?:\s|$)|\n/)[0] ?? ''
    if (OTHER.test(start + end)) return []
    const written = SPANISH.test(before)
      ? formatSpanish(day).replace(` de ${getYear(day)}`, '')
      : formatDay(day, { month: 'long', day: 'numeric' })
    return [{ words, index: match.index, day, written }]
  })
