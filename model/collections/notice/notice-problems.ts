// Problems that only several fields of a notice together reveal.
import type { Day } from '../../dates/day'
import { checkDays } from './notice-days'
import { findSpanishReason, type SpanishReason } from './spanish-reasons'
import { checkSwappedDays } from './swapped-days'
import { findTitleHours, type TitleHours } from './title-hours'
import { isNewsSentence } from './news-sentence'
import { checkNewsTitle } from './news-title'
import { findReason, HOLIDAY, nameDay, REPEATS_LEAD, STATES_CLOSURE } from './notice-reason'
import { simplifyText } from '../../text/simplify-text'
import type { FieldsProblem } from '../../problems/problem'

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
  const hours = checkHours(values)
  // Hours in the title have been reported with the words that are left of it.
  const hasTitle = hours.some(({ field }) => field === 'title')
  const days = [...checkDays(values), ...checkSwappedDays(values)]
  return [...days, ...hours, ...(hasTitle ? [] : checkTitle(values))]
}

function checkHours(values: Values): FieldsProblem[] {
  const { title = '', type, hours } = values
  if (type === undefined) return []
  if (type === 'changed hours' && !('hours' in values)) {
    const found = findTitleHours(title)
    if (found !== null) return [hoursInTitle(found)]
    return [
      {
        code: 'notice-hours',
        field: 'type',
        message: 'The notice says that the hours change, but not what they are.',
        fix: 'Add a line hours: with the first and the last hour, each with AM or PM.',
      },
    ]
  }
  if (type === 'changed hours' || hours === undefined) return []
  return [
    {
      code: 'notice-hours',
      field: 'hours',
      message: `A ${type} notice cannot have hours.`,
      fix: `If we are here at these hours, write type: changed hours in place of type: ${type}. If not, delete this line.`,
    },
  ]
}

function hoursInTitle({ reason, hours }: TitleHours): FieldsProblem {
  const meant = findReason(reason) ?? reason
  return {
    code: 'notice-hours',
    field: 'title',
    message: 'The hours of the notice are in its title, so the website cannot show them.',
    fix: `Write title: ${meant} here. On a line of its own, write hours: ${hours}`,
    replacement: meant,
    companion: { field: 'hours', value: hours },
  }
}

function checkTitle({ title = '', type }: Values): FieldsProblem[] {
  if (type === 'news') return checkNewsTitle(title)
  const shared = findSharedReason(title)
  if (shared !== null) return [describeTitle(title, type, shared)]
  const spanish = findSpanishReason(title)
  if (spanish) return [describeSpanish(title, type, spanish)]
  const reason = findReason(title)
  const saysMore = [IS_SENTENCE, STATES_CLOSURE, REPEATS_LEAD].some((words) => words.test(title))
  const meant = reason ?? (saysMore ? findOnlyHoliday(title) : null)
  if (meant === null && isNewsSentence(title)) return [describeNews(title, type)]
  if (reason === null && !saysMore) return []
  return [describeTitle(title, type, meant)]
}

const describeNews = (title: string, type: Values['type']): FieldsProblem => ({
  ...describeTitle(title, type, null),
  fix:
    type === 'changed hours'
      ? 'If our hours stay the same, write type: news in place of type: changed hours, and delete the line hours:. If they change, write only the reason here.'
      : 'If the office is open, write type: news in place of type: closed. If it is closed, write only the reason here.',
})

const describeTitle = (
  title: string,
  type: Values['type'],
  reason: string | null,
): FieldsProblem => ({
  code: 'notice-title',
  field: 'title',
  message: `The website puts "${getLead(type)}" before this title, so visitors would read "${getLead(type)} ${removePeriod(title)}".`,
  ...(reason === null
    ? { fix: 'Write only the reason, such as Thanksgiving.' }
    : { fix: `Write title: ${reason}`, replacement: reason }),
})

const describeSpanish = (
  title: string,
  type: Values['type'],
  { isSentence, reason }: SpanishReason,
): FieldsProblem => ({
  ...describeTitle(title, type, reason),
  ...(isSentence ? {} : { severity: 'warning' }),
  message: `The website puts the English words "${getLead(type)}" before this title, so visitors would read "${getLead(type)} ${removePeriod(title)}".`,
  ...(reason === null ? { fix: 'Write only the reason, in English, such as Thanksgiving.' } : {}),
})

const removePeriod = (title: string): string => title.replace(/\.$/, '')

/** Returns the words with which the notice begins on the website, without its days. */
const getLead = (type: Values['type']): string =>
  type === 'changed hours' ? 'Changed hours for' : 'We are closed for'

/** Returns the reason of a title that says the same in two languages, or null. */
function findSharedReason(title: string): string | null {
  const parts = title.split(/(?<=[.!])\s+|\s+[/|–—-]\s+|\s*\/\s*/).filter((part) => part !== '')
  const inSpanish = parts.map((part) => findSpanishReason(part)?.reason ?? null)
  const inEnglish = parts.map((part) => findReason(part) ?? findOnlyHoliday(part))
  if (parts.length !== 2 || !inSpanish.some((reason) => reason !== null)) return null
  const [one, other] = parts.map((_, index) => inSpanish[index] ?? inEnglish[index])
  return one != null && one === other ? one : null
}

/** Returns the only holiday that a sentence names, or both of two: "Christmas Eve and Christmas Day". */
function findOnlyHoliday(title: string): string | null {
  const names = new Map(title.match(HOLIDAY)?.map((name) => [simplifyText(name), name]))
  return names.size === 0 || names.size > 2 ? null : [...names.values()].map(nameDay).join(' and ')
}
