// The names under which people type the first and the last hour of an event, and the lines that have them.
import type { Fields } from '../../field'
import { findMeantFields, simplifyName } from '../field-synonyms'

/** The field that says when an event begins and ends. */
export const TIME_FIELD = 'time'
/** The names of a field for the end, as `simplifyName` writes them. */
const END_NAMES: readonly string[] = [
  ...['endtime', 'timeend', 'endingtime', 'finishtime', 'closingtime', 'endat', 'timeuntil'],
  ...['eventendtime', 'eventend', 'horafin', 'horadefin', 'horafinal', 'horadecierre'],
  ...['horadetermino', 'horadefinalizacion'],
]
/** Names that may also be those of a day. */
const SHORT_END_NAMES: readonly string[] = [
  'end',
  'until',
  'to',
  'finish',
  'hasta',
  'fin',
  'termina',
]
const START_NAMES: readonly string[] = [
  ...['timestart', 'startingtime', 'eventstarttime', 'eventstart', 'start', 'from', 'begin'],
  ...['beginning', 'desde', 'inicio', 'empieza'],
]

/** Matches a time that can be nothing else. */
const CLEAR_TIME = /^(?:\d{1,2}(?::\d{2}(?:\s*[ap]\.?m\b)?|\s*[ap]\.?m\b)\.?|noon|midnight)$/i
/** Matches a line with the name of a field, even with spaces in it. */
const NAMED_LINE = /^([A-Za-zÀ-ỿ_][A-Za-zÀ-ỿ_ -]{0,30}?) *: +(\S.*?)\s*$/u
/** Matches what a text with one of the names for the end has. */
const CANDIDATE = /^[^\n:]{0,20}(?:end|fin|clos|until|to|hasta|termin|cierre)[^\n:]{0,20}:/im
/** Front matter is never longer. */
const MAX_LENGTH = 16 * 1024
const FENCE = /^-{3,}\s*$/

/** Returns whether a name is that of a field for the end, which no collection has. */
export const isEndName = (name: string): boolean => END_NAMES.includes(simplifyName(name))

type NamedLine = { readonly typed: string; readonly value: string }

const hasShortName = ({ typed, value }: NamedLine, names: readonly string[]): boolean =>
  names.includes(simplifyName(typed)) && CLEAR_TIME.test(value)

/** Writes `end_time:` and `time:` for names such as `End Time`, which are reported once the lines have been read. */
export function nameTimes(text: string, fields: Fields): string {
  if (fields[TIME_FIELD] === undefined || !CANDIDATE.test(text.slice(0, MAX_LENGTH))) return text
  const lines = text.split('\n')
  const last = lines.findIndex((line, index) => index > 0 && FENCE.test(line))
  const named = lines.slice(0, Math.max(last, 0)).map((line): NamedLine => {
    const [, typed = '', value = ''] = NAMED_LINE.exec(line) ?? []
    return { typed, value }
  })
  const start = named.findIndex(
    (line) =>
      findMeantFields(fields, line.typed).join() === TIME_FIELD || hasShortName(line, START_NAMES),
  )
  const end = named.findIndex(
    (line) => isEndName(line.typed) || hasShortName(line, SHORT_END_NAMES),
  )
  if (end === -1) return text
  lines[end] = `end_time: ${named[end]?.value ?? ''}`
  if (start !== -1) lines[start] = `${TIME_FIELD}: ${named[start]?.value ?? ''}`
  return lines.join('\n')
}
