// Finds a span of days whose first or last days have a line of their own: the span was made longer, or the other line is new.
import { findRuns, isMoreExact, nameRun, readLines } from './split-days'
import type { MisreadItem } from '../schema/field'
import type { OfficeHours } from '../schema/fields/dates/office-hours'

/** Matches two days with what is between them, and not a word such as Weekdays, which never grows. */
const SPAN = /^[A-Za-zÀ-ỿ]+\.?\s*(?:-|–|\bto\b|\bthrough\b|\bthru\b)\s*[A-Za-zÀ-ỿ]+\.?$/iu

/** Returns what is wrong with the only such span, and both ways in which it can be right; or null. */
export function findLongerSpan(typed: readonly OfficeHours[]): MisreadItem | null {
  const lines = readLines(typed)
  const found = lines.flatMap((line, index) => {
    const exact = lines.filter((other) => isMoreExact(other, line))
    const taken = exact.flatMap(({ names }) => names)
    const [rest, another] = findRuns(line.names.filter((name) => !taken.includes(name)))
    // Days in the middle of a span can only be exceptions.
    if (exact.length === 0 || rest === undefined || another !== undefined) return []
    return SPAN.test(line.days) ? [{ index, line, exact, rest }] : []
  })
  const [span, second] = found
  if (span === undefined || second !== undefined) return null
  const { index, line, exact, rest } = span
  const own = exact.map(({ days }) => days).join(' and ')
  const areSeveral = own.includes(' ')
  const old = exact.map(({ days, hours }) => `"- ${days}: ${hours}"`).join(' and ')
  return {
    index,
    code: 'item-twice',
    message: `${own} ${areSeveral ? 'are' : 'is'} here twice: in "${line.days}", and in ${areSeveral ? 'lines of their' : 'a line of its'} own.`,
    fix: `If ${own} ${areSeveral ? 'have hours of their own' : 'has hours of its own'}, write "- ${nameRun(rest)}: ${line.hours}" here. If not, delete the line${exact.length > 1 ? 's' : ''} ${old}`,
  }
}
