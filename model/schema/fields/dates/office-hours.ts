// Defines the field for office hours: days of the week and the hours on them.
import { valid, field, invalid, type Field, type ParseResult } from '../../field'
import { findOtherList } from '../../../links/site-lists'
import { readHours } from '../../../hours/weekly-hours'
import type { ProblemDetails } from '../../../problems/problem'
import { correctDays, isWeekdays } from './correct-days'
import { addColon, correctHours, splitHours, writeColons, writeNoon } from './correct-hours'
import { parseNamedDays } from './days-named'
import { describeDays } from './describe-days'
import { describeSpanish, translateHours } from './spanish-times'
import { WEEKDAY_NIGHT } from './night-hours'
import { proposeHours } from './propose-hours'
import { parseTimeOfDay } from './time-of-day'
import { writeTwelveHours } from './twelve-hours'

/** Days and their hours, both as typed; `hours` can also be `closed`. */
export type OfficeHours = { readonly days: string; readonly hours: string }

export const officeHours: Field<OfficeHours> = field(
  {
    about: 'Our office hours: the days, a colon and the hours.',
    example: 'Monday to Thursday: 8:00 AM - 5:00 PM',
    alsoCalled: ['office_hours', 'opening_hours', 'opening_times', 'open', 'schedule', 'horario'],
    pair: true,
    splitItems: splitIntoLines,
  },
  parseOfficeHours,
)

function parseOfficeHours(typed: string): ParseResult<OfficeHours> {
  const elsewhere = findOtherList(typed, 'hours')
  if (elsewhere !== null) return invalid('hours-shape', elsewhere.message, elsewhere.fix)
  const lines = splitHours(typed)
  if (lines.length > 1) return rejectSeveralLines(lines)
  if (typed.search(EMPHASIS) !== -1) return rejectEmphasis(typed)
  const [, days, times] = /^([^:]+): (.+)$/.exec(typed) ?? []
  if (!days || !times || times.startsWith('/')) return rejectMissingColon(typed)
  const correctedDays = correctDays(days)
  const translated = translateHours(times, true)
  // A holiday is reported as such (unclear-hours.ts), in Spanish too.
  if (translated === 'closed' && !isWeekdays(correctedDays ?? days))
    return valid({ days, hours: times })
  if (translated !== null && /[a-z]/i.test(times)) {
    const line = `${correctedDays ?? days}: ${translated}`
    const message = correctedDays === null ? describeSpanish(times) : `"${typed}" is in Spanish.`
    return invalid('hours-shape', message, `Write ${line}`, line)
  }
  if (correctedDays !== null) return rejectDays(days, correctedDays, correctHours(times) ?? times)
  const time = parseTimeOfDay(times, WEEKDAY_NIGHT)
  const isMissingHalf = LACKS_AM_OR_PM.test(times) && !/[ap]\.?m/i.test(times)
  if ('problem' in time && !isMissingHalf)
    return { problem: { ...time.problem, ...addDays(days, time.problem) } }
  const hours = correctHours(times)
  if (hours !== null) return rejectHours(times, `${days}: ${hours}`)
  const names = parseNamedDays(days)
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined)
    return invalid(
      'hours-shape',
      `${repeated} is there twice in "${days}".`,
      'Write each day once. One of the two may be meant as another day.',
    )
  return LACKS_AM_OR_PM.test(times) || (readHours(times) === null && proposeHours(times) !== null)
    ? rejectMissingHalf(typed, days, times)
    : valid({ days, hours: times })
}

/** Matches words in the stars or underscores of bold and slanted words. */
const EMPHASIS = /(\*{1,3}|_{1,2})(?=\S)([^*_]+)\1/g

/** Matches a range of hours of which at least one lacks AM or PM. */
const LACKS_AM_OR_PM =
  /^\d{1,2}(?::\d\d)?\s*(?:-|–|to)\s*\d|^\d{1,2}(?::\d\d)?\s*[ap]\.?m\.?\s*(?:-|–|to)\s*\d{1,2}(?::\d\d)?$/i

