// Finds an event whose texts say its time in the other half of the day: `time: 6:15 PM` beside "We meet at 6:15 AM".
import { readClockTime, readTimeSpan } from '../../../../dates/clock-time'
import type { EventTimes } from '../../../../dates/event-times'
import { getShift, type TextLine } from '../shifts/shifted-times'
import { formatTime, OTHER } from '../written-times'

export type HalfOfTimes = {
  /** The beginning as the field says it, and as the texts do. */
  readonly typed: string
  readonly written: string
  readonly lines: readonly number[]
  /** The value of the field that the texts mean. */
  readonly meant: string
}

const TIMES = /\b\d{1,2}(?::\d{2})?\s?[ap]\.?\s?m\b/gi
const HALF_DAY = 12 * 60
/** Matches what says that a time is that of the whole event. */
const MEET =
  /\b(?:meet|begins?|starts?|gather|join us|come|kicks? off|walk|service|nos (?:reunimos|vemos)|empieza|empezamos|comienza|comenzamos|veng\w+|acompáñenos)\b/i

/** Matches what is only for some of the guests, or at another time. */
const ASIDE =
  /\b(?:set|help\w*|choir|band|bak\w+|again|back|second|also|tomorrow|day (?:before|after)|night before|ayud\w+|otra vez|tambi[eé]n)\b/i

/** @param lines the fields with words and the rows of the text */
export function findHalfOfTimes(
  time: string,
  { start, end }: EventTimes,
  lines: readonly TextLine[],
): HalfOfTimes | null {
  const halves = new Set(time.match(/[ap](?=\.?\s?m)/gi)?.map((half) => half.toLowerCase()))
  if (halves.size !== 1) return null
  const sentences = lines.flatMap(({ line, text }) =>
    text.split(/(?<=[.!?;])\s/).map((sentence) => ({ line, sentence, times: readTimes(sentence) })),
  )
  const isSaid = sentences.some(({ times }) => times.some((at) => at === start || at === end))
  if (isSaid) return null
  const found = sentences.filter(
    ({ sentence, times }) =>
      times.some((at) => Math.abs(getShift(start, at)) === HALF_DAY) &&
      !OTHER.test(sentence) &&
      !ASIDE.test(sentence),
  )
  const other = halves.has('p') ? 'a' : 'p'
  const meant = time
    .replace(/[ap](?=\.?\s?m)/g, other)
    .replace(/[AP](?=\.?\s?M)/g, other.toUpperCase())
  const at = found[0]?.times.find((written) => Math.abs(getShift(start, written)) === HALF_DAY)
  const named = [...new Set(found.map(({ line }) => line))]
  const isClear = named.length > 1 || found.some(({ sentence }) => MEET.test(sentence))
  const isRead = readTimeSpan(meant) !== null || readTimeSpan(time) === null
  return at === undefined || !isClear || !isRead
    ? null
    : { typed: formatTime(start), written: formatTime(at), lines: named, meant }
}

const readTimes = (sentence: string) =>
  (sentence.match(TIMES) ?? []).flatMap((typed) => readClockTime(typed) ?? [])
