// Finds times without their colon, as a phone writes down what it hears: "630 PM", or "224 PM" for two to four.
import { adviseOnSpans, readHeardSpans } from './heard-times'

/** Matches three or four digits before AM or PM. */
const TIME =
  /(?<![\d:.,$/#-])(1[0-2]|0?[1-9])([0-5]\d)(?= ?([ap])\.? ?m\b(?! (?:radio|dial|station)))/gi
/** Matches such digits at the beginning of a span. */
const START =
  /(?<![\d:.,$/#-])(1[0-2]|0?[1-9])(00|15|30|45)(?= ?(?:-|–|to) ?\d{1,2}:?(?:\d\d)? ?[ap]\.? ?m\b)/gi
/** Matches what is between two times, each of which is then single. */
const SPAN = /\d(?: ?[ap]\.? ?m\.?)? ?(?:[-–]|to|until) ?\d/i
/** Matches digits before AM or PM and nothing else. */
const ALONE = /^(?:(?:from|at) )?(\d{2,7}) ?([ap])\.? ?m\b\.?$/i

/** Lower numbers are hours, if only those of a 24-hour clock. */
const FIRST_NO_HOUR = 24

export type JoinedTime = {
  readonly typed: string
  readonly index: number
  readonly hour: number
  readonly minutes: string
  /** A or P, in large or small letters. */
  readonly half: string
}

export const findJoinedHours = (text: string): JoinedTime[] =>
  [...text.matchAll(TIME)].map(({ 0: typed, 1: hour, 2: minutes = '', 3: half = '', index }) => ({
    typed,
    index,
    hour: Number(hour),
    minutes,
    half,
  }))

/** Returns whether people say such minutes, or nothing else: a time such as 2:24 is heard where "2 to 4" was said. */
export const isUsual = ({ typed, minutes, half }: JoinedTime): boolean =>
  Number(minutes) % 15 === 0 || readHeardSpans(typed, `${half}m`).length === 0

/** Returns the text with a colon in each time that lacks it, or null if there is none, or if one of them is unusual. */
export function addColons(text: string): string | null {
  const written = text
    .replace(START, (_, hour: string, minutes: string) => `${Number(hour)}:${minutes}`)
    .replace(TIME, (_, hour: string, minutes: string) => `${Number(hour)}:${minutes}`)
  const isCertain = SPAN.test(text) || findJoinedHours(text).every(isUsual)
  return written !== text && isCertain ? written : null
}

/** Returns digits that a phone may have heard in place of two times, and the advice on them; null if they are among other words, or a time. */
export function findHeard(text: string): { words: string; advice: string } | null {
  const [, digits = '', letter = ''] = ALONE.exec(text) ?? []
  if (digits === '' || Number(digits) < FIRST_NO_HOUR) return null
  const half = `${letter.toUpperCase()}M`
  const advice = adviseOnSpans(readHeardSpans(digits, half), findSingle(text, half))
  return advice === null ? null : { words: `${digits} ${half}`, advice }
}

/** Returns the single time that such digits can be; 1430 PM is one of a 24-hour clock. */
function findSingle(text: string, half: string): string | null {
  const [joined] = findJoinedHours(text)
  if (joined) return `${joined.hour}:${joined.minutes} ${half}`
  const [, hour, minutes = ''] = /(?<!\d)(1[3-9]|2[0-3])([0-5]\d)(?!\d)/.exec(text) ?? []
  return hour === undefined ? null : `${Number(hour) - 12}:${minutes} PM`
}
