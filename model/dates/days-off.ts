// Decides on which single days an office can be closed for a holiday whose day follows a rule.
import { addDays, getWeekdayIndex, getYear, type Day } from './day'
import type { HOLIDAYS } from './holidays'

type Holiday = (typeof HOLIDAYS)[number]

const MONDAYS = [
  'Martin Luther King Day',
  "Presidents' Day",
  'Memorial Day',
  'Labor Day',
  'Columbus Day',
]
/** How many days before or after a holiday a closure of one day has its name nevertheless. */
const AROUND: ReadonlyMap<string, readonly number[]> = new Map<string, readonly number[]>([
  ...[
    ...MONDAYS,
    ...['Good Friday', 'Easter Monday', 'Juneteenth', 'Independence Day', 'Veterans Day'],
  ].map((name) => [name, [0]] as const),
  ["New Year's Day", [-1, 0, 1]],
  ['Thanksgiving', [-1, 0, 1]],
  ['Easter', [-3, -2, -1, 0, 1]],
  ["Mother's Day", [-2, -1, 0, 1]],
  ["Father's Day", [-2, -1, 0, 1]],
])
const SATURDAY = 5
/** Around a weekend: a holiday on it is observed on the Friday or the Monday beside it. */
const BESIDE_WEEKEND = [-2, -1, 0, 1, 2]
/** Matches words for other days than the holiday itself, and names that are for another day in Latin America. */
const OTHER_DAYS =
  /\b(?:observed|observado|after|before|eve|weekend|break|week|holidays|season|despues|antes|vispera|semana|madres?|raza|padre|trabajo|independencia)\b/

/**
 * Returns whether a day cannot be that of a holiday, although it is near.
 * @param title the name of the closure, in small letters and without accents
 * @param day the only day of the closure
 */
export function isOtherDay({ name, getDay }: Holiday, title: string, day: Day): boolean {
  const around = AROUND.get(name)
  if (around === undefined || OTHER_DAYS.test(title)) return false
  const year = getYear(day)
  const isNear = [year, year + 1].some((other) => {
    const right = getDay(other)
    const days = getWeekdayIndex(right) >= SATURDAY ? [...BESIDE_WEEKEND, ...around] : around
    return days.some((away) => addDays(right, away) === day)
  })
  return !isNear || (name === 'Thanksgiving' && isOfOtherYear(getDay, day))
}

/** Returns whether a day is that of a holiday on a Monday in the year before or after, which is easily copied. */
export const isCopiedDay = ({ name, getDay }: Holiday, day: Day): boolean =>
  MONDAYS.includes(name) && isOfOtherYear(getDay, day)

const isOfOtherYear = (getDay: Holiday['getDay'], day: Day): boolean =>
  [-1, 1].some((away) => {
    const year = getYear(day)
    return getDay(year + away).slice(4) === day.slice(4) && getDay(year) !== day
  })
