// Reports hours that begin at noon but were written as 12:00 AM, which is midnight.
import type { ProblemDetails } from '../../../problems/problem'
import { toMinutes } from '../../../dates/clock-time'
import { simplifyText } from '../../../text/simplify-text'
import { invalid } from '../../field'
import { flipHalf, replaceTime, UNTIL, type Time } from './time-order'

const NOON = 12 * 60
/** What ends later begins at midnight, and lasts all day. */
const LATEST_END = 23 * 60

type Noon = { readonly problem: ProblemDetails }

/**
 * Returns the problem of a span that begins at noon, or null.
 * @param times the times in the text, in their order
 * @param isOffice whether they are the hours of an office, which rarely opens at midnight
 */
export function findNoonAsMidnight(
  typed: string,
  times: readonly Time[],
  isOffice: boolean,
): Noon | null {
  for (const [index, end] of times.entries()) {
    const start = times[index - 1]
    if (start?.hour !== 12 || start.half !== 'A' || end.half !== 'P') continue
    const between = typed.slice(start.index + start.typed.length, end.index)
    if (!UNTIL.test(simplifyText(between)) || toMinutes(end) > LATEST_END) continue
    if (toMinutes(end) > NOON) return rejectMidnight(typed, start, index === 1)
    if (isOffice && start.minute === 0 && toMinutes(end) === NOON)
      return rejectBoth(typed, start, end)
  }
  return null
}

/** @param isFirst whether nothing is before it, so that it could be midnight */
function rejectMidnight(typed: string, start: Time, isFirst: boolean): Noon {
  const noon = replaceTime(typed, start, flipHalf(start).typed)
  const advice =
    start.minute === 0 && isFirst
      ? ` If you mean midnight, write ${replaceTime(typed, start, 'midnight')}`
      : ''
  return invalid(
    'time-shape',
    `${start.typed} is ${start.minute === 0 ? 'midnight' : 'after midnight'}. Noon is 12:00 PM.`,
    `Write ${noon}${advice === '' ? '' : `.${advice}`}`,
    noon,
  )
}

/** From midnight to noon: which of the two was mistaken is not known. */
function rejectBoth(typed: string, start: Time, end: Time): Noon {
  const write = (from: string, to: string) => replaceTime(replaceTime(typed, end, to), start, from)
  return invalid(
    'time-shape',
    `${start.typed} is midnight, and ${end.typed} is noon.`,
    `If you mean from noon to midnight, write ${write('12:00 PM', 'midnight')}. If not, write ${write('midnight', 'noon')}`,
  )
}
