// Finds when the doors of an event open by what most lines of its text say.
import type { LocalTime } from '../../../../dates/clock-time'
import type { Contradiction, TextLine } from './shifted-times'
import { findEventTimes, type WrittenTime } from '../written-times'

/** Returns the first time of the doors in a text, or undefined. */
export const findDoors = (lines: readonly TextLine[]): WrittenTime | undefined =>
  listDoors(lines)[0]

/**
 * Returns when the doors open if most lines that contradict nothing agree about it, or undefined.
 * @param wrong what contradicts the hours of the event
 * @param start when the event begins; doors that open later are old themselves
 */
export function findCommonDoors(
  lines: readonly TextLine[],
  wrong: readonly Contradiction[],
  start: LocalTime,
): WrittenTime | undefined {
  const right = lines.filter(({ line }) => !wrong.some((other) => other.line === line))
  const doors = listDoors(right)
  const count = ({ time }: WrittenTime) => doors.filter((other) => other.time === time).length
  const common = doors.find((found) => count(found) > 1 && count(found) > doors.length / 2)
  return common !== undefined && common.time <= start ? common : undefined
}

const listDoors = (lines: readonly TextLine[]): WrittenTime[] =>
  lines.flatMap(({ text }) => findEventTimes(text)).filter(({ role }) => role === 'doors')

/** Returns the lines that have the other time of the doors, and those that have only the clock time of the first one: "between 5:30 and 6:00 PM". */
export function findDoorLines(lines: readonly TextLine[], first: Contradiction, doors: LocalTime) {
  const others = lines.filter(({ line }) => line !== first.line)
  const [clock = ''] = /^\d+:\d+/.exec(first.typed) ?? []
  return {
    right: others.filter((other) => findDoors([other])?.time === doors).map(({ line }) => line),
    alike: others
      .filter(({ text }) => clock !== '' && new RegExp(`(?<!\\d)${clock}(?!\\d)`).test(text))
      .map(({ line }) => line),
  }
}
