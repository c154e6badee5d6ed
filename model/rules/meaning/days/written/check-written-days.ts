// Reports a weekday that does not fit its day, and an event whose text names another day than its fields.
import {
  countDaysBetween,
  formatDay,
  getWeekdayIndex,
  isDay,
  swapMonthAndDay,
  type Day,
} from '../../../../dates/day'
import { replaceValue } from '../../../../front-matter/value'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'
import { replaceFound } from '../../../replace-found'
import {
  dayOfLastYear,
  isTextWrong,
  mistypedDay,
  movedDay,
  oldDay,
  otherDay,
  sameDay,
} from './day-problems'
import { findEventDays, type EventDay } from './event-days'
import { NOTE, readMovedDays } from './moved-days'
import { findOtherDay, type OtherDay } from './other-day'
import { wrongWeekday } from './weekday-problem'
import { findNearest } from './written-days'

type Values = Readonly<Record<string, unknown>>

/** Earlier years are history, and people look up such days elsewhere. */
const FIRST_YEAR = 2000

export function checkWrittenDays(text: SplitText, values: Values): LocatedProblem[] {
  const { frontMatter, body } = text
  const found = findEventDays(text, values['title'])
  if (found.length === 0) return []
  const date = [values['date'], values['from']].find((day): day is Day => typeof day === 'string')
  // Of several days, the text may well name only one before or after them.
  const isOneDay = (values['startDate'] ?? date) === date
  const isEvent = frontMatter.has('date') && frontMatter.has('location') && body !== ''
  if (isEvent && date !== undefined && isOneDay) {
    const position = frontMatter.get('date')
    const moved = readMovedDays(text, date, values['status'])
    const { line = 1, column = 1 } = position ?? {}
    if (moved?.next)
      return [{ ...movedDay(moved.next, date, moved.namesDate), field: 'date', line, column }]
    // The sentence about a moved event names its old day.
    const other = findOtherDay(moved ? found.filter(({ field }) => field !== NOTE) : found, date)
    if (other && position)
      return [
        {
          ...describeOtherDay(other, date, found, moved !== null && namesDay(found, other.day)),
          suggestion:
            other.isCertain === true && moved === null && 'text' in position
              ? replaceValue(position, other.day)
              : null,
          ...(isTextWrong(other, date) && moved === null
            ? getPosition(other.written)
            : { field: 'date', line, column }),
        },
      ]
    if (moved?.planned) {
      const problem = sameDay(moved.planned, date, moved.distance)
      return [{ ...problem, field: 'date', line, column }]
    }
  }
  const old = isEvent && date !== undefined ? findDayOfLastYear(found, date, text) : undefined
  if (old && date !== undefined) {
    const words = formatDay(date, { dateStyle: 'full' })
    const { line, column, field } = old
    const suggestion = /^[A-Za-zÀ-ỿ]+, [A-Za-zÀ-ỿ]+ \d+, \d{4}$/u.test(old.words)
      ? replaceFound(text, old, words)
      : null
    const position = { line, column, ...(field === null ? {} : { field }) }
    return [{ ...dayOfLastYear(old.words, words), ...position, suggestion }]
  }
  const wrong = found.find((day) => getWrongDay(day, date) !== null)
  const day = wrong && getWrongDay(wrong, date)
  if (!wrong || wrong.weekday === null || !day) return []
  const { field, line, column } = wrong
  return [
    {
      ...wrongWeekday({ ...wrong, weekday: wrong.weekday }, day, text),
      line,
      column,
      ...(field === null ? {} : { field }),
    },
  ]
}

const getPosition = ({ field, line, column }: OtherDay['written']) => ({
  line,
  column,
  ...(field === null ? {} : { field }),
})

/** Returns whether the sentence about a moved event names a day. */
const namesDay = (found: readonly EventDay[], day: Day): boolean =>
  found.some(({ field, monthAndDay }) => field === NOTE && day.endsWith(monthAndDay))

/** @param isOld whether the day in the text is that from which the event was moved */
function describeOtherDay(
  other: OtherDay,
  date: Day,
  found: readonly EventDay[],
  isOld: boolean,
): FileProblem {
  const { written, day } = other
  if (isOld) return oldDay(written, date)
  if (isTextWrong(other, date)) return mistypedDay(other, date)
  const places = found.filter(
    ({ isOther, monthAndDay }) => !isOther && monthAndDay === written.monthAndDay,
  )
  const isExchanged = other.isCertain === true && swapMonthAndDay(date) === day
  return otherDay(places.length > 0 ? places : [written], day, date, isExchanged)
}

/** Returns the day that is meant if its weekday is another one than the text says, or null. */
function getWrongDay(
  { weekday, year: ownYear, yearOfSentence, monthAndDay }: EventDay,
  date: Day | undefined,
): Day | null {
  // Beside a day of the file, a year in the sentence may be that of something else.
  const year = ownYear ?? (date === undefined ? yearOfSentence : null)
  if (weekday === null || (year !== null && year < FIRST_YEAR)) return null
  const day = year !== null ? `${year}-${monthAndDay}` : date && findNearest(monthAndDay, date)
  if (!day || !isDay(day) || getWeekdayIndex(day) === weekday) return null
  return year === null && date && isMeantInOtherYear(day, weekday, date) ? null : day
}

/** In days: a day that is nearer to that of the file is hardly meant in another year. */
const MIN_FAR = 60

/** Returns whether a day has its weekday in the year on the other side of a day that is far from both. */
function isMeantInOtherYear(day: Day, weekday: number, date: Day): boolean {
  const year = Number(day.slice(0, 4)) + (day < date ? 1 : -1)
  const other = `${year}${day.slice(4)}`
  const isFar = Math.abs(countDaysBetween(day, date)) > MIN_FAR
  return isFar && isDay(other) && getWeekdayIndex(other) === weekday
}

/** In days: the same event of another year is hardly further from its day. */
const MAX_SHIFT = 10
/** Matches a line that speaks of last year on purpose. */
const ABOUT_PAST =
  /\b(?:last|past|since|ago|was|were|had|came|gave|raised|began|started|gathered|walked|pasado|fue|hace)\b/i

/** Returns the day of the year before, with its weekday and year, that was left when an event was written again. */
const findDayOfLastYear = (found: readonly EventDay[], date: Day, { body, bodyLine }: SplitText) =>
  found.find(({ weekday, year, monthAndDay, isOther, field, line }) => {
    if (weekday === null || isOther || year !== Number(date.slice(0, 4)) - 1) return false
    const sameYear = `${date.slice(0, 4)}-${monthAndDay}`
    const typed = field === null ? (body.split('\n')[line - bodyLine] ?? '') : ''
    return (
      isDay(sameYear) &&
      Math.abs(countDaysBetween(sameYear, date)) <= MAX_SHIFT &&
      !ABOUT_PAST.test(typed)
    )
  })
