// Finds AM in place of PM, or the reverse, in the time of an event that would last longer than 12 hours.
import {
  readClockTime,
  readTimeSpan,
  replaceHalf,
  type LocalTime,
  type TimeSpan,
} from '../../../../dates/clock-time'
import { getShift, type TextLine } from '../shifts/shifted-times'
import { findEventSpans, findEventTimes, formatTime, OTHER } from '../written-times'

/** What is meant: a line of the text says it, and no line says what the field does. */
export type WrongHalf = {
  readonly typed: string
  readonly meant: string
  readonly line: number
  readonly written: string
  readonly hours: number
}

export const HALF_DAY = 12 * 60
const NOON: LocalTime = '12:00'
const TIMES = /\b\d{1,2}(?::\d{2})?\s?[ap]\.?\s?m\b/gi
export const FIRST_TIME = /^(?:from )?\d{1,2}(?::\d{2})?\s*[ap]/i
/** Matches words of a text about a day that goes on after the morning. */
export const LATE =
  /\b(?:afternoon|evening|(?:to)?night|noon|mid(?:day|night)|sunset|dusk|dinner|supper|all day|whole day|tardes?|noches?|medianoche|mediod[ií]a|cena|todo el d[ií]a)\b/i
/** Matches words of a text about a day that begins in the morning. */
export const EARLY =
  /\b(?:mornings?|dawn|sunrise|breakfast|brunch|noon|midday|lunch|all day|whole day|mañanas?|madrugada|amanecer|desayuno|almuerzo|mediod[ií]a|todo el d[ií]a)\b/i

/** Matches words by which a whole event ends. */
const ENDING =
  /\b(?:good-?bye|farewell|closing|the end|ends|is over|finish(?:es)?|despedida|despedimos|termina|acaba)\b/i
/** Matches what may end or begin within an event. */
const PART = /\b(?:breakfast|coffee|choir|class|games?|desayuno|coro|juegos?)\b/i

/** @param time the value of the field; only hours, with nothing beside them */
export function findWrongHalf(time: string, lines: readonly TextLine[]): WrongHalf | null {
  const span = readTimeSpan(time)
  if (span === null || getShift(span.to, span.from) <= HALF_DAY) return null
  const times = lines.flatMap(findTimes)
  const has = (wanted: LocalTime) => times.some(({ time: other }) => other === wanted)
  const hasWords = (words: RegExp) => lines.some(({ text }) => words.test(text))
  const meantEnd = { ...span, to: moveHalf(span.to) }
  const meantStart = { ...span, from: moveHalf(span.from) }
  const hours = Math.round(getShift(span.to, span.from) / 60)
  const find = (meant: TimeSpan, role: FoundTime['role'], wanted: LocalTime) =>
    times.find((other) => other.time === wanted && (other.role === role || isSpan(other, meant)))
  const end = find(meantEnd, 'end', meantEnd.to)
  if (end && !has(span.to) && !hasWords(LATE) && times.every(({ time: at }) => at <= meantEnd.to))
    return confirm(time, replaceHalf(time.trim(), 'A'), meantEnd, end, hours)
  const start = find(meantStart, 'start', meantStart.from)
  if (start && !has(span.from) && !hasWords(EARLY) && times.every(({ time: at }) => at > NOON))
    return confirm(time, time.replace(FIRST_TIME, writePm), meantStart, start, hours)
  return null
}

export const writePm = (typed: string): string =>
  typed.slice(0, -1) + (typed.endsWith('a') ? 'p' : 'P')

const isSpan = ({ span }: FoundTime, meant: TimeSpan): boolean =>
  span?.from === meant.from && span.to === meant.to

/** Returns the other hours if they are read as they are meant. */
function confirm(
  typed: string,
  meant: string,
  { from, to }: TimeSpan,
  { line, time }: FoundTime,
  hours: number,
): WrongHalf | null {
  const span = readTimeSpan(meant)
  const isMeant = span !== null && span.from === from && span.to === to
  return isMeant ? { typed, meant, line, written: formatTime(time), hours } : null
}

type FoundTime = {
  readonly line: number
  readonly time: LocalTime
  /** What the words beside it say of the whole event. */
  readonly role: 'start' | 'end' | null
  /** The whole span that it is a part of. */
  readonly span?: TimeSpan
}

/** Returns the times in a line; what only belongs to an event has hours of its own. */
export function findTimes({ line, text }: TextLine): FoundTime[] {
  const single = text
    .split(/(?<=[.!?;])\s/)
    .filter((sentence) => !OTHER.test(sentence))
    .flatMap((sentence) => {
      const role = findRole(sentence)
      const typed = sentence.match(TIMES) ?? []
      return typed.flatMap((words) => {
        const time = readClockTime(words)
        return time === null ? [] : [{ line, time, role }]
      })
    })
  const spans = findEventSpans(text).flatMap((span) =>
    [span.from, span.to].map((time) => ({ line, time, span, role: null })),
  )
  return [...single, ...spans]
}

function findRole(sentence: string): FoundTime['role'] {
  if (PART.test(sentence)) return null
  if (ENDING.test(sentence)) return 'end'
  return findEventTimes(sentence).some(({ role }) => role === 'start') ? 'start' : null
}

/** Returns the time in the other half of the day. */
function moveHalf(time: LocalTime): LocalTime {
  const [hour = 0, minute = ''] = [Number(time.slice(0, 2)), time.slice(3)]
  return `${String((hour + 12) % 24).padStart(2, '0')}:${minute}`
}
