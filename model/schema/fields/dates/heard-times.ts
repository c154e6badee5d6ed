// Reads digits before AM or PM as the two times that a phone may have heard as one number: "628 PM" for six to eight.
import { readTimeSpan, type LocalTime } from '../../../dates/clock-time'

const HOUR = '1[0-2]|[1-9]'
/** Matches an hour, with its minutes if they are those of a quarter. */
const TIME = `(${HOUR})(00|15|30|45)?`
/** Matches two times without anything between them, or with the word "to" as a 2. */
const PATTERNS = [`^${TIME}2${TIME}$`, `^${TIME}${TIME}$`, `^(${HOUR})()${TIME}$`]
/** Longer ones are seldom said in such few words, such as 11 AM to 11 PM. */
const MAX_HOURS = 9

/** Two times as they are written in a field, such as 6:00 PM - 8:00 PM, and as they were said: 6:00 to 8:00. */
export type HeardSpan = { readonly written: string; readonly said: string }

/**
 * Returns the spans of time that such digits can be, without those that are hardly meant.
 * @param half AM or PM, as it was typed
 */
export function readHeardSpans(digits: string, half: string): HeardSpan[] {
  const spans = PATTERNS.flatMap((pattern): HeardSpan[] => {
    const match = new RegExp(pattern).exec(digits)
    if (!match) return []
    const [, hour = '', minutes = '00', endHour = '', endMinutes = '00'] = match
    const [start, end] = [`${hour}:${minutes || '00'}`, `${endHour}:${endMinutes}`]
    const isNoon = end === '12:00' && /a/i.test(half)
    const span = readTimeSpan(`${start} to ${isNoon ? 'noon' : `${end} ${half}`}`)
    return span === null || getHour(span.to) - getHour(span.from) > MAX_HOURS
      ? []
      : [{ written: `${format(span.from)} - ${format(span.to)}`, said: `${start} to ${end}` }]
  })
  return spans.filter(
    ({ written }, index) => spans.findIndex((other) => other.written === written) === index,
  )
}

const getHour = (time: LocalTime): number => Number(time.slice(0, 2))

const format = (time: LocalTime): string =>
  `${getHour(time) % 12 || 12}:${time.slice(3)} ${getHour(time) % 24 < 12 ? 'AM' : 'PM'}`

/** Returns the advice to write one of the spans, or else a single time; null if there is no span. */
export function adviseOnSpans(spans: readonly HeardSpan[], single: string | null): string | null {
  if (spans.length === 0) return null
  const advice = spans.map(({ said, written }) => `If you mean from ${said}, write ${written}.`)
  const last = single === null ? [] : [`If you mean one time, write ${single}.`]
  return [...advice, ...last].join(' ')
}
