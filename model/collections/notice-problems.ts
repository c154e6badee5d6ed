// Problems that only several fields of a notice together reveal.
import { addDays, findNextOccurrence, getYear, moveToYear, type Day } from '../dates/day'
import { findSpanishReason, type SpanishReason } from './spanish-reasons'
import { findReason, HOLIDAY, STATES_CLOSURE } from './notice-reason'
import { simplifyText } from '../simplify-text'
import type { FieldsProblem } from '../problems/problem'

type Values = {
  readonly title?: string
  readonly type?: string
  readonly from?: Day
  readonly until?: Day
  readonly hours?: string | undefined
  readonly publishOn?: Day | undefined
  readonly expiresOn?: Day | undefined
}

/** Matches a sentence that says more than the reason. */
const IS_SENTENCE =
  /\b(?:we|(?:the|our) (?:office|clinic|center|doors|staff|team|building))(?:’|'| )?(?:will|won|are|re|is|ll|have|has|close|closes|open|opens)\b|\bwill be closed\b|\bestar(?:emos|á) cerrad/i

export function checkNotice(values: Values): FieldsProblem[] {
  return [...checkDays(values), ...checkHours(values), ...checkTitle(values)]
}

function checkDays({ type, from, until, publishOn, expiresOn }: Values): FieldsProblem[] {
  const problems: FieldsProblem[] = type === 'news' ? [] : checkYear(from, until)
  const report = (field: string, message: string, fix: string) =>
    problems.push({ code: 'notice-days', field, message, fix })
  if (from !== undefined && until !== undefined && from > until)
    report(
      'until',
      `The notice begins on ${from} but is over on ${until}.`,
      adviseOnUntil(from, until),
    )
  if (from !== undefined && publishOn !== undefined && publishOn > from)
    report(
      'publish_on',
      `Visitors would not see this before ${publishOn}, and it begins on ${from}.`,
      'Delete the publish_on line, and the notice is shown in time.',
    )
  if (expiresOn !== undefined)
    report(
      'expires_on',
      'A notice goes away after the day in its until line.',
      'Delete the expires_on line.',
    )
  return problems
}

/** Notes a year that the office would be closed, because only one of the two days has the year that was meant. */
function checkYear(from: Day | undefined, until: Day | undefined): FieldsProblem[] {
  if (from === undefined || until === undefined) return []
  const meant = moveToYear(from, getYear(from) + 1)
  const isYear = meant !== null && meant <= until && until <= addDays(meant, MAX_LENGTH_DAYS)
  return isYear
    ? [
        {
          code: 'notice-days',
          severity: 'warning',
          field: 'from',
          message: `The notice is for more than a year, from ${from} to ${until}.`,
          fix: `If you mean ${meant}, write from: ${meant}`,
        },
      ]
    : []
}

/** A notice that begins on one day is rarely over more days later than this. */
const MAX_LENGTH_DAYS = 31

/** Offers the last day with the year in which it is soon after the first one. */
function adviseOnUntil(from: Day, until: Day): string {
  const meant = findNextOccurrence(until, from, MAX_LENGTH_DAYS)
  return meant === null
    ? 'Write the first day into from and the last day into until.'
    : `If you mean ${meant}, write until: ${meant}`
}

function checkHours(values: Values): FieldsProblem[] {
  const { type, hours } = values
  if (type === undefined) return []
  if (type === 'changed hours' && !('hours' in values))
    return [
      {
        code: 'notice-hours',
        field: 'type',
        message: 'The notice says that the hours change, but not what they are.',
        fix: 'Add a line hours: with the first and the last hour, each with AM or PM.',
      },
    ]
  if (type === 'changed hours' || hours === undefined) return []
  return [
    {
      code: 'notice-hours',
      field: 'hours',
      message: `A notice of the type ${type} has no hours.`,
      fix: 'Write type: changed hours if we are here at these hours, or delete the hours line.',
    },
  ]
}

function checkTitle({ title = '', type }: Values): FieldsProblem[] {
  if (type === 'news') return []
  const spanish = findSpanishReason(title)
  if (spanish) return [describeSpanish(title, spanish)]
  const reason = findReason(title)
  if (reason === null && !IS_SENTENCE.test(title) && !STATES_CLOSURE.test(title)) return []
  return [describeTitle(title, reason ?? findOnlyHoliday(title))]
}

const describeTitle = (title: string, reason: string | null): FieldsProblem => ({
  code: 'notice-title',
  field: 'title',
  message: `The title goes on after the word "for", so visitors would read "for ${title}".`,
  ...(reason === null
    ? { fix: 'Write only the reason, such as Thanksgiving.' }
    : { fix: `Write title: ${reason}`, replacement: reason }),
})

const describeSpanish = (title: string, { isSentence, reason }: SpanishReason): FieldsProblem => ({
  ...describeTitle(title, reason),
  ...(isSentence ? {} : { severity: 'warning' }),
  message: `The title goes on after English words, so visitors would read "We are closed for ${title}".`,
  ...(reason === null ? { fix: 'Write only the reason, in English, such as Thanksgiving.' } : {}),
})

/** Returns the only holiday that a sentence names. */
function findOnlyHoliday(title: string): string | null {
  const [name = null, ...others] = title.match(HOLIDAY) ?? []
  const isOnly = others.every((other) => simplifyText(other) === simplifyText(name ?? ''))
  return isOnly ? name : null
}