/** Splits the hours of several days into lines that are all valid, or returns null. */
function splitIntoLines(typed: string): string[] | null {
  const lines = splitHours(typed).map((line) => (/: /.test(line) ? line : (addColon(line) ?? line)))
  return lines.length > 1 && lines.every((line) => 'value' in parseOfficeHours(line)) ? lines : null
}

function rejectEmphasis(typed: string): ParseResult<OfficeHours> {
  const line = typed.replace(EMPHASIS, '$2')
  const result = parseOfficeHours(line)
  const replacement = 'value' in result ? line : (result.problem.replacement ?? null)
  return invalid(
    'hours-shape',
    'Days and hours take no stars or underscores: they would be shown as they are.',
    `Write ${replacement ?? line}`,
    replacement,
  )
}

function rejectSeveralLines(parts: readonly string[]): ParseResult<OfficeHours> {
  const lines = splitIntoLines(parts.join(', '))
  return invalid(
    'hours-shape',
    'There are the hours of several days on one line.',
    `Write each on a line of its own: ${(lines ?? parts).map((line) => `"- ${line}"`).join(' and ')}`,
    lines?.join('\n'),
  )
}

/** Extends what is said of the hours to the whole line, with the days. */
function addDays(days: string, { message, fix, replacement }: ProblemDetails) {
  return {
    message: message.replace(
      /^This ends at (.*) but starts at /,
      `The hours of ${days} end at $1 but start at `,
    ),
    fix: fix.replace(/(?<=\b(?:write|or) )(?=\d|midnight|noon)/gi, `this line: - ${days}: `),
    ...(replacement === undefined ? {} : { replacement: `${days}: ${replacement}` }),
  }
}

function rejectDays(typed: string, days: string, times: string): ParseResult<OfficeHours> {
  return invalid(
    'hours-shape',
    describeDays(typed, days),
    `Write ${days}: ${times}`,
    `${days}: ${times}`,
  )
}

const rejectHours = (typed: string, line: string): ParseResult<OfficeHours> =>
  invalid('hours-shape', describeHours(typed), `Write ${line}`, line)

/** Matches an hour of a 24-hour clock beside hours with AM or PM. */
const LATE_HOUR = /(?<![\d:])(?:1[3-9]|2[0-3])(?:[:.]\d\d)?(?!\d| ?[ap]\.?m)/i

/** Names only the late hour if the others have AM or PM. */
function describe24Hours(typed: string): string {
  const late = /[ap]\.?m\b/i.test(typed) ? LATE_HOUR.exec(typed)?.[0] : undefined
  return late === undefined
    ? `The hours in "${typed}" are those of a 24-hour clock, without AM and PM.`
    : `"${late}" is an hour of a 24-hour clock. Here it needs PM.`
}

function describeHours(typed: string): string {
  if (writeTwelveHours(writeColons(typed)) !== null) return describe24Hours(typed)
  return writeNoon(typed) === typed
    ? `The hours in "${typed}" need one hyphen between them.`
    : 'Noon is 12:00 PM, and midnight has no number.'
}

function rejectMissingHalf(typed: string, days: string, times: string): ParseResult<OfficeHours> {
  const proposed = proposeHours(times)
  return invalid(
    'hours-shape',
    `"${typed}" does not say AM or PM with each hour.`,
    proposed === null
      ? 'Write AM or PM after each hour.'
      : `If you mean ${proposed}, write ${days}: ${correctHours(proposed) ?? proposed}. If not, write AM or PM after each hour.`,
  )
}

function rejectMissingColon(typed: string): ParseResult<OfficeHours> {
  if (/\bholidays?\b/i.test(typed))
    return invalid(
      'hours-shape',
      'A holiday is not a day of the week, so it cannot be here.',
      'Delete this line. For each holiday, add a file in content/notices. It tells visitors in time that we are closed.',
    )
  const line = addColon(typed)
  const result = line === null ? null : parseOfficeHours(line)
  const corrected =
    result === null || line === null || 'value' in result
      ? line
      : (result.problem.replacement ?? null)
  const more = result !== null && 'problem' in result ? ` ${result.problem.fix}` : ''
  return invalid(
    'hours-shape',
    'There is no colon between the days and the hours.',
    corrected === null
      ? `Write the days, a colon, a space and the hours.${more}`
      : `Write ${corrected}`,
    corrected,
  )
}
