// The sentence that says whether the office is open.
import type { LocalTime } from '../../model/dates/clock-time'
import type { Day } from '../../model/dates/day'
import type { LocalDateTime } from '../../model/dates/local-time'
import type { Opening } from '../../model/hours/find-opening'
import { openingWords } from '../words/en-opening'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

export type OpeningWords = typeof openingWords

/** Formats `17:00` as "5:00 PM". Noon and midnight are words, because few know which of them 12:00 PM is. */
export function formatTime(
  time: LocalTime,
  { noon, midnight, am, pm }: OpeningWords = openingWords,
): string {
  const hour = Number(time.slice(0, 2)) % 24
  const minutes = time.slice(3)
  if (minutes === '00' && hour % 12 === 0) return hour === 0 ? midnight : noon
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? am : pm}`
}

/**
 * Returns a sentence without its period: "Open now, until 5:00 PM".
 * @param today the day on which this is said, in the time zone of the office
 * @param zoneName what follows a time, such as " Central Time", for visitors whose clocks show another one
 */
export function describeOpening(
  opening: Opening,
  today: Day,
  zoneName = '',
  words: OpeningWords = openingWords,
): string {
  const formatZonedTime = (time: LocalTime) => {
    const isOne = Number(time.slice(0, 2)) % 12 === 1
    return fill(isOne ? words.timeAtOne : words.time, formatTime(time, words) + zoneName)
  }
  if (opening.isOpen)
    return (
      words.openNow +
      (opening.until === null ? '' : fill(words.until, formatZonedTime(opening.until)))
    )
  const { reason, next } = opening
  const closed = reason === null ? words.closed : fill(words.closedToday, reason)
  if (next === null) return reason === null ? words.closedNow : closed
  return closed + fill(words.opens, formatDay(next, today, words), formatZonedTime(next.time))
}

/** A day of the next week needs its date: "Monday" alone would be this week's. */
function formatDay({ day }: LocalDateTime, today: Day, words: OpeningWords): string {
  if (day === today) return ''
  const isThisWeek = Date.parse(day) - Date.parse(today) < WEEK_MS
  const date = isThisWeek ? {} : ({ month: 'long', day: 'numeric' } as const)
  const options = { weekday: 'long', timeZone: 'UTC', ...date } as const
  const text = new Date(day).toLocaleDateString(words.locale, options)
  return fill(isThisWeek ? words.weekday : words.date, text)
}

/** Puts values in the places of `{}`. */
const fill = (template: string, ...values: string[]): string =>
  template.replace(/{}/g, () => values.shift() ?? '')
