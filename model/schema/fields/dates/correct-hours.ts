// Corrects how office hours are written: separate lines, the colon after the days, and the hyphen between two times.
import { readHours } from '../../../hours/weekly-hours'
import { writeTwelveHours } from './twelve-hours'

const TIME = '(?:\\d{1,2}(?::\\d\\d)?(?: ?[ap]\\.?m\\b\\.?)?|noon|midnight)'
const END_OF_HOURS = '(?:\\d|[ap]\\.?m\\.?|closed|noon|midnight|appointment|hours)'
const DAY = '(?:mon|tue|wed|thu|fri|sat|sun)[a-z]*|daily|weekdays?|weekends?'
/** Matches what separates two lines of hours that are on one line: `…5:00 PM, Friday…`. */
const NEXT_LINE = new RegExp(`(?<=${END_OF_HOURS})\\s*[,;|/.]?\\s+(?:and )?(?=(?:${DAY})\\b)`, 'i')

/** Matches two times with something else than one hyphen between them. */
const MISTYPED_HYPHEN = new RegExp(
  `^(${TIME})(?:\\s+|\\s*[-–—~]{2,}\\s*|\\s*[~_>=]\\s*|\\s*->\\s*)(${TIME})$`,
  'i',
)

/** Matches the period after `AM`, which a phone types for two spaces; `a.m.` needs it. */
const NEEDLESS_PERIOD = /(?<=\d ?)([ap]m)\.(?=\s|$)/gi

/** Matches the point of a time such as 19.00. */
const POINT_IN_TIME = /(?<![\d.,$])(\d{1,2})\.([0-5]\d)(?![\d.,]\d)/g

/** Writes a colon in place of the point of each time. */
export const writeColons = (typed: string): string => typed.replace(POINT_IN_TIME, '$1:$2')

/** Matches noon and midnight with their number, such as `12 Noon` or `12:00 midnight`. */
const NUMBERED_NOON = /\b12(?::00)? ?(?:noon|n\b|midday)/gi
const NUMBERED_MIDNIGHT = /\b12(?::00)? ?midnight/gi

/** Writes noon and midnight as this site has them. */
export const writeNoon = (typed: string): string =>
  typed.replace(NUMBERED_NOON, '12:00 PM').replace(NUMBERED_MIDNIGHT, 'midnight')

/** Splits a text where hours end and a day begins. */
export const splitHours = (typed: string): string[] => typed.split(NEXT_LINE)

/** Puts a colon between the days and the hours; null if it is uncertain where the hours begin. */
export function addColon(typed: string): string | null {
  const [, days = '', hours = ''] =
    /^([A-Za-zÀ-ỿ][^\d:]*?)\s*[-–—:;,.=|→>(]*\s*((?:\d|closed\b|noon\b|by appointment\b|open\b).*)$/iu.exec(
      typed,
    ) ?? []
  return days === '' || /\b(?:closed|open|except)\b/i.test(days)
    ? null
    : `${days}: ${closeBracket(hours)}`
}

/** Drops the end of brackets around the hours. */
const closeBracket = (hours: string): string =>
  hours.includes('(') ? hours : hours.replace(/\)$/, '')

/** Returns hours that can be read: with one hyphen between two times, a colon before the minutes, and AM or PM in place of a 24-hour clock. */
export function correctHours(typed: string): string | null {
  const separated = writeNoon(writeColons(typed))
    .replace(NEEDLESS_PERIOD, '$1')
    .replace(MISTYPED_HYPHEN, '$1 - $2')
  const corrected = writeTwelveHours(separated) ?? separated
  return corrected !== typed && (readHours(corrected)?.length ?? 0) > 0 ? corrected : null
}
