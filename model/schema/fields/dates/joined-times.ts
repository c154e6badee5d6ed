// Finds an old and a new value that were copied together, as from a document in which changes are only suggested: `12:00 PM1:00 PM`.
import { readHours } from '../../../hours/weekly-hours'
import { invalid } from '../../field'
import type { ProblemDetails } from '../../../problems/problem'

type Invalid = { readonly problem: ProblemDetails }

const TIME = '\\d{1,2}(?::\\d\\d)?(?:\\s*[ap]\\.?m\\.?)?|noon|midnight'
const HALF_TIME = '\\d{1,2}(?::\\d\\d)?\\s*[ap]\\.?m\\.?|noon|midnight'
const ARROW = '→|⇒|➔|->|=>'
const JOINED = new RegExp(
  `^(.*?)(?<![\\d:])(${HALF_TIME})(\\s*(?:${ARROW})?\\s*)(${HALF_TIME})(?![\\d:])(.*)$`,
  'i',
)
const HYPHEN = '(?:[-–—]|to|until|till)'
const SPAN_START = new RegExp(`(?:${TIME})\\s*${HYPHEN}\\s*$`, 'i')
const SPAN_END = new RegExp(`^\\s*${HYPHEN}\\s*(?:${TIME})`, 'i')

/** Matches crossed-out words and what was written in their place. */
const CROSSED_OUT = /~~[^~]+~~\s*(?=\S)/g

/** Returns a value without its crossed-out words if it has any and more besides, or null. */
export const dropCrossedOut = (typed: string): string | null => {
  const rest = typed.includes('~~') ? typed.replace(CROSSED_OUT, '').trim() : ''
  return rest === '' || rest === typed || rest.includes('~~') ? null : rest
}

/** Returns the problem of two times or two spans of which only one can be right, or null. */
export function findJoinedTimes(typed: string): Invalid | null {
  const rest = dropCrossedOut(typed)
  if (rest !== null && /\d/.test(rest))
    return invalid(
      'time-shape',
      'The old time is crossed out, but it would still be shown.',
      `Write ${rest}`,
      rest,
    )
  const [, before = '', first = '', gap = '', second = '', after = ''] = JOINED.exec(typed) ?? []
  const [isEnd, isStart] = [SPAN_START.test(before), SPAN_END.test(after)]
  const isGlued = gap === ''
  if (first === '' || !(isGlued || (isEnd && after === '') || (isStart && before === '')))
    return null
  if (isEnd && isStart)
    return isGlued ? rejectTwoSpans(typed, [before + first, second + after]) : null
  const [old, current] = [before + first + after, before + second + after]
  if (gap.trim() !== '')
    return invalid(
      'time-shape',
      `"${first}${gap}${second}" is the old time and the new one, and only one can be here.`,
      `Write ${current}`,
      current,
    )
  const span = isEnd || isStart ? '' : `, or ${before}${first} - ${second}${after} for both`
  return invalid(
    'time-shape',
    `Two times run together in "${first}${gap}${second}", and only one of them can be right.`,
    `Write ${old} or ${current}${span}, whichever you mean.`,
  )
}

/** Rejects two spans without a space between: both of one day, or an old one and a new one. */
function rejectTwoSpans(typed: string, [first, second]: readonly [string, string]): Invalid {
  const both = `${first} and ${second}`
  const message = `Two times run together in "${typed}".`
  return readHours(both) === null
    ? invalid('time-shape', message, `Write ${first} or ${second}, whichever you mean.`)
    : invalid('time-shape', message, `Write ${both}`, both)
}
