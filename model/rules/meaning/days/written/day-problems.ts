// The problems of days in the text of an event that are not the one in its fields.
import {
  addDays,
  countDaysBetween,
  formatDay,
  formatLongDay,
  getWeekdayIndex,
  type Day,
} from '../../../../dates/day'
import type { FileProblem } from '../../../../problems/problem'
import { listLines } from '../../../../text/list-lines'
import type { Found } from '../../../find-in-file'
import type { MovedDistance } from './moved-distance'
import { namePlaces, quotePlaces } from './name-places'
import type { OtherDay } from './other-day'
import { replaceDay, replaceWeekday } from './write-day-like'
import type { WrittenDay } from './written-days'

export const dayOfLastYear = (words: string, meant: string): FileProblem => ({
  code: 'date-differs',
  severity: 'warning',
  message: `"${words}" is in the year before the date of this event.`,
  fix: `If the date is right, write ${meant}`,
})

/** Returns whether the weekday of the text is that of the date, and not that of the day in the text. */
export const isTextWrong = ({ written: { weekday }, day }: OtherDay, date: Day): boolean =>
  weekday === getWeekdayIndex(date) && weekday !== getWeekdayIndex(day)

export const mistypedDay = (
  { written: { words, line }, day }: OtherDay,
  date: Day,
): FileProblem => ({
  code: 'date-differs',
  severity: 'warning',
  message: `The date of this event is ${writeWeekday(date)}, but line ${line} says "${words}".`,
  fix: `If the date is right, write "${formatDay(date, { weekday: 'long', month: 'long', day: 'numeric' })}" on line ${line}. If line ${line} names the right day, write date: ${day}, and "${replaceWeekday(words, day)}" on line ${line}.`,
})

/**
 * @param places all that name the other day
 * @param isExchanged whether the date certainly has its month and its day in each other's place
 */
export function otherDay(
  places: readonly Found<WrittenDay>[],
  day: Day,
  date: Day,
  isExchanged: boolean,
): FileProblem {
  const isSameWeekday = getWeekdayIndex(day) === getWeekdayIndex(date)
  const right = places.map(({ words, weekday, line }) => {
    const written = replaceDay(words, date)
    return { words: weekday === null ? written : replaceWeekday(written, date), line }
  })
  const lines = [...new Set(places.map(({ line }) => line))]
  const [name, is] = lines.length > 1 ? ['these lines', 'are'] : [listLines(lines), 'is']
  return {
    code: 'date-differs',
    severity: 'warning',
    message: `The date here is ${isSameWeekday ? formatLongDay(date) : writeWeekday(date)}, but ${quotePlaces(places)}.`,
    fix: `${isExchanged ? `The month and the day seem to have changed places: write date: ${day}` : `If ${name} ${is} right, write date: ${day}`}. If the date is right, write ${namePlaces(right)}.`,
  }
}

/**
 * The problem of an event that was moved, with the new day only in the sentence about it.
 * @param namesDate whether that sentence says what was planned before as well
 */
export const movedDay = (
  { written: { words, line }, day }: OtherDay,
  date: Day,
  namesDate: boolean,
): FileProblem => ({
  code: 'date-differs',
  severity: 'warning',
  message: `The date here is ${formatLongDay(date)}, but line ${line} says that it is now "${words}".`,
  fix: `Write date: ${day}${namesDate ? '' : `. Then say in status_note what was planned before, such as: It was planned for ${formatLongDay(date)}.`}`,
})

/**
 * The problem of an event that was moved, but still has the day that was planned before.
 * @param distance how far away the event is now, if the sentence says so
 */
export const sameDay = (
  { words, line }: Found<WrittenDay>,
  date: Day,
  distance: MovedDistance | null,
): FileProblem => ({
  code: 'date-differs',
  severity: 'warning',
  message: `Line ${line} says that "${words}" was planned before, but that is also the date here.`,
  fix:
    distance === null
      ? 'Write the new day into date. If only the place or the time has changed, say only that in status_note.'
      : `If "${distance.words}" means ${writeWeekday(distance.day)}, write date: ${distance.day}. If ${formatLongDay(date)} is the new day, write the old one on line ${line}, such as ${formatLongDay(addDays(date, countDaysBetween(distance.day, date)))}.`,
})

/** The problem of a text that names the day from which an event was moved. */
export const oldDay = ({ words, line }: Found<WrittenDay>, date: Day): FileProblem => ({
  code: 'date-differs',
  severity: 'warning',
  message: `The event was moved to ${formatLongDay(date)}, but line ${line} says "${words}".`,
  fix: `If the date is right, write "${formatDay(date, { weekday: 'long', month: 'long', day: 'numeric' })}" on line ${line}.`,
})

const writeWeekday = (day: Day): string => formatDay(day, { dateStyle: 'full' })
