// Notes a day of the week that no line of the office hours has, where the other days that we are closed are named.
import { WEEKDAYS } from '../../dates/weekdays'
import { readHours, readWeekdays } from '../../hours/weekly-hours'
import { createProblem, type Problem } from '../../problems/problem'
import type { OfficeHours } from '../../schema/fields/dates/office-hours'
import { getFieldPosition, type ParsedEntry } from '../../source/entry/parsed-entry'
import { findSettings, getOfficeLines } from '../find-settings'

/** More days without a line are left out on purpose. */
const MAX_MISSING = 2

export function checkMissingDays(entries: readonly ParsedEntry[]): Problem[] {
  const site = findSettings(entries)
  const lines = getOfficeLines(site)
  if (!site || lines.length === 0 || site.problems.some(({ field }) => field === 'hours')) return []
  const named = lines.map((line) => (line === undefined ? null : readWeekdays(line.days)))
  if (named.includes(null)) return []
  const missing = WEEKDAYS.filter((day) => !named.some((days) => days?.includes(day)))
  const closed = lines.findIndex((line) => line !== undefined && isClosed(line))
  const isWeekend = missing.length === 2 && missing[0] === WEEKDAYS[5]
  const [first] = missing
  if (first === undefined || missing.length > MAX_MISSING || isWeekend || closed === -1) return []
  const days = missing.join(' and ')
  const together = [...missing, ...(named[closed] ?? [])]
  const line = nameSpan(together) ?? days
  return [
    createProblem(
      {
        code: 'hours-unclear',
        severity: 'warning',
        message: `There are no hours for ${days}.`,
        fix: `If we are closed then, write ${line}: closed${line === days ? ' on a line of its own' : ''}. If not, ${adviseOnLine(missing, lines, named)}`,
      },
      getFieldPosition(site, 'hours'),
    ),
  ]
}

/** Says where the line belongs that is missing, and how it begins: only people know the hours. */
function adviseOnLine(
  missing: readonly string[],
  lines: readonly (OfficeHours | undefined)[],
  named: readonly (readonly string[] | null)[],
): string {
  const [first = ''] = missing
  const before = WEEKDAYS[WEEKDAYS.indexOf(first) - 1] ?? ''
  const index = named.findIndex((days) => days?.includes(before))
  const [previous, next] = [lines[index], index === -1 ? undefined : lines[index + 1]]
  const place =
    previous === undefined
      ? ''
      : next === undefined
        ? ` below ${previous.days}`
        : ` between ${previous.days} and ${next.days}`
  const days = nameSpan(missing) ?? missing.join(' and ')
  return `add a line${place}. Begin it with - ${missing.length > 1 ? days : first}: and write the hours after that.`
}

const isClosed = ({ hours }: OfficeHours): boolean => readHours(hours)?.length === 0

/** Returns the days as a span, `Friday to Sunday`, or null if they do not follow each other. */
function nameSpan(names: readonly string[]): string | null {
  const days = WEEKDAYS.filter((day) => names.includes(day))
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const isSpan = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === days.length - 1
  return isSpan ? `${first} to ${last}` : null
}
