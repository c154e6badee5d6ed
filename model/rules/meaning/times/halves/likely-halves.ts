// Finds AM in place of PM, or the reverse, in hours that are too long for the part of the day that the texts name.
import { readTimeSpan, replaceHalf } from '../../../../dates/clock-time'
import { getShift, type TextLine } from '../shifts/shifted-times'
import { EARLY, findTimes, FIRST_TIME, HALF_DAY, LATE, writePm } from './wrong-halves'

/** What the words of the texts make likely, although none of them is a time. */
export type LikelyHalf = {
  readonly typed: string
  readonly meant: string
  readonly hours: number
  /** What the file says, in the words that were typed. */
  readonly words: string
}

/** Matches what says on purpose that an event is long. */
const LONG = /\b(?:\d+[- ]hours?|hours|relay|vigil|lock-in|marathon|horas|vigilia)\b/i
/** In minutes: what is only in the morning or only in the evening is hardly longer. */
const MAX_PART = 6 * 60

/**
 * Finds AM in place of PM, or the reverse, in hours that are too long for the part of the day that the texts name.
 * @param time the value of the field; only hours, with nothing beside them
 * @param lines the fields with words and the rows of the text
 */
export function findLikelyHalf(time: string, lines: readonly TextLine[]): LikelyHalf | null {
  const span = readTimeSpan(time)
  if (span === null || getShift(span.to, span.from) <= HALF_DAY) return null
  const text = lines.map((line) => line.text).join('\n')
  if (LONG.test(text) || lines.some((line) => findTimes(line).length > 0)) return null
  const [isEarly, isLate] = [EARLY, LATE].map((words) => words.test(text))
  if (isEarly === isLate) return null
  const meant = isEarly ? replaceHalf(time.trim(), 'A') : time.replace(FIRST_TIME, writePm)
  const read = readTimeSpan(meant)
  const length = read === null ? 0 : getShift(read.to, read.from)
  if (length <= 0 || length > MAX_PART) return null
  const hours = Math.round(getShift(span.to, span.from) / 60)
  const words = (isEarly ? EARLY : LATE).exec(text)?.[0] ?? ''
  return { typed: time, meant, hours, words }
}
