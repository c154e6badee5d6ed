// Notes an event with only the first of its days in `date`, while its text names all of them.
import { countDaysBetween, type Day } from '../../../dates/day'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { SourceText } from '../../../front-matter/value'
import type { FileProblem, LocatedProblem, TextEdit } from '../../../problems/problem'
import { findInFile, type Found } from '../../find-in-file'
import { simplifyText } from '../../../text/simplify-text'
import { findEventDays } from './written/event-days'
import { ASIDE } from './written/other-words'
import { findHolidaySpans, MAY_HAVE_HOLIDAYS } from './written/holiday-spans'
import { findSpansFrom, MAY_HAVE_SPAN, type WrittenSpan } from './written/written-spans'
import { readSentenceAround } from '../../../text/sentence-around'

type Values = Readonly<Record<string, unknown>>

const FIELDS = ['title', 'time', 'summary', 'description']
/** What lasts longer is most often something that begins or ends with the event. */
const MAX_DAYS = 14

/** Matches what has days of its own, as well as the days of others and of other years. */
const OTHER =
  /\b(?:clos\w+|bring\w*|return\w*|collect\w*|submit\w*|appl(?:y|ications?)|early|price|discount|nation\w*|world\w*|international|month|vacation|break|was|were|last year|next year|cerrad[oa]s?|trai\w+|entreg\w+|inscri\w+|mundial\w*|mes|fue|pasado|proximo ano)\b/

export function checkDaySpan(text: SplitText, { date, startDate }: Values): LocatedProblem[] {
  const { frontMatter } = text
  const value = frontMatter.get('date')
  if (typeof date !== 'string' || startDate !== undefined || !frontMatter.has('location')) return []
  if (frontMatter.has('start_date') || !value || !('text' in value) || value.isReported) return []
  const spans = [
    ...findInFile(text, (searched) => findOwnSpans(searched, date), MAY_HAVE_SPAN),
    ...findInFile(text, (searched) => findHolidaySpans(searched, date), MAY_HAVE_HOLIDAYS),
  ].filter(({ field }) => field === null || FIELDS.includes(field))
  const [span] = spans
  if (!span || spans.some(({ last }) => last !== span.last)) return []
  if (isOneOfDays(text, spans, date)) return []
  const { line, column } = value
  const suggestion = writeBothDays(value, span.last)
  return [{ ...firstDayOnly(span, date), suggestion, field: 'date', line, column }]
}

/** Returns the spans from a day on in sentences that may be about the event itself. */
const findOwnSpans = (text: string, date: Day): WrittenSpan[] =>
  findSpansFrom(text, date).filter(({ index, words, last }) => {
    const { before, after } = readSentenceAround(text, index, words.length)
    const others = `${before} ${after}`
    const isShort = countDaysBetween(date, last) <= MAX_DAYS
    return isShort && !ASIDE.test(others) && !OTHER.test(simplifyText(others))
  })

/** Returns whether the text names the day of the event besides the span, but no other day of it, so that it may be one evening of several. */
function isOneOfDays(text: SplitText, spans: readonly Found<WrittenSpan>[], date: Day): boolean {
  const single = findEventDays(text, null).filter(
    ({ isOther, line, words }) =>
      !isOther && !spans.some((span) => span.line === line && span.words.includes(words)),
  )
  const isDate = ({ monthAndDay }: (typeof single)[number]) => date.endsWith(monthAndDay)
  return single.some(isDate) && single.every(isDate)
}

function writeBothDays(value: SourceText & { nameLine: number }, last: Day): TextEdit | null {
  const { line, endLine, nameLine, before, typed, text, isUnbroken } = value
  if (!isUnbroken || line !== endLine || line !== nameLine) return null
  const first = `${before.replace(/\S.*$/, '')}start_date: ${typed}`
  return { line, endLine, text: `${first}\n${before}${typed.replace(text, last)}` }
}

const firstDayOnly = ({ words, line, last }: Found<WrittenSpan>, date: Day): FileProblem => ({
  code: 'date-differs',
  severity: 'warning',
  message: `Line ${line} says "${words}", but the date is only the first of these days. So the event counts as past after ${date}.`,
  fix: `If an event lasts several days, start_date is the first day and date is the last. Write start_date: ${date} and date: ${last}`,
})
