// Checks the days in the fields and the text of a file, against each other and the calendar.
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import type { FileContent } from '../file-content'
import { checkClosingLength } from './notices/check-closing-length'
import { checkDayDigits } from './digits/check-day-digits'
import { checkDayLetters } from './digits/check-day-letters'
import { checkDaySpan } from './check-day-span'
import { checkDeadlineDigits } from './digits/check-deadline-digits'
import { checkDeadlines } from './check-deadlines'
import { checkDuration } from './check-duration'
import { checkExchangedDate } from './check-exchanged-date'
import { checkEventYear } from './check-event-year'
import { checkMixedDays } from './check-mixed-days'
import { checkMonths } from './check-months'
import { checkNamedWeekday } from './check-named-weekday'
import { checkLastDay } from './notices/check-last-day'
import { checkNoticeYear } from './notices/check-notice-year'
import { checkRelativeDays } from './notices/check-relative-days'
import { checkSoon } from './check-soon'
import { checkTitleWeekday } from './check-title-weekday'
import { checkFeasts } from './holidays/check-feasts'
import { checkHolidays } from './holidays/check-holidays'
import { checkLeftOutDay } from './holidays/check-left-out-day'
import { checkMissedHoliday } from './holidays/check-missed-holiday'
import { checkOldTitle } from './holidays/check-old-title'
import { checkYearEnd } from './holidays/check-year-end'
import { checkNamedHolidays } from './holidays/check-named-holidays'
import { checkBareWeekdays } from './written/check-bare-weekdays'
import { checkListedWeekdays } from './written/check-listed-weekdays'
import { checkOrdinalWeekdays } from './written/check-ordinal-weekdays'
import { checkWrittenDays } from './written/check-written-days'

export function checkDays(text: SplitText, content: FileContent): LocatedProblem[] {
  const { collection, slug, values } = content
  // Which of two days is wrong has to be found out first.
  if (isBackwards(values))
    return [
      ...checkDayDigits(text, slug),
      ...checkDayLetters(text, slug),
      ...checkMixedDays(text, slug),
    ]
  const old = checkOtherTitle(text, content)
  const named = old.length > 0 ? [] : checkNamedDays(text, content)
  const days = old.length > 0 ? old : [...checkEventDays(text, content, named), ...named]
  const ordinals = days.length > 0 ? [] : checkOrdinalWeekdays(text, values)
  const digits = checkDayDigits(text, slug)
  const byTitle = days.length > 0 || ordinals.length > 0 ? [] : checkTitleWeekday(text, values)
  const isSilent = [...days, ...ordinals, ...byTitle].length === 0
  const exchanged = isSilent ? checkExchangedDate(text, values) : []
  const isNews = collection.name === 'notice' && values['type'] === 'news'
  return [
    ...days,
    ...ordinals,
    ...byTitle,
    ...(isSilent ? checkOtherWeekdays(text, values) : []),
    ...checkEventYear(text, slug, values),
    ...(exchanged.length > 0 ? exchanged : checkDeadlines(text, values)),
    ...(isNews ? checkRelativeDays(text, values) : checkSoon(text, collection.name, values)),
    ...(isNews && isSilent ? checkLastDay(text, values) : []),
    ...(digits.length > 0 ? digits : checkDeadlineDigits(text, slug, values)),
    ...checkDayLetters(text, slug),
    ...checkMixedDays(text, slug),
    ...checkNoticeYear(text, slug, values),
    ...checkClosingLength(text, slug, values),
  ]
}

/** Returns whether the last day of an event or a notice is before its first one, which has been reported. */
const isBackwards = ({ startDate, date, from, until }: FileContent['values']): boolean =>
  isEarlier(date, startDate) || isEarlier(until, from)

const isEarlier = (last: unknown, first: unknown): boolean =>
  typeof last === 'string' && typeof first === 'string' && last < first

/** Checks the weekdays of a file whose days with their year are right. */
function checkOtherWeekdays(text: SplitText, values: FileContent['values']): LocatedProblem[] {
  const listed = checkListedWeekdays(text)
  return [
    ...(listed.length > 0 ? listed : checkBareWeekdays(text)),
    ...checkNamedWeekday(text, values),
  ]
}

/**
 * Checks the days of an event or a notice. One that is wrong by the text below it is wrong by its title too.
 * @param named the problems of holidays, beside which the same day has no problem of its weekday
 */
function checkEventDays(
  text: SplitText,
  { collection, slug, values }: FileContent,
  named: readonly LocatedProblem[],
): LocatedProblem[] {
  const written = [...checkDuration(text, values), ...checkWrittenDays(text, values)].filter(
    ({ code, line, column }) =>
      code !== 'weekday-wrong' ||
      !named.some((holiday) => holiday.line === line && holiday.column === column),
  )
  return written.some(({ code }) => code === 'date-differs')
    ? written
    : [
        ...written,
        ...(written.length > 0 ? [] : checkDaySpan(text, values)),
        ...checkHolidays(text, collection.name, values, slug),
        ...checkHolidayDays(text, collection.name, values),
        ...checkMonths(text, slug, values),
      ]
}

/** Checks whether the days of a notice are those of all the holidays in its title. */
function checkHolidayDays(
  text: SplitText,
  collection: string,
  values: FileContent['values'],
): LocatedProblem[] {
  const missed = checkMissedHoliday(text, collection, values)
  return missed.length > 0 ? missed : checkLeftOutDay(text, collection, values)
}

/** Checks the holidays that a file names. The date of an event is reported once, at the date. */
function checkNamedDays(text: SplitText, { collection, values }: FileContent): LocatedProblem[] {
  const feasts = checkFeasts(text, collection.name, values)
  return feasts.length > 0 ? feasts : checkNamedHolidays(text, values)
}

/** Checks whether the title of a notice is that of another holiday. */
function checkOtherTitle(
  text: SplitText,
  { collection, slug, values }: FileContent,
): LocatedProblem[] {
  const old = checkOldTitle(text, collection.name, values, slug)
  return old.length > 0 ? old : checkYearEnd(text, collection.name, values)
}
