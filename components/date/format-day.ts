// Formats days for visitors. Scripts in the browser use Intl, as this module does for languages other than English.
import { format, parseISO } from 'date-fns'
import type { Day } from '../../model/dates/day'
import type { Language } from '../../model/languages'
import { WORDS } from '../words/words'

/** Memoizes results, because the same day is shown on several pages. */
const formattedDays = new Map<string, string>()

/**
 * Formats `2025-04-10` as "April 10, 2025".
 * @throws RangeError `Invalid time value` when there is no such day
 */
export function formatDay(day: Day, language: Language = 'en'): string {
  const key = `${day} ${language}`
  const formatted =
    formattedDays.get(key) ??
    (language === 'en'
      ? format(parseISO(day), 'MMMM d, yyyy')
      : formatWithIntl(day, language, { dateStyle: 'long' }))
  formattedDays.set(key, formatted)
  return formatted
}

/**
 * Formats a range of days as "July 6 – August 3, 2025"; the first year is only included if it differs from the last one.
 * @throws RangeError `Invalid time value` when there is no such day
 */
export function formatDays(first: Day, last: Day): string {
  if (first === last) return formatDay(last)
  const sameYear = first.slice(0, 4) === last.slice(0, 4)
  return `${format(parseISO(first), sameYear ? 'MMMM d' : 'MMMM d, yyyy')} – ${formatDay(last)}`
}

/** Formats `2026-11-26` as "Thursday, November 26", for days that are close. */
export const formatWeekday = (day: Day): string => format(parseISO(day), 'EEEE, MMMM d')

/** Formats close days as "Thu, Nov 26" or "Thu, Nov 26 – Fri, Nov 27". */
export function formatShortDays(first: Day, last: Day, language: Language = 'en'): string {
  const formatShort = (day: Day) =>
    language === 'en'
      ? format(parseISO(day), 'EEE, MMM d')
      : formatWithIntl(day, language, { weekday: 'short', month: 'short', day: 'numeric' })
  return first === last ? formatShort(first) : `${formatShort(first)} – ${formatShort(last)}`
}

const formatWithIntl = (
  day: Day,
  language: Language,
  options: Intl.DateTimeFormatOptions,
): string =>
  new Date(day).toLocaleDateString(WORDS[language].openingWords.locale, {
    ...options,
    timeZone: 'UTC',
  })
