// Guesses the other end of something that lasts for weeks, after only one of its days was changed to another year.
import { addDays, countDaysBetween, getWeekdayIndex, type Day } from './day'
import { NUMBERS, readNumber } from '../text/counting-words'

const WEEKS = new RegExp(
  `\\b(one|una|${NUMBERS})[- ](?:full |whole )?(?:weeks?|semanas?)\\b(?! (?:before|after|ago|antes|despu[eé]s))`,
  'gi',
)
/** In days: what comes every year is hardly further from its day of another year. */
const MAX_SHIFT = 14

/** Returns how many weeks the texts of a file say that something lasts; null if they say nothing, or several numbers. */
export function findWeeks(texts: readonly string[]): number | null {
  const counts = texts.flatMap((text) =>
    [...text.matchAll(WEEKS)].map(([, typed = '']) => readNumber(typed)),
  )
  const [weeks] = counts
  return weeks !== undefined && counts.every((count) => count === weeks) ? weeks : null
}

/**
 * Returns the day in place of one that was left: as many weeks from the other end as the texts say, on the same weekday.
 * @param old the day that was left
 * @param sameDay its month and its number in the year that is meant
 * @param byWeeks the day by the number of weeks, or null if nobody knows it
 */
export function guessMovedDay(old: Day, sameDay: Day, byWeeks: Day | null): Day {
  const isLikely = byWeeks !== null && Math.abs(countDaysBetween(byWeeks, sameDay)) <= MAX_SHIFT
  return findNearestWeekday(isLikely ? byWeeks : sameDay, getWeekdayIndex(old))
}

/** Returns the day with that weekday which is at most three days away. */
export function findNearestWeekday(day: Day, weekday: number): Day {
  const later = (weekday - getWeekdayIndex(day) + 7) % 7
  return addDays(day, later > 3 ? later - 7 : later)
}
