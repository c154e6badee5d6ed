// Guesses which two days, or which day and time, were meant by a text in a field for one day.
import type { Day } from '../../../dates/day'
import { WEEKDAY } from '../../../dates/weekdays'
import { guessDates, normalizeDate } from './guess-dates'

const MONTH_NAME = '[a-z]{3,10}'
const NUMBER = '\\d{1,2}(?:st|nd|rd|th)?'
const SEPARATOR =
  ' ?(?:-{1,2}|/|&| to | through | thru | until | till | and | al | a | y | hasta ) ?'

/** Matches `october 16 - 18 2026`, `october 16 - november 2 2026`, `16 - 18 of october 2026`, `10/16 - 10/18/2026`, `10/16-18/2026`, and `2026-10-16/18`. */
const SPANS: readonly { readonly pattern: RegExp; readonly expand: readonly [string, string] }[] = [
  {
    pattern: new RegExp(`^(${MONTH_NAME}) (${NUMBER})${SEPARATOR}(${NUMBER})( \\d{4}| \\d\\d)$`),
    expand: ['$1 $2$4', '$1 $3$4'],
  },
  {
    pattern: new RegExp(
      `^(${MONTH_NAME} ${NUMBER})${SEPARATOR}(${MONTH_NAME} ${NUMBER})( \\d{4}| \\d\\d)$`,
    ),
    expand: ['$1$3', '$2$3'],
  },
  {
    pattern: new RegExp(
      `^(${NUMBER})${SEPARATOR}(${NUMBER}) (?:of |de )?(${MONTH_NAME})(?: de(?:l)?)?( \\d{4}| \\d\\d)$`,
    ),
    expand: ['$1 $3$4', '$2 $3$4'],
  },
  {
    pattern: new RegExp(`^(\\d{1,2}/\\d{1,2})${SEPARATOR}(\\d{1,2}/\\d{1,2})(/\\d{4}|/\\d\\d)$`),
    expand: ['$1$3', '$2$3'],
  },
  {
    pattern: /^(\d{1,2})\/(\d{1,2}) ?(?:-{1,2}|&| to | and ) ?(\d{1,2})\/(?:20)?(\d\d)$/,
    expand: ['20$4-$1-$2', '20$4-$1-$3'],
  },
  {
    pattern: new RegExp(`^(\\d{4}[-/]\\d{2}[-/])(\\d{2})${SEPARATOR}(\\d{2})$`),
    expand: ['$1$2', '$1$3'],
  },
  {
    pattern: new RegExp(`^(\\d{4}[-/])(\\d{2}[-/]\\d{2})${SEPARATOR}(\\d{2}[-/]\\d{2})$`),
    expand: ['$1$2', '$1$3'],
  },
  {
    pattern: new RegExp(`^(\\d{4}-\\d{2}-\\d{2})${SEPARATOR}(\\d{4}-\\d{2}-\\d{2})$`),
    expand: ['$1', '$2'],
  },
  { pattern: new RegExp(`^(.*\\d{4})${SEPARATOR}(\\D*\\d.*)$`), expand: ['$1', '$2'] },
]

const ANY_WEEKDAY = new RegExp(`\\b${WEEKDAY}\\b`, 'g')
/** Matches a separator that is left without weekdays on its sides. */
const LEFTOVER = /^[ -]*(?:-|to|and|a|y|al)? +(?=\S)/

/** Returns the first and the last of several days, or null if the text does not say two days beyond doubt. */
export function guessDateSpan(typed: string): readonly [Day, Day] | null {
  const text = normalizeDate(typed).replace(/^(?:from|del?|between) /, '')
  const withoutWeekdays = text.replace(ANY_WEEKDAY, '').replace(/ {2,}/g, ' ')
  const candidates = [text, withoutWeekdays.trim(), withoutWeekdays.replace(LEFTOVER, '').trim()]
  for (const candidate of candidates) {
    for (const { pattern, expand } of SPANS) {
      if (!pattern.test(candidate)) continue
      const [[first, ...others], [last, ...more]] = expand.map((part) =>
        guessDates(candidate.replace(pattern, part)),
      ) as [Day[], Day[]]
      if (first && last && others.length === 0 && more.length === 0) return [first, last]
    }
  }
  return null
}

const HALF = '[ap]\\.? ?m\\b\\.?'
const TIME = `(?:\\d{1,2}(?::\\d\\d)? ?${HALF}|\\d{1,2}:\\d\\d|noon\\b|midnight\\b)`
const UNTIL = ' ?(?:[-–—]| to | until | till | a | hasta ) ?(?:las? )?'
/** Matches hours of which only the last has AM or PM: `6-8 PM`. */
const HOURS = `\\d{1,2}(?::\\d\\d)?${UNTIL}\\d{1,2}(?::\\d\\d)? ?${HALF}`
/** Matches hours without AM and PM right after a year. */
const BARE_HOURS = `(?<=\\b20\\d\\d,? \\D*)\\d{1,2}(?::\\d\\d)?${UNTIL}\\d{1,2}(?::\\d\\d)?$`
const DAY_AND_TIME = new RegExp(
  `^(.*?\\d)(?:,? (?:at |from |@ ?|a las |de(?:sde)? )?\\(?|[ ,]*@ ?|t)((?:${TIME}|${HOURS}|${BARE_HOURS}).*)$`,
  'i',
)
const TIME_AND_DAY = new RegExp(
  `^(${HOURS}|${TIME}(?:${UNTIL}${TIME})?)(?:,| -)?(?: on| el)? (.+)$`,
  'i',
)

/** Returns the words for a day and those for a time after or before it, or null. */
export function splitTimeWords(typed: string): { date: string; time: string } | null {
  const text = typed.trim()
  const [, date, time] = DAY_AND_TIME.exec(text) ?? []
  if (date !== undefined && time !== undefined)
    return { date, time: time.includes('(') ? time : time.replace(/\)$/, '') }
  const [, first, day] = TIME_AND_DAY.exec(text) ?? []
  return first === undefined || day === undefined ? null : { date: day, time: first }
}

/** Returns a day and the words for a time beside it, or null. A program's time, such as T00:00:00Z, is in another time zone. */
export function splitTime(typed: string): { day: Day; time: string } | null {
  const { date = '', time = '' } = splitTimeWords(typed) ?? {}
  const [day, otherDay] = guessDates(date)
  return day === undefined || otherDay !== undefined ? null : { day, time }
}
