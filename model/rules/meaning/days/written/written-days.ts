// Finds days in words, such as "Friday, January 22" or "viernes 22 de enero", in the texts of a file.
import { countDaysBetween, getYear, isDay, type Day } from '../../../../dates/day'
import { findMonth, MONTH, MONTHS } from '../../../../dates/months'
import { findWeekday, SPANISH_WEEKDAYS, WEEKDAYS } from '../../../../dates/weekdays'

export type WrittenDay = {
  readonly words: string
  readonly index: number
  /** From 0 for Monday, or null if the text has none. */
  readonly weekday: number | null
  readonly monthAndDay: string
  readonly year: number | null
}

const ANY_WEEKDAY = `(?:${WEEKDAYS.join('|')}|${SPANISH_WEEKDAYS.join('|')}|miércoles|sábado|(?:Mon|Tues?|Wed|Thu(?:rs?)?|Fri|Sat|Sun)\\b\\.?)`
/** Of the short names, May is a whole one. */
const SHORT_MONTH = '(?:Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept?|Oct|Nov|Dec)\\b\\.?'

const RELATIVE = '(?:after|before|afterward|following|siguiente|anterior|después|antes)'
/** Matches a day that is counted from another one: "Saturday after, January 9". */
export const IS_RELATIVE = new RegExp(` ${RELATIVE}(?: that| it)?,`, 'i')

/** Matches the weekday, and the day in English or in Spanish, with its year if it has one. */
const WRITTEN_DAY = new RegExp(
  `(?:\\b(${ANY_WEEKDAY})(?: (?:night|morning|evening|afternoon|(?:of|in) (?:Advent|Lent)|${RELATIVE}(?: that| it)?(?=,)))?,? (?:the |el )?\\(?)?` +
    `(?:\\b(${MONTH}|${SHORT_MONTH}) (\\d{1,2})(?:st|nd|rd|th)?\\b(?!:\\d|[-–]\\d)|\\b(\\d{1,2}|primero)(?:ero|er|ro)?[º°]?\\.? de (${MONTH})\\b)` +
    '(?:(?:,| de| del)? (\\d{4})\\b)?',
  'gi',
)

/** Matches the first of several weekdays, which the days after them belong to in their order: "Friday and Saturday, March 5 and 6". */
const ENDS_WITH_WEEKDAY = new RegExp(
  `\\b${ANY_WEEKDAY},? (?:and|or|to|through|y|o|a|&|[-–—]) $`,
  'i',
)

/** A word and a number beside it, which the names of the months are compared with. */
export const MAY_HAVE_DAY = /[a-z]\.? \d|\d de |primero de /i

/** Matches, after a day, the word or mark before a second one: "November 25 and 26". */
export const SECOND_DAY = /^,? ?(?:and|to|through|until|or|&|[-–—]|y|al?|hasta|o)(?![a-z])/i

export function findWrittenDays(text: string): WrittenDay[] {
  return [...text.matchAll(WRITTEN_DAY)].map((match) => {
    const [words, weekday, month, day, spanishDay, spanishMonth, year] = match
    const name = completeMonth((month ?? spanishMonth ?? '').toLowerCase())
    // In small letters, short names are words: "The board sat March 5".
    const isWeekday =
      weekday !== undefined &&
      (weekday.length > 4 || /^[A-ZÀ-Þ]/u.test(weekday)) &&
      !ENDS_WITH_WEEKDAY.test(text.slice(Math.max(0, match.index - 20), match.index))
    const padTo2 = (number: number) => String(number).padStart(2, '0')
    return {
      words: words.includes('(') ? `${words})` : words,
      index: match.index,
      weekday: isWeekday ? findWeekday(removeAccents(weekday.toLowerCase())) : null,
      monthAndDay: `${padTo2(findMonth(name))}-${padTo2(readDayNumber(day ?? spanishDay))}`,
      year: year === undefined ? null : Number(year),
    }
  })
}

const readDayNumber = (typed = ''): number => (/^primero$/i.test(typed) ? 1 : Number(typed))

/** Returns the whole name of a month: `dec.` is December. */
const completeMonth = (name: string): string =>
  /^[A-Za-zÀ-ỿ]{3,4}\.?$/u.test(name)
    ? (MONTHS.find((month) => month.startsWith(name.slice(0, 3))) ?? name)
    : name

const removeAccents = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '')

/** Returns the day of that month and day which is nearest to another day, or null if there is none. */
export function findNearest(monthAndDay: string, day: Day): Day | null {
  const year = getYear(day)
  const candidates = [year - 1, year, year + 1].map((other) => `${other}-${monthAndDay}`)
  const distance = (other: Day) => Math.abs(countDaysBetween(day, other))
  return candidates.filter(isDay).sort((a, b) => distance(a) - distance(b))[0] ?? null
}
