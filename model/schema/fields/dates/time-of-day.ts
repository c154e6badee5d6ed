// Checks the times in free text such as "6:00 PM - 8:00 PM", "All day" or "TBD".
import type { ProblemDetails } from '../../../problems/problem'
import { invalid, type ParseResult } from '../../field'
import { writeColons } from './correct-hours'
import { correctDigits, describeLetter } from './letters-for-digits'
import { addColons, findHeard } from './missing-colon'
import { describeSpanish, translateHours } from './spanish-times'
import { findJoinedTimes } from './joined-times'
import { findNoonAsMidnight } from './noon'
import { writeTwelveHours } from './twelve-hours'
import { findWrongOrder, NEXT_DAY, type OrderOptions, type Time } from './time-order'

/** Matches an hour with minutes, or an hour with AM or PM, even if another character replaces the colon. */
const TIME =
  /\b(\d{1,2})(?:([:.;,]| ?h ?)(\d{2}))?(?:\s*([ap])\.?m\b\.?)|\b(\d{1,2})([:;])(\d{2})\b/gi

/** Returns the text as typed, unless a time is impossible or malformed, or the end is before the start. */
export function parseTimeOfDay(typed: string, options?: OrderOptions): ParseResult<string> {
  const digits = correctDigits(typed)
  if (digits !== null)
    return invalid(
      'time-shape',
      describeLetter(digits.first),
      `Write ${digits.written}`,
      digits.written,
    )
  const english = translateHours(typed, false)
  if (english !== null)
    return invalid('time-shape', describeSpanish(typed), `Write ${english}`, english)
  const withColons = addColons(typed)
  if (withColons !== null)
    return invalid('time-shape', MISSING_COLON, `Write ${withColons}`, withColons)
  const heard = findHeard(typed)
  if (heard !== null) return invalid('time-shape', `There is no time ${heard.words}.`, heard.advice)
  const joined = findJoinedTimes(typed)
  if (joined) return joined
  const times = findTimes(typed)
  const impossibleTime = times.find(({ hour, minute, half }) =>
    half === null ? hour > 23 || minute > 59 : hour < 1 || hour > 12 || minute > 59,
  )
  if (impossibleTime) return rejectImpossibleTime(typed, impossibleTime)
  const malformed = times.find(({ separator }) => separator !== ':' && separator !== '')
  if (malformed) {
    const { hour, minute, half } = malformed
    const formatted = typed.replace(
      malformed.typed,
      `${hour}:${String(minute).padStart(2, '0')}${half === null ? '' : ` ${half}M`}`,
    )
    return invalid(
      'time-shape',
      `"${malformed.typed}" is not a time as this site writes it.`,
      `Write ${formatted}`,
      formatted,
    )
  }
  return (
    findWrongOrder(typed, times, options) ??
    findNoonAsMidnight(typed, times, options?.isOffice ?? false) ?? {
      value: typed,
      note: findLateHours(typed),
    }
  )
}

const MISSING_COLON = 'There is no colon between the hour and the minutes.'

/** Matches hours of a 24-hour clock and nothing else, such as 10.00 - 14.00 h. Among other words, a number with a point may be a price. */
const ONLY_DIGITS = /^[\d.:\s–—-]+(?:h|hs|hrs?)?\.?$/i

/** Returns the note about hours of a 24-hour clock, which few of our visitors read with ease; or null. */
function findLateHours(typed: string): ProblemDetails | null {
  const written = writeTwelveHours(ONLY_DIGITS.test(typed) ? writeColons(typed) : typed)
  return written === null
    ? null
    : {
        code: 'time-shape',
        message: `The time in "${typed}" is that of a 24-hour clock, without AM and PM.`,
        fix: `Write ${written}`,
        replacement: written,
      }
}

/** Returns the problem of hours among other words that end before they start, or null. */
export const checkHoursInWords = (typed: string) =>
  findWrongOrder(typed, findTimes(typed), { otherDay: NEXT_DAY })

const findTimes = (text: string): Time[] => [...text.matchAll(TIME)].map(toTime)

function toTime(match: RegExpExecArray): Time {
  const [typed, hour, separator, minute, half, hour24, separator24, minute24] = match
  return {
    typed,
    index: match.index,
    hour: Number(hour ?? hour24),
    separator: separator ?? separator24 ?? '',
    minute: Number(minute ?? minute24 ?? 0),
    half: half === undefined ? null : /a/i.test(half) ? 'A' : 'P',
  }
}

function rejectImpossibleTime(
  typed: string,
  { typed: time, hour, minute, half }: Time,
): ParseResult<string> {
  const isAfternoon24 = half === 'P' && hour > 12 && hour < 24 && minute < 60
  const formatted = typed.replace(time, `${hour - 12}:${String(minute).padStart(2, '0')} PM`)
  return invalid(
    'time-impossible',
    `There is no time ${time}.`,
    isAfternoon24
      ? `Write ${formatted}`
      : 'Write the hour from 1 to 12, a colon, the minutes from 00 to 59, and AM or PM.',
    isAfternoon24 ? formatted : null,
  )
}
