// Notes a closure of some days whose title names only a holiday that is beside them: the days of the year before.
import {
  addDays,
  countDaysBetween,
  formatDay,
  getWeekdayIndex,
  getYear,
  type Day,
} from '../../../../dates/day'
import type { HOLIDAYS } from '../../../../dates/holidays'
import { getWeekdayName } from '../../../../dates/weekdays'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../../problems/problem'
import { simplifyText } from '../../../../text/simplify-text'
import { findNamed, getDays, getDistance } from './holiday-span'

type Holiday = (typeof HOLIDAYS)[number]

/** Holidays on weekdays, for which offices close. The days around Christmas and New Year often have notices of their own. */
const CLOSED = new Set([
  ...['Martin Luther King Day', "Presidents' Day", 'Good Friday', 'Easter Monday'],
  ...['Memorial Day', 'Juneteenth', 'Independence Day', 'Labor Day', 'Columbus Day'],
  ...['Veterans Day', 'Thanksgiving', 'Christmas Eve', 'Christmas', "New Year's Day"],
])
/** Matches days that are closed besides the holiday: "Thanksgiving and the day after". */
const DAY_AFTER =
  /,? (?:and|y|&) (?:the |el |los |las )?(?:(?:next|following) )?(?:days?|friday|monday|weekend|dias?|viernes|lunes|fin de semana)(?: (?:after|before|following|siguientes?|despues|antes))?$/
/** Matches words for other days than the holiday itself. */
const OTHER_DAYS =
  /\b(?:observed|observado|after|before|eve|weekend|fin|break|week|holidays|season|despues|antes|vispera|semana|dias|days)\b/
const SATURDAY = 5
const MAX_LENGTH_DAYS = 4
const MAX_AWAY = 7
const MAX_AWAY_FROM_CHRISTMAS = 1

export function checkMissedHoliday(
  { frontMatter }: SplitText,
  collection: string,
  values: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  const [days] = getDays(collection, values)
  const { title, type } = values
  const value = frontMatter.get('from')
  if (days === null || type !== 'closed' || typeof title !== 'string') return []
  if (!value || !('text' in value)) return []
  const { from, until } = days
  const length = countDaysBetween(from, until)
  if (length === 0 || length >= MAX_LENGTH_DAYS) return []
  const holiday = findOnlyHoliday(simplifyText(title).replaceAll('’', "'"))
  const right = holiday && getNearestDay(holiday, from)
  if (!holiday || !right || getWeekdayIndex(right) >= SATURDAY) return []
  const away = getDistance(right, days)
  const isOfDecember = /Christmas|New Year/.test(holiday.name)
  if (away === 0 || away > (isOfDecember ? MAX_AWAY_FROM_CHRISTMAS : MAX_AWAY)) return []
  const last = addDays(right, length)
  return [
    {
      code: 'holiday-day',
      severity: 'warning',
      message: `The title names ${holiday.name}, but that is ${getWeekdayName(right)}, ${write(right)}, and the days from ${write(from)} to ${write(until)} leave it out.`,
      fix: `If you mean ${holiday.name}, write from: ${right} and until: ${last}. If the days are right, write title: the days ${from > right ? 'after' : 'before'} ${holiday.name}`,
      field: 'from',
      line: value.line,
      column: value.column,
    },
  ]
}

/**
 * Returns the holiday that is closed for, if a title names it and nothing else.
 * @param plain the title in small letters and without accents
 */
function findOnlyHoliday(plain: string): Holiday | null {
  const words = plain.replace(DAY_AFTER, '')
  const { named, isOnly } = findNamed(words)
  const [holiday] = named
  if (holiday === undefined || !isOnly || named.length > 1) return null
  const rest = words.replace(holiday.pattern, '')
  return CLOSED.has(holiday.name) && !OTHER_DAYS.test(rest) && !LATIN.test(plain) ? holiday : null
}

/** Matches names that are for another day in Latin America. */
const LATIN = /\b(?:raza|trabajo|independencia)\b/

/** Returns the day of a holiday in the year of a day, or of New Year's Day after it if that is nearer. */
function getNearestDay({ getDay }: Holiday, from: Day): Day {
  const [own, next] = [getDay(getYear(from)), getDay(getYear(from) + 1)]
  const isNext = countDaysBetween(from, next) < Math.abs(countDaysBetween(from, own))
  return isNext ? next : own
}

const write = (day: Day): string => formatDay(day, { month: 'long', day: 'numeric' })
