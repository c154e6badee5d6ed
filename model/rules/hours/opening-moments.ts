// Reads at which hour a sentence says that we open or close, without a day: "from the moment we open at 8:30".
import { writeHoursInDigits } from '../../dates/hours-in-digits'
import { WEEKDAYS } from '../../dates/weekdays'
import { simplifyText } from '../../text/simplify-text'
import { OTHER, readTime, type OneSidedHours } from './one-sided-hours'

const TIME = '(?:las? )?(?<time>\\d{1,2}(?::\\d{2})?(?: ?[ap]\\.? ?m\\b\\.?)?)'
const END = '(?=[,.!;)—–]|$| (?:until|till|to|and|hasta|y) )'
const MOMENT =
  '(?:(?:the (?:moment|minute)|as soon as|before|until|till) we|(?:desde que|hasta que|antes de que|en cuanto))'
const PATTERNS: readonly (readonly [OneSidedHours['side'], RegExp])[] = [
  ['from', new RegExp(`\\b${MOMENT} (?:open|abrimos) (?:at|a) ${TIME}${END}`)],
  ['to', new RegExp(`\\b${MOMENT} (?:close|cerramos) (?:at|a) ${TIME}${END}`)],
]
/** Matches what one of us does in the office, in a post as well. */
const UNLOCKED = new RegExp(
  `^(?:every morning,? )?at ${TIME},? (?:I|i|we)\\b[^.;]{0,40}\\b(?:unlock|open) (?:the|our) (?:front|office) doors?(?=[.,;]|$| and )`,
)

/** Matches what makes a sentence true at some times only. */
const SOMETIMES =
  /\b(?:summer|winter|spring|season|holidays?|verano|invierno|feriados?|used to|were|was|next|new|starting|beginning|eran?|nuev[oa]s?|clinic|clinica|shop|store|tienda)\b/

/** @param isOffice whether `we` can only be the office */
export function readOpeningMoment(sentence: string, isOffice: boolean): OneSidedHours | null {
  const plain = simplifyText(writeHoursInDigits(sentence))
    .replace(/[*_]/g, '')
    .replace(/\bwhen (?=we (?:open|close) at )/, 'the moment ')
  if (SOMETIMES.test(plain)) return null
  const patterns: typeof PATTERNS = isOffice
    ? [...PATTERNS, ['from', UNLOCKED]]
    : [['from', UNLOCKED]]
  for (const [side, pattern] of patterns) {
    const match = pattern.exec(plain)
    const time = match && readTime(addHalf(match.groups?.['time'] ?? '', side))
    if (match !== null && time !== null && !OTHER.test(getClause(plain, match)))
      return { days: WEEKDAYS, side, time, isAnyDay: true }
  }
  return null
}

/** Returns the part of a sentence between commas with a match. */
function getClause(sentence: string, { 0: typed, index }: RegExpExecArray): string {
  const before = sentence.slice(0, index).split(/[,;:]/).at(-1) ?? ''
  const after = sentence.slice(index + typed.length).split(/[,;:]/)[0] ?? ''
  return before + typed + after
}

/** An office opens in the morning. One that closes at nine does so at night. */
const addHalf = (typed: string, side: OneSidedHours['side']): string =>
  /^(?:[7-9]|1[01])(?::\d{2})?$/.test(typed) ? `${typed} ${side === 'from' ? 'am' : 'pm'}` : typed
