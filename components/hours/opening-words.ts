// The sentence that says whether the office is open.
import type { LocalTime } from '../../model/dates/clock-time'
import type { Day } from '../../model/dates/day'
import type { LocalDateTime } from '../../model/dates/local-time'
import type { Opening } from '../../model/hours/find-opening'

const WEEK_MS = 7 * 24 * 60 * 60 * 1000

/** Formats `17:00` as "5:00 PM". Noon and midnight are words, because few know which of them 12:00 PM is. */
export function formatTime(time: LocalTime): string {
  const hour = Number(time.slice(0, 2)) % 24
  const minutes = time.slice(3)
  if (minutes === '00' && hour % 12 === 0) return hour === 0 ? 'midnight' : 'noon'
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'AM' : 'PM'}`
}

/**
 * Returns a sentence without its period: "Open now, until 5:00 PM".
 * @param today the day on which this is said, in the time zone of the office
 * @param zoneName what follows a time, such as " Central Time", for visitors whose clocks show another one
 */
export function describeOpening(opening: Opening, today: Day, zoneName = ''): string {
  const formatZonedTime = (time: LocalTime) => formatTime(time) + zoneName
  if (opening.isOpen)
    return `Open now${opening.until === null ? '' : `, until ${formatZonedTime(opening.until)}`}`
  const { reason, next } = opening
  const closed = reason === null ? 'Closed' : `Closed today for ${reason}`
  if (next === null) return reason === null ? 'Closed now' : closed
  return `${closed}, opens ${formatDay(next, today)}at ${formatZonedTime(next.time)}`
}

/** A day of the next week needs its date: "Monday" alone would be this week's. */
function formatDay({ day }: LocalDateTime, today: Day): string {
  if (day === today) return ''
  const isThisWeek = Date.parse(day) - Date.parse(today) < WEEK_MS
  const date = isThisWeek ? {} : ({ month: 'long', day: 'numeric' } as const)
  const options = { weekday: 'long', timeZone: 'UTC', ...date } as const
  return `${new Date(day).toLocaleDateString('en-US', options)}${isThisWeek ? ' ' : ', '}`
}
