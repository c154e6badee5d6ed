// Finds an event whose text says when everyone begins, and whose field has other hours, as when 18:00 is taken for 8:00 PM.
import { readClockTime, type LocalTime } from '../../../../dates/clock-time'
import type { EventTimes } from '../../../../dates/event-times'
import { getShift, type TextLine } from './shifted-times'
import { formatTime, OTHER } from '../written-times'

const TIME = /\b\d{1,2}(?::\d{2})?\s?[ap]\.?\s?m\b/gi
/** Matches, in a sentence, when all who come begin together. */
const BEGIN =
  /\b(?:we (?:will )?(?:begin|start)|empezamos|comenzamos)(?: [A-Za-zÀ-ỿ]+)? (?:at|a las?) (\d{1,2}(?::\d{2})?\s?[ap]\.?\s?m\b)/iu
/** Matches what is only for some of the guests, or for another part of the day. */
const ASIDE =
  /\b(?:if|for those|setting|to set|clean\w*|eat\w*|breakfast|lunch|dinner|supper|again|second|then|before|tour|first[- ]time|si|desayuno|almuerzo|cena|antes|después|segund[ao]|limpi\w+)\b/i

export type MovedField = {
  readonly line: number
  /** The times of the text as they were typed: the beginning, and the end if there is one. */
  readonly typed: readonly string[]
  /** What the field would have to say, or null if the text does not say when the event ends. */
  readonly meant: string | null
}

/** Returns null as soon as one time of the text is within the hours of the field, because the other one may be a part of the day. */
export function findMovedField(
  lines: readonly TextLine[],
  { start, end }: EventTimes,
): MovedField | null {
  const read = lines.map(({ line, text }) => ({ line, text, times: readTimes(text) }))
  const isWithin = (time: LocalTime) => time >= start && time <= (end ?? start)
  for (const { line, text, times } of read) {
    const begun = findBeginning(text)
    if (begun === null || isWithin(begun.time)) continue
    // A text with the same hours at another time of the day means the whole event.
    const last = times.find(
      ({ time }) => end !== null && getShift(time, begun.time) === getShift(end, start),
    )
    if (last !== undefined)
      return {
        line,
        typed: [begun.typed, last.typed],
        meant: `${formatTime(begun.time)} - ${formatTime(last.time)}`,
      }
    if (read.some((other) => other.times.some(({ time }) => isWithin(time)))) return null
    return { line, typed: [begun.typed], meant: end === null ? formatTime(begun.time) : null }
  }
  return null
}

const readTimes = (text: string): { typed: string; time: LocalTime }[] =>
  (text.match(TIME) ?? []).flatMap((typed) => {
    const time = readClockTime(typed)
    return time === null ? [] : [{ typed, time }]
  })

function findBeginning(text: string): { typed: string; time: LocalTime } | null {
  for (const sentence of text.split(/(?<=[.!?;])\s/)) {
    const typed = BEGIN.exec(sentence)?.[1]
    const time = typed === undefined ? null : readClockTime(typed)
    if (typed !== undefined && time !== null && !OTHER.test(sentence) && !ASIDE.test(sentence))
      return { typed, time }
  }
  return null
}
