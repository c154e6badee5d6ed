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
  const are = missing.length > 1 ? 'are' : 'is'
  return [
    createProblem(
      {
        code: 'hours-unclear',
        severity: 'warning',
        message: `${days} ${are} in none of these lines.`,
        fix: `If we are closed then, write ${line}: closed${line === days ? ' on a line of its own' : ''}. If not, add a line with the hours.`,
      },
      getFieldPosition(site, 'hours'),
    ),
  ]
}

const isClosed = ({ hours }: OfficeHours): boolean => readHours(hours)?.length === 0

/** Returns the days as a span, `Friday to Sunday`, or null if they do not follow each other. */
function nameSpan(names: readonly string[]): string | null {
  const days = WEEKDAYS.filter((day) => names.includes(day))
  const [first = '', last = ''] = [days[0], days.at(-1)]
  const isSpan = WEEKDAYS.indexOf(last) - WEEKDAYS.indexOf(first) === days.length - 1
  return isSpan ? `${first} to ${last}` : null
}
