// Finds the days that the title of a notice names: holidays, weekdays, and days of a month beside each other.
import { addDays, getWeekdayIndex, getYear, isDay, type Day } from '../../../../dates/day'
import { HOLIDAYS } from '../../../../dates/holidays'
import { findMonth, MONTH } from '../../../../dates/months'
import { findWeekday, WEEKDAY, WEEKDAYS } from '../../../../dates/weekdays'
import { getDayOf, type Span } from './holiday-span'

/** A day that a title names, and the words for it in a sentence. */
export type NamedDay = { readonly name: string; readonly day: Day }

/** Matches all that may be between the names of holidays in a title that names nothing else. */
const OTHER_WORDS =
  /\b(?:the|our|we|are|will|be|both|day|holidays?|closed|closing|office|for|on|and|y|to|through|until|a|al|hasta|el|la|los|las|en|de|del|dia|por|feriados?|estamos|estaremos|cerrad[oa]s?|oficina)\b|[^a-z]/g
const EVE_AND_DAY = /\b(christmas|new year'?s?) eve ?(?:and|&|\/|,) ?(?:the )?day\b/
const DAY_AFTER =
  /,? (?:and|y|&) (?:the |el )?(?:(?:next|following) day|day (?:after|following)|friday(?: after)?|black friday|dia (?:siguiente|despues)|viernes(?: siguiente)?)(?: thanksgiving)?$/
const TWO_WEEKDAYS = new RegExp(
  `(?:^|\\b(?:on|el|this) )(${WEEKDAY}) (?:and|y|&) (?:el )?(${WEEKDAY})$`,
)
const TWO_NUMBERS = new RegExp(
  `\\b(?:(${MONTH}) (\\d{1,2})(?:st|nd|rd|th)? ?(?:and|&|to|through|[-–]) ?(?:\\1 )?(\\d{1,2})(?:st|nd|rd|th)?|(\\d{1,2}) (?:y|al?) (?:el )?(\\d{1,2}) de (${MONTH}))$`,
)
const SATURDAY = 5

/**
 * Returns the days that a title names if it names several.
 * @param title in small letters and without accents
 */
export function findNamedDays(title: string, days: Span): NamedDay[] {
  const plain = title.replace(/[.!]+$/, '')
  return [...findHolidays(plain, days), ...findWeekdays(plain, days), ...findNumbers(plain, days)]
}

/** Returns the weekdays off that have the holidays of a title which names nothing else. */
function findHolidays(plain: string, days: Span): NamedDay[] {
  let rest = plain.replace(EVE_AND_DAY, '$1 eve and $1 day')
  const withNext = DAY_AFTER.test(rest)
  rest = rest.replace(DAY_AFTER, '')
  const named: NamedDay[] = []
  for (const holiday of HOLIDAYS) {
    if (!holiday.pattern.test(rest)) continue
    named.push({ name: holiday.name, day: getDayOf(holiday, days) })
    rest = rest.replaceAll(new RegExp(holiday.pattern.source, 'g'), '')
  }
  const [only, another] = named
  if (only === undefined || rest.replace(OTHER_WORDS, '') !== '') return []
  if (withNext && another === undefined)
    named.push({ name: `the day after ${only.name}`, day: addDays(only.day, 1) })
  return named.length === 1 ? [] : named.filter(({ day }) => getWeekdayIndex(day) < SATURDAY)
}

/** Returns the days of two weekdays that follow each other, at the end of a title, if the notice has one of them. */
function findWeekdays(plain: string, { from, until }: Span): NamedDay[] {
  const [, first = '', second = ''] = TWO_WEEKDAYS.exec(plain) ?? []
  if (first === '' || from !== until) return []
  const [start, end] = [findWeekday(first), findWeekday(second)]
  const isPair = (start + 1) % WEEKDAYS.length === end
  const own = getWeekdayIndex(from)
  if (!isPair || (own !== start && own !== end)) return []
  return [start, end].map((weekday) => ({
    name: WEEKDAYS[weekday] ?? '',
    day: addDays(from, weekday === own ? 0 : own === start ? 1 : -1),
  }))
}

/** Returns two days of a month that follow each other, at the end of a title: "December 24 and 25". */
function findNumbers(plain: string, { from }: Span): NamedDay[] {
  const [, english, first, second, spanishFirst, spanishSecond, spanish] =
    TWO_NUMBERS.exec(plain) ?? []
  const month = english ?? spanish
  if (month === undefined) return []
  const padTo2 = (number: number | string) => String(number).padStart(2, '0')
  const named = [first ?? spanishFirst ?? '', second ?? spanishSecond ?? ''].map((number) => ({
    name:
      english === undefined
        ? `${number} de ${month}`
        : `${month.charAt(0).toUpperCase()}${month.slice(1)} ${number}`,
    day: `${getYear(from)}-${padTo2(findMonth(month))}-${padTo2(number)}`,
  }))
  const [start, end] = named
  const isPair = start && end && isDay(start.day) && addDays(start.day, 1) === end.day
  return isPair ? named : []
}
