// Finds where guests are asked to come before the doors of an event open, because it was put back.
import { readTimeSpan } from '../../../../dates/clock-time'
import type { EventTimes } from '../../../../dates/event-times'
import { getShift, type Contradiction, type TextLine } from './shifted-times'
import { formatTime, OTHER, type WrittenTime } from '../written-times'

const ARRIVE =
  /\b(?:arrive|come|lleg\w+|veng\w+) (?:between|from|entre)(?: las)? (\d{1,2}:\d{2})(?:\s?[ap]\.?m\.?)? (?:and|to|y)(?: las)? (\d{1,2}:\d{2}\s?[ap]\.?\s?m\b)/i

/** @param doors when the doors open, as the summary or the description says */
export function findEarlyArrivals(
  lines: readonly TextLine[],
  doors: WrittenTime | undefined,
  { start }: EventTimes,
): Contradiction[] {
  if (doors === undefined) return []
  return lines.flatMap(({ line, text }): Contradiction[] => {
    const [words, from = '', to = ''] = ARRIVE.exec(text) ?? []
    const span = words === undefined || OTHER.test(text) ? null : readTimeSpan(`${from} - ${to}`)
    if (span === null || span.from >= doors.time || span.to > start) return []
    const isSameLength = getShift(span.to, span.from) === getShift(start, doors.time)
    const right = `${formatTime(doors.time).slice(0, -3)} and ${formatTime(start)}`
    return [{ line, typed: `${from} and ${to}`, right: isSameLength ? right : null }]
  })
}
