// Finds the days of the week that a line of office hours names.
import { WEEKDAYS } from '../../../dates/weekdays'
import { lookUp } from '../../../text/look-up'

const DAY_GROUPS: Readonly<Record<string, readonly string[]>> = {
  weekday: WEEKDAYS.slice(0, 5),
  weekend: WEEKDAYS.slice(5),
  'every day': WEEKDAYS,
  daily: WEEKDAYS,
}
/** Matches a day or a range of days. */
const DAY_OR_RANGE =
  /^([a-z]+(?: day)?)\.?(?:\s*(?:-|–|\bto\b|\bthrough\b|\bthru\b)\s*([a-z]+)\.?)?$/

/**
 * Returns the names of the days, such as `Friday`. Text that names other days, such as holidays, is returned as it is, because
 * `Good Friday` says nothing about other Fridays.
 */
export function parseNamedDays(typed: string): string[] {
  const parts = typed.toLowerCase().split(/\s*(?:,|&|\band\b)\s*/)
  const days = parts.filter((part) => part !== '').map(parseDays)
  return days.every((names) => names !== null) ? days.flat() : [typed.trim()]
}

function parseDays(part: string): readonly string[] | null {
  const [, first = '', last] = DAY_OR_RANGE.exec(part.trim()) ?? []
  const group = lookUp(DAY_GROUPS, first) ?? lookUp(DAY_GROUPS, first.replace(/s$/, ''))
  if (group && last === undefined) return group
  const from = findDayIndex(first)
  const to = last === undefined ? from : findDayIndex(last)
  if (from === -1 || to === -1) return null
  // A range such as Saturday to Monday wraps around the end of the week.
  return from <= to
    ? WEEKDAYS.slice(from, to + 1)
    : [...WEEKDAYS.slice(from), ...WEEKDAYS.slice(0, to + 1)]
}

/** Finds `monday`, `mondays` and `mon`; `tues`, `weds` and `thurs` are common too. */
const findDayIndex = (word: string) =>
  WEEKDAYS.findIndex((day) => {
    const name = day.toLowerCase()
    return (
      word === `${name}s` ||
      (word.length >= 3 && (name.startsWith(word) || (word === 'weds' && name === 'wednesday')))
    )
  })
