// Joins the hours of an event that were written into two fields, where one field says when it begins and ends.
import type { Value } from '../../../front-matter/value'
import type { LocatedProblem, TextEdit } from '../../../problems/problem'
import type { Field, Fields } from '../../field'
import { writeTwelveHours } from '../../fields/dates/twelve-hours'
import { findMeantFields } from '../field-synonyms'
import { isEndName, TIME_FIELD } from './time-names'

/** Matches one time and nothing else. */
const ONE_TIME = /^(?:\d{1,2}(?::\d{2})?(?:\s*[ap]\.?m\b\.?)?|noon|midnight)$/i

type Typed = readonly [typed: string, value: Value]

/** The problem of both fields, and the names that it explains. */
type JoinedTimes = { readonly problem: LocatedProblem; readonly names: readonly string[] }

/**
 * Returns the problem of a field for the end of an event, or null if there is none.
 * @param lines the lines of the file
 */
export function joinTimes(
  fields: Fields,
  typed: readonly Typed[],
  lines: readonly string[],
): JoinedTimes | null {
  const field = fields[TIME_FIELD]
  const end = typed.find(([name]) => isEndName(name))
  if (field === undefined || end === undefined) return null
  const [endName, endValue] = end
  const shown = readName(lines, endValue) ?? endName
  const start = typed.find(([name]) => findMeantFields(fields, name).join() === TIME_FIELD)
  const startName = start === undefined ? null : readName(lines, start[1])
  const hours = start === undefined ? null : writeHours(field, start[1], endValue)
  const [first = end] = [start, end]
    .filter((part): part is Typed => part !== undefined)
    .sort((a, b) => a[1].nameLine - b[1].nameLine)
  const line = first[1].nameLine
  const suggestion =
    start === undefined || hours === null ? null : joinLines(start[1], endValue, hours, lines)
  return {
    problem: {
      ...{ code: 'field-unknown', field: shown, line, column: 1 },
      message:
        startName === null || startName === TIME_FIELD
          ? `There is no field "${shown}" here: one field, ${TIME_FIELD}, says when it begins and when it ends.`
          : `There are no fields "${startName}" and "${shown}" here: one line, ${TIME_FIELD}, has both hours.`,
      fix:
        start === undefined
          ? adviseOnStart(endValue)
          : hours === null
            ? `Write the first and the last hour into one line that begins with ${TIME_FIELD}: and has a hyphen between them, and delete the ${shown}: line.`
            : `Write ${TIME_FIELD}: ${hours} in place of the lines ${startName ?? TIME_FIELD} and ${shown}.`,
      suggestion,
    },
    names: [endName, ...(start === undefined ? [] : [start[0]])],
  }
}

/** Returns the name of a field as it was typed, or null. */
const readName = (lines: readonly string[], { nameLine }: Value): string | null =>
  /^\s*([^:]+?)\s*:/.exec(lines[nameLine - 1] ?? '')?.[1] ?? null

/** Says how to write an end without a beginning, which only people know. */
function adviseOnStart(end: Value): string {
  const typed = 'text' in end ? end.text.trim() : ''
  const hour = ONE_TIME.test(typed) ? (writeTwelveHours(typed) ?? typed) : 'the hour when it ends'
  return `In place of this line, write ${TIME_FIELD}: with the hour when the event begins, a hyphen and ${hour}`
}

/** Returns both hours as the field takes them, or null if that is not certain. */
function writeHours(field: Field<unknown>, start: Value, end: Value): string | null {
  const [from, until] = [start, end].map((value) => ('text' in value ? value.text.trim() : ''))
  if (!from || !until || !ONE_TIME.test(from) || !ONE_TIME.test(until)) return null
  const typed = `${from} - ${until}`
  const hours = writeTwelveHours(typed) ?? typed
  const result = field.parse(hours, { externalLinks: {}, images: {} })
  return 'problem' in result || result.note ? null : hours
}

/** Returns the edit that writes the hours on the first of the two lines, and leaves out the second. */
function joinLines(
  start: Value,
  end: Value,
  hours: string,
  lines: readonly string[],
): TextEdit | null {
  const [first, last] = [start.nameLine, end.nameLine].sort((a, b) => a - b)
  const isOnOneLine = [start, end].every(
    (value) => 'text' in value && value.line === value.nameLine && value.endLine === value.line,
  )
  if (first === undefined || last === undefined || !isOnOneLine) return null
  const between = lines.slice(first, last - 1)
  return { line: first, endLine: last, text: [`${TIME_FIELD}: ${hours}`, ...between].join('\n') }
}
