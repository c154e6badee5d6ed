// Takes days out of a line of office hours for which another line has more exact hours.
import { WEEKDAYS } from '../dates/weekdays'
import { isDoubtfulSpan } from './backward-days'
import { readHours } from './weekly-hours'
import { parseNamedDays } from '../schema/fields/dates/days-named'
import type { OfficeHours } from '../schema/fields/dates/office-hours'

/**
 * Returns the lines with each day in only one of them: `Monday to Thursday` and `Thursday` become `Monday to Wednesday` and
 * `Thursday`. Returns null if it is uncertain which of two lines counts for a day.
 */
export function splitDays(typed: readonly OfficeHours[]): string[] | null {
  const lines = readLines(typed)
  if (!lines.every(({ names }) => names.every((name) => WEEKDAYS.includes(name)))) return null
  const shared = lines.filter((line) =>
    lines.some((other) => other !== line && overlap(other, line)),
  )
  if (shared.some(({ days }) => isDoubtfulSpan(days))) return null
  const isCertain = (line: Line, other: Line) =>
    line === other || !overlap(line, other) || isMoreExact(line, other) || isMoreExact(other, line)
  if (!shared.every((line) => shared.every((other) => isCertain(line, other)))) return null
  const parts = shared
    .flatMap((line) => cutLine(line, shared))
    .sort((a, b) => a.first - b.first)
    .map(format)
  return lines.flatMap((line) => {
    if (!shared.includes(line)) return [format(line)]
    return line === shared[0] ? parts : []
  })
}

type Line = OfficeHours & { readonly names: readonly string[] }

/** Returns the lines with the names of their days. */
export const readLines = (typed: readonly OfficeHours[]): Line[] =>
  typed.map((line) => ({ ...line, names: parseNamedDays(line.days) }))

const format = ({ days, hours }: OfficeHours): string => `${days}: ${hours}`

const overlap = (line: Line, other: Line): boolean =>
  line.names.some((name) => other.names.includes(name))

/** Returns what remains of a line without the days that more exact lines have, in one or more parts. */
function cutLine(line: Line, lines: readonly Line[]): (OfficeHours & { first: number })[] {
  const taken = lines.filter((other) => isMoreExact(other, line)).flatMap(({ names }) => names)
  const position = (name = '') => WEEKDAYS.indexOf(name)
  if (taken.length === 0) return [{ ...line, first: position(line.names[0]) }]
  const rest = line.names.filter((name) => !taken.includes(name))
  return findRuns(rest).map((run) => ({
    days: nameRun(run),
    hours: line.hours,
    first: position(run[0]),
  }))
}

/** Returns whether a line is for some of the days of another one, and its hours can only be meant in place of the other's. */
export function isMoreExact(line: Line, other: Line): boolean {
  if (line.names.length >= other.names.length) return false
  if (!line.names.every((name) => other.names.includes(name))) return false
  const [own, others] = [readHours(line.hours), readHours(other.hours)]
  if (own === null || others === null || line.hours === other.hours) return false
  // Hours of the morning and of the afternoon may both be meant.
  return (
    own.length === 0 ||
    others.length === 0 ||
    own.some(({ from, to }) => others.some((span) => from < span.to && span.from < to))
  )
}

/** Returns the days that follow each other in the week, as lists. */
export function findRuns(names: readonly string[]): string[][] {
  const runs: string[][] = []
  for (const name of WEEKDAYS.filter((day) => names.includes(day))) {
    const last = runs.at(-1)
    const previous = WEEKDAYS[WEEKDAYS.indexOf(name) - 1]
    if (last && previous !== undefined && last.at(-1) === previous) last.push(name)
    else runs.push([name])
  }
  return runs
}

export const nameRun = (run: readonly string[]): string =>
  run.length === 1 ? (run[0] ?? '') : `${run[0] ?? ''} to ${run.at(-1) ?? ''}`
