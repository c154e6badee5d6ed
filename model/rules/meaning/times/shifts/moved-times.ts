// Finds what the other times of an event have to be if all of them have moved by as much as its beginning and its end: its doors, and when to come.
import {
  countMinutes,
  readClockTime,
  readTimeSpan,
  type LocalTime,
} from '../../../../dates/clock-time'
import { getShift, type Contradiction, type TextLine } from './shifted-times'
import { findEventTimes, formatTime } from '../written-times'

/** An old time, the one that it has become, and the lines that still have the old one. */
export type MovedTime = {
  readonly old: LocalTime
  readonly meant: LocalTime
  readonly lines: readonly number[]
  /** Whether it is the time of the doors, and not one of those that are known to have moved. */
  readonly isDoors: boolean
}

/** @property rest the lines with other times, which only people know */
export type MovedTimes = {
  readonly minutes: number
  readonly times: readonly MovedTime[]
  readonly rest: readonly TextLine[]
}

const TIME = /\b\d{1,2}(?::\d{2}(?:\s?[ap]\.?\s?m\b)?|\s?[ap]\.?\s?m\b)/gi
const MINUTES_OF_DAY = 24 * 60

/**
 * Returns null unless all times that are known have moved by the same number of minutes.
 * @param wrong what contradicts the times of the event
 * @param more the other lines with old times
 * @param start when the event begins now, which is not before its doors open
 */
export function findMovedTimes(
  wrong: readonly Contradiction[],
  more: readonly TextLine[],
  lines: readonly TextLine[],
  start: LocalTime,
): MovedTimes | null {
  const pairs = wrong.map(readPairs)
  const known = pairs.flatMap((pair) => pair ?? [])
  const [minutes, another] = new Set(known.map(({ old, meant }) => getShift(meant, old)))
  if (minutes === undefined || another !== undefined || pairs.includes(null)) return null
  const move = (time: LocalTime): LocalTime | null => addMinutes(time, minutes)
  const rights = new Set(known.map(({ meant }) => meant))
  const doors = new Set(
    more.flatMap(({ text }) => listDoors(text)).filter((time) => (move(time) ?? time) <= start),
  )
  const olds = new Set([...known.map(({ old }) => old), ...doors])
  const found = new Map<LocalTime, number[]>()
  const rest: TextLine[] = []
  for (const line of lines) {
    const isOther = more.includes(line)
    if (!isOther && !wrong.some((other) => other.line === line.line)) continue
    const own = listDoors(line.text).filter((time) => doors.has(time))
    const times = isOther ? listTimes(line.text, olds) : own
    const isClear = times.every(
      (time) =>
        time !== null &&
        move(time) !== null &&
        (own.includes(time) || (olds.has(time) && !rights.has(time))),
    )
    if (!isClear || times.length === 0) {
      if (isOther) rest.push(line)
      continue
    }
    for (const time of new Set(times))
      if (time !== null) found.set(time, [...(found.get(time) ?? []), line.line])
  }
  const moved = [...found].flatMap(([old, numbers]): MovedTime[] => {
    const meant = move(old)
    return meant === null
      ? []
      : [
          {
            ...{ old, meant, lines: numbers },
            isDoors: known.every((time) => time.old !== old),
          },
        ]
  })
  return moved.length === 0 ? null : { minutes, times: moved, rest }
}

const listDoors = (text: string): LocalTime[] =>
  findEventTimes(text).flatMap(({ role, time }) => (role === 'doors' ? [time] : []))

/** Lists the times of a line; one without AM or PM is that of the old times which it can only be, or null. */
const listTimes = (text: string, olds: ReadonlySet<LocalTime>): (LocalTime | null)[] =>
  (text.match(TIME) ?? []).map((typed) => {
    if (/m$/i.test(typed)) return readClockTime(typed)
    const [time, another] = [...olds].filter((old) => formatTime(old).startsWith(`${typed} `))
    return another === undefined ? (time ?? null) : null
  })

/** Returns the old times of a contradiction with the right ones; null if only people know these. */
function readPairs({ typed, right }: Contradiction): { old: LocalTime; meant: LocalTime }[] | null {
  if (right === null) return null
  // What is repeated has no halves of the day, and is there with them in another line.
  if (typed.includes(' and ')) return []
  const [old, meant] = [readTimeSpan(typed), readTimeSpan(right)]
  if (old !== null && meant !== null)
    return [
      { old: old.from, meant: meant.from },
      { old: old.to, meant: meant.to },
    ]
  const [time, other] = [readClockTime(typed), readClockTime(right)]
  return time === null || other === null ? null : [{ old: time, meant: other }]
}

function addMinutes(time: LocalTime, minutes: number): LocalTime | null {
  const sum = countMinutes(time) + minutes
  if (sum < 0 || sum >= MINUTES_OF_DAY) return null
  return [Math.floor(sum / 60), sum % 60].map((part) => String(part).padStart(2, '0')).join(':')
}
