// Finds the settings among all entries, and the hours of our office in them.
import { getWeeklyHours, type WeeklyHours } from '../hours/weekly-hours'
import type { OfficeHours } from '../schema/fields/dates/office-hours'
import { settings } from '../settings'
import type { ParsedEntry } from '../source/entry/parsed-entry'

export const findSettings = (entries: readonly ParsedEntry[]): ParsedEntry | undefined =>
  entries.find(({ collection }) => collection === (settings as unknown))

/** The lines with hours in the settings; undefined for a line that could not be parsed. */
export const getOfficeLines = (
  site: ParsedEntry | undefined,
): readonly (OfficeHours | undefined)[] =>
  (site?.entry['hours'] ?? []) as readonly (OfficeHours | undefined)[]

/** Returns the hours of each day, or null if there are none or one of their lines could not be read. */
export function getOfficeWeek(site: ParsedEntry | undefined): WeeklyHours | null {
  const lines = getOfficeLines(site)
  const parsed = lines.filter((line) => line !== undefined)
  return lines.length === 0 || parsed.length < lines.length ? null : getWeeklyHours(parsed)
}
