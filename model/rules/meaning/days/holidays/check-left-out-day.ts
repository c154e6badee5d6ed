// Notes a notice whose title names two days, while its fields have only one of them: "Christmas Eve and Christmas Day" on December 24.
import { addDays, formatDay, getWeekdayIndex, type Day } from '../../../../dates/day'
import { HOLIDAYS } from '../../../../dates/holidays'
import { findWeekday, getWeekdayName, WEEKDAY, WEEKDAYS } from '../../../../dates/weekdays'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { simplifyText } from '../../../../text/simplify-text'
import { getDayOf, getDays, getDistance, type Span } from './holiday-span'

/** A day that a title names, and the words for it in a sentence. */
type NamedDay = { readonly name: string; readonly day: Day }

/** Matches all that may be between the names of holidays in a title that names nothing else. */
const OTHER_WORDS =
  /\b(?:the|our|day|holidays?|closed|closing|office|for|and|y|to|through|until|a|al|hasta|el|la|los|las|de|del|dia|por|feriados?)\b|[^a-z]/g
const EVE_AND_DAY = /\b(christmas|new year'?s?) eve ?(?:and|&|\/|,) ?(?:the )?day\b/
const DAY_AFTER =
  /,? (?:and|y|&) (?:the |el )?(?:(?:next|following) day|day (?:after|following)|friday(?: after)?|black friday|dia (?:siguiente|despues)|viernes(?: siguiente)?)(?: thanksgiving)?$/
const TWO_WEEKDAYS = new RegExp(
  `(?:^|\\b(?:on|el|this) )(${WEEKDAY}) (?:and|y|&) (?:el )?(${WEEKDAY})$`,
)
const SATURDAY = 5
/** In days: two holidays that are further apart have notices of their own. */
const MAX_AWAY = 8

export function checkLeftOutDay(
  { frontMatter }: SplitText,
  collection: string,
  values: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  const [days] = getDays(collection, values)
  const { title } = values
  if (collection !== 'notice' || days === null || typeof title !== 'string') return []
  const plain = simplifyText(title).replaceAll('’', "'").trim()
  const named = [...findHolidays(plain, days), ...findWeekdays(plain, days)]
  const away = named.filter(({ day }) => getDistance(day, days) > 0)
  const [left] = away
  if (left === undefined || away.length > 1 || named.length === 1) return []
  const distance = getDistance(left.day, days)
  if (distance > MAX_AWAY) return []
  const field = left.day < days.from ? 'from' : 'until'
  const value = frontMatter.get(field)
  if (!value || !('text' in value) || value.isReported) return []
  const name = left.name
  return [
    {
      code: 'holiday-day',
      severity: 'warning',
      message: `The title names ${name}, too, which is ${getWeekdayName(left.day)}, ${write(left.day)}, but the ${field === 'from' ? 'first' : 'last'} day here is ${write(days[field])}.`,
      fix: `${distance > 1 ? 'If all days between are meant, too, write' : 'Write'} ${field}: ${left.day}. If that day has a notice of its own, take ${name} out of the title.`,
      field,
      line: value.line,
      column: value.column,
    },
  ]
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

const write = (day: Day): string => formatDay(day, { month: 'long', day: 'numeric' })
