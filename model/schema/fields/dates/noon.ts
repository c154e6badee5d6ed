// Reports hours that begin at noon but were written as 12:00 AM, which is midnight.
import type { ProblemDetails } from '../../../problems/problem'
import { toMinutes } from '../../../dates/clock-time'
import { simplifyText } from '../../../text/simplify-text'
import { invalid } from '../../field'
import { flipHalf, replaceTime, UNTIL, type Time } from './time-order'

const NOON = 12 * 60
/** What begins at noon is over by then; what begins at midnight may last all day. */
const AFTERNOON_END = 17 * 60

/**
 * Returns the problem of a span that begins at noon, or null.
 * @param times the times in the text, in their order
 */
export function findNoonAsMidnight(
  typed: string,
  times: readonly Time[],
): { readonly problem: ProblemDetails } | null {
  const [start, end, ...more] = times
  if (!start || !end || more.length > 0 || start.hour !== 12 || start.half !== 'A') return null
  if (end.half !== 'P' || toMinutes(end) <= NOON || toMinutes(end) > AFTERNOON_END) return null
  const between = typed.slice(start.index + start.typed.length, end.index)
  if (!UNTIL.test(simplifyText(between))) return null
  const noon = replaceTime(typed, start, flipHalf(start).typed)
  const advice =
    start.minute === 0
      ? ` If you mean midnight, write ${replaceTime(typed, start, 'midnight')}`
      : ''
  return invalid(
    'time-shape',
    `${start.typed} is ${start.minute === 0 ? 'midnight' : 'after midnight'}. Noon is 12:00 PM.`,
    `Write ${noon}${advice === '' ? '' : `.${advice}`}`,
    noon,
  )
}
