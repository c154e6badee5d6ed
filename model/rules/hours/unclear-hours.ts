// Reports office hours that are only words to the site: nobody can be informed whether the office is open.
import type { Day } from '../../dates/day'
import { isByAppointment, readHours, readWeekdays } from '../../hours/weekly-hours'
import { WEEKDAYS } from '../../dates/weekdays'
import { replaceValue } from '../../front-matter/value'
import { findClosestMatch } from '../../problems/closest-match'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import type { OfficeHours } from '../../schema/fields/dates/office-hours'
import { settings } from '../../settings'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { adviseOnHoliday } from './holiday-hours'

export function checkUnclearHours(entries: readonly ParsedEntry[], today: Day): Problem[] {
  return entries
    .filter(({ collection }) => collection === (settings as unknown))
    .flatMap(({ entry, getSource }) => {
      const lines = (entry['hours'] ?? []) as readonly (OfficeHours | undefined)[]
      const value = getSource().frontMatter.get('hours')
      const items = value && 'items' in value ? value.items : []
      return lines.flatMap((hours, index) => {
        const item = items[index]
        const others = lines.filter((other) => other !== hours)
        const problem =
          hours === undefined || item?.isReported ? null : checkLine(hours, others, today)
        const { line = 1, column = 1 } = item ?? {}
        const location = { file: entry.file, field: 'hours', line, column }
        if (problem === null) return []
        const { replacement, ...details } = problem
        const suggestion =
          replacement === undefined || item === undefined ? null : replaceValue(item, replacement)
        return [createProblem({ ...details, suggestion }, location)]
      })
    })
}

/** Matches the time zone after an hour. */
const TIME_ZONE =
  /,? \(?(?:[ECMP][SD]?T|(?:Eastern|Central|Mountain|Pacific)(?: (?:Standard |Daylight )?[Tt]ime)?)\)?(?= |,|$)/g

type Line = OfficeHours | undefined

function checkLine(
  { days, hours }: OfficeHours,
  others: readonly Line[],
  today: Day,
): FileProblem | null {
  const day = readWeekdays(days) === null ? findNearestDay(days, others) : null
  if (day !== null) {
    const line = `${day.name}: ${hours}`
    return {
      code: 'hours-shape',
      message: `"${days}" is not a day of the week${day.isMissing ? `, and no line says the hours of ${day.name}` : ''}.`,
      fix: day.isMissing
        ? `Write this line: - ${line}`
        : `If you mean ${day.name}, write this line: - ${line}`,
      ...(day.isMissing ? { replacement: line } : {}),
    }
  }
  if (readWeekdays(days) === null)
    return unclear(
      `These hours are for every week, but "${days}" is no day of the week.`,
      adviseOnHoliday(days, hours, today),
    )
  if (readHours(hours) !== null || isByAppointment(hours)) return null
  const local = hours.replace(TIME_ZONE, '')
  if (local !== hours && readHours(local) !== null)
    return {
      code: 'hours-shape',
      message: 'These hours need no time zone: the line time_zone: has it for all of them.',
      fix: `Write this line: - ${days}: ${local}`,
      replacement: `${days}: ${local}`,
    }
  return unclear(
    `"${hours}" is not how this site writes hours, so it does not say whether we are open on these days.`,
    'Write the first hour, a hyphen and the last hour, each with AM or PM. Write and between the hours before and after a break, the earlier ones first. Or write closed, by appointment, or open 24 hours.',
  )
}

/** Returns the day that a single word resembles, and whether no other line has it. */
function findNearestDay(typed: string, others: readonly Line[]) {
  const word = typed.trim()
  if (!/^[A-Za-z]{5,10}$/.test(word)) return null
  const named = others.flatMap((other) => (other ? (readWeekdays(other.days) ?? []) : []))
  const missing = WEEKDAYS.filter(
    (day) => !named.includes(day) && day[0] === word[0]?.toUpperCase(),
  )
  const [only, another] = missing
  const name = findClosestMatch(word, another === undefined && only ? [only] : WEEKDAYS)
  return name === null || name[0] !== word[0]?.toUpperCase()
    ? null
    : { name, isMissing: missing.includes(name) }
}

const unclear = (message: string, fix: string): FileProblem => ({
  code: 'hours-unclear',
  severity: 'warning',
  message,
  fix,
})
