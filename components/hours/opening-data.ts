// The data with which components show the opening hours; pages take it from the settings and the notices.
import type { Day } from '../../model/dates/day'
import type { OpeningHours } from '../../model/hours/find-opening'
import type { DayHours } from '../../model/hours/weekly-hours'

/** Days with hours of their own. */
export type SpecialHoursData = {
  readonly from: Day
  readonly until: Day
  /** As typed, or `closed`. */
  readonly hours: string
  readonly spans: DayHours
  /** The reason, as it follows the word "for". */
  readonly reason: string
}

export type OpeningData = {
  readonly timeZone: string
  /** The hours of each day of the week, beginning with Sunday, or null if the site does not know when the office is open. */
  readonly week: OpeningHours['week'] | null
  readonly special: readonly SpecialHoursData[]
  /** The first day whose special hours are not announced yet, or null. */
  readonly knownUntil: Day | null
}
