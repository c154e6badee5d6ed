// Guesses the other end of something that lasts for weeks, after only one of its days was changed to another year.
import { addDays, countDaysBetween, getWeekdayIndex, getYear, type Day } from './day'
import { NUMBERS, readNumber } from '../text/counting-words'

const WEEKS = new RegExp(
  `\\b(an? )?(one|una|${NUMBERS})[- ](?:full |whole )?(?:weeks?|semanas?)\\b(?! (?:before|after|ago|antes|despu[eé]s))`,
  'gi',
)
/** In days: what comes every year is hardly further from its day of another year. */
const MAX_SHIFT = 14

/** Finds the words in a text that say how many weeks something lasts, with the article before them and their number. */
export const findNamedWeeks = (text: string) =>
  [...text.matchAll(WEEKS)].map(({ 0: words, 1: article = '', 2: number = '', index }) => ({
    words,
    article,
    number,
    index,
  }))

/** Returns how many weeks the texts of a file say that something lasts; null if they say nothing, or several numbers. */
export function findWeeks(texts: readonly string[]): number | null {
  const counts = texts.flatMap((text) =>
    findNamedWeeks(text).map(({ number }) => readNumber(number)),
  )
  const [weeks] = counts
  return weeks !== undefined && counts.every((count) => count === weeks) ? weeks : null
}

/** Says why one end of an event is known from the other. */
export const describeNamedWeeks = (weeks: number): string =>
  `Then it is the ${weeks === 1 ? 'week' : `${weeks} weeks`} that this file names.`

/** Returns whether a day is the one by the number of weeks, counted to the last day or to the day after it. */
export const isDayByWeeks = (day: Day, byWeeks: Day | null): boolean =>
  byWeeks !== null && Math.abs(countDaysBetween(byWeeks, day)) <= 1

/**
 * Returns the day in place of one of another year: the same day, or as many weeks from the other end as the texts say, on the same weekday.
 * @param old the day that was typed or left
 * @param sameDay its month and its number in the year that is meant
 * @param otherEnd the first or the last day, which is right
 * @param byWeeks the day by the number of weeks, or null if nobody knows it
 */
export function guessMovedDay(old: Day, sameDay: Day, otherEnd: Day, byWeeks: Day | null): Day {
  if (isDayByWeeks(sameDay, byWeeks)) return sameDay
  const weekday = getWeekdayIndex(old)
  if (byWeeks !== null && Math.abs(countDaysBetween(byWeeks, sameDay)) <= MAX_SHIFT)
    return findNearestWeekday(byWeeks, weekday)
  // A day of the year before may be a typo in the year; an older one was left in a copied file.
  const isLeft = Math.abs(getYear(sameDay) - getYear(old)) > 1
  const isWholeWeeks = weekday === getWeekdayIndex(otherEnd)
  return isLeft && isWholeWeeks ? findNearestWeekday(sameDay, weekday) : sameDay
}

/** Returns the day with that weekday which is at most three days away. */
export function findNearestWeekday(day: Day, weekday: number): Day {
  const later = (weekday - getWeekdayIndex(day) + 7) % 7
  return addDays(day, later > 3 ? later - 7 : later)
}
