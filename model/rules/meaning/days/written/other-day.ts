// Finds the day that the text of an event names in place of the one in its fields.
import {
  countDaysBetween,
  getWeekdayIndex,
  isDay,
  swapMonthAndDay,
  type Day,
} from '../../../../dates/day'
import type { Found } from '../../../find-in-file'
import { findNearest, IS_RELATIVE, type WrittenDay } from './written-days'

/** A day in the text that is so near was most probably meant to be that of the event. */
const MAX_DAYS_APART = 7
/** When an event moves to another day, people may miss some of the days in its text, but hardly this many that all agree. */
const MIN_PLACES = 3

export type OtherDay = {
  readonly written: Found<WrittenDay>
  readonly day: Day
  /** Whether nobody can mean the day of the event: with its month and its day exchanged, it is that of the text, or all texts agree. */
  readonly isCertain?: boolean
}

/**
 * Returns the only day that the text names in place of that of an event, or null. A day further away counts only if its weekday is right
 * and all texts agree.
 * @param found the days in the text; one that is for something else, such as a deadline, has `isOther`
 */
export function findOtherDay(
  found: readonly Found<WrittenDay & { readonly isOther: boolean }>[],
  date: Day,
): OtherDay | null {
  const later = findLaterYear(found, date)
  if (later !== null) return later
  if (found.some(({ monthAndDay }) => date.endsWith(monthAndDay))) return null
  const days = found
    .filter(({ isOther }) => !isOther)
    .flatMap((written) => {
      const { year, monthAndDay } = written
      const day = year === null ? findNearest(monthAndDay, date) : `${year}-${monthAndDay}`
      return day !== null && isDay(day) ? [{ written, day }] : []
    })
  const exchanged = swapMonthAndDay(date)
  const meant = found.find(
    ({ isOther, words, weekday, year, monthAndDay }) =>
      (!isOther || IS_RELATIVE.test(words)) &&
      exchanged?.slice(5) === monthAndDay &&
      (year === null || date.startsWith(String(year))) &&
      (weekday === null || weekday === getWeekdayIndex(exchanged)),
  )
  if (meant && exchanged)
    return {
      written: meant,
      day: exchanged,
      isCertain: meant.weekday !== null || days.every(({ day }) => day === exchanged),
    }
  const near = days.filter(({ day }) => Math.abs(countDaysBetween(day, date)) <= MAX_DAYS_APART)
  const [other] = near.length > 0 ? near : days
  if (!other || (near.length > 0 ? near : days).some(({ day }) => day !== other.day)) return null
  if (near.length === 0) return isMeantFarAway(days, other.day, date) ? other : null
  if (other.written.weekday === null && near.length === 1) return null
  return { ...other, isCertain: isSaidOften(days, other.day, date) }
}

/** Returns whether many places name this day and no other, each with its weekday, which is not that of the date. */
const isSaidOften = (days: readonly OtherDay[], meant: Day, date: Day): boolean =>
  days.length >= MIN_PLACES &&
  getWeekdayIndex(meant) !== getWeekdayIndex(date) &&
  days.every(({ written: { weekday }, day }) => day === meant && weekday === getWeekdayIndex(meant))

/** Returns the same day of a later year if only there it has the weekday of the text; or null. */
function findLaterYear(
  found: readonly Found<WrittenDay & { readonly isOther: boolean }>[],
  date: Day,
): OtherDay | null {
  const days = found.flatMap((written) => {
    const { isOther, weekday, year, monthAndDay } = written
    const day = `${year}-${monthAndDay}`
    const isLater = !isOther && weekday !== null && date.endsWith(monthAndDay) && day > date
    return isLater && isDay(day) && getWeekdayIndex(day) === weekday ? [{ written, day }] : []
  })
  const [later] = days
  return later === undefined || getWeekdayIndex(date) === later.written.weekday
    ? null
    : { ...later, isCertain: true }
}

/** A single mention counts only where the date has one number in common with it, so that the other is a typo. */
function isMeantFarAway(days: readonly OtherDay[], day: Day, date: Day): boolean {
  const weekdays = days.flatMap(({ written: { weekday } }) => weekday ?? [])
  if (weekdays.length === 0 || weekdays.some((weekday) => weekday !== getWeekdayIndex(day)))
    return false
  const [, month = '', dayOfMonth = ''] = day.split('-')
  const isTypo = date.slice(0, 7) === `${day.slice(0, 4)}-${month}` || date.endsWith(dayOfMonth)
  return days.length > 1 || isTypo
}
