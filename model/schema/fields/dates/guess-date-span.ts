// Guesses which two days, or which day and time, were meant by a text in a field for one day.
import type { Day } from '../../../dates/day'
import { WEEKDAY } from '../../../dates/weekdays'
import { guessDates, normalizeDate } from './guess-dates'

const MONTH_NAME = '[a-z]{3,10}'
const NUMBER = '\\d{1,2}(?:st|nd|rd|th)?'
const SEPARATOR =
  ' ?(?:-{1,2}|/|&| to | through | thru | until | till | and | al | a | y | hasta ) ?'

/** Matches `october 16 - 18 2026`, `october 16 - november 2 2026`, `16 - 18 of october 2026`, and `10/16 - 10/18/2026`. */
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

const DAY_AND_TIME =
  /^(.*?\d)(?:,? (?:at |from |@ ?|a las )?|[ ,]*@ ?|t)((?:\d{1,2}(?::\d\d)? ?[ap]\.?m\b|\d{1,2}:\d\d|noon\b|midnight\b).*)$/i

/** Returns a day and the words for a time after it, or null. A program's time, such as T00:00:00Z, is in another time zone. */
export function splitTime(typed: string): { day: Day; time: string } | null {
  const [, date = '', time = ''] = DAY_AND_TIME.exec(typed.trim()) ?? []
  const [day, otherDay] = guessDates(date)
  return day === undefined || otherDay !== undefined ? null : { day, time }
}
