// Finds the last row of a schedule, in a table or a list, that is later than the end of its event.
import { countMinutes, readClockTime } from '../../../../dates/clock-time'
import type { TextLine } from '../shifts/shifted-times'
import { OTHER } from '../written-times'
import { formatMinutes, type Hours, type Other } from './event-hours'

/** Matches a row that begins with its hour. */
const ROW = /^(?:\| *|[-*+] +)(?:\*\*)?(\d{1,2}(?::\d\d)?\s?[ap]\.?\s?m\b\.?)(.*)$/i
/** Matches what comes after the end. */
const AFTER =
  /(?<![A-Za-zÀ-ỿ])(?:clean|tear|take down|pack|pick ?up|pick|bus|after|stay|leave|until|doors close|limpi|recog|después)/iu
const MIN_ROWS = 2

export function findLateRow(
  lines: readonly TextLine[],
  { start, end }: Hours,
): (Other & { readonly line: number }) | null {
  const rows = lines.flatMap(({ line, text }) => {
    const [, typed = '', words = ''] = ROW.exec(text) ?? []
    const time = readClockTime(typed.replace(/\./g, ''))
    return time === null ? [] : [{ line, typed, words, minutes: countMinutes(time) }]
  })
  const isOrdered = rows.every(
    ({ line, minutes }, index) =>
      index === 0 ||
      (rows[index - 1]?.line === line - 1 && (rows[index - 1]?.minutes ?? 0) < minutes),
  )
  const last = rows.at(-1)
  if (last === undefined || rows.length < MIN_ROWS || !isOrdered || last.minutes <= end) return null
  const isSchedule = rows.some(({ minutes }) => minutes === start)
  const others = rows.filter(({ minutes }) => minutes >= end)
  const isPart = others.some(({ words }) => AFTER.test(words) || OTHER.test(words))
  if (!isSchedule || others.length > 1 || isPart) return null
  return { line: last.line, typed: last.typed, right: formatMinutes(end) }
}
