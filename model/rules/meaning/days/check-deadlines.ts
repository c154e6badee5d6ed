// Notes a last day for signing up that is after the event itself.
import { countDaysBetween, formatDay, isDay, type Day } from '../../../dates/day'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile } from '../../find-in-file'
import { findNearest, findWrittenDays, MAY_HAVE_DAY } from './written/written-days'

/** Matches the words of a sentence right before a last day for signing up. */
const DEADLINE =
  /\b(?:register(?:ed)?|sign(?:ed)?[- ]?up|rsvp|registration|deadline|inscr[ií]b\w+|inscripci[oó]n(?:es)?|reg[ií]strese|plazo|fecha l[ií]mite)\b[^.!?\d]*\b(?:by|before|until|till|no later than|(?:end|close)s?(?: on)?|is|es|hasta|antes del?|a m[aá]s tardar)(?: the| el)? ?$/i
/** Matches the words of a sentence right before a last day for telling us that one comes. */
const ANSWER =
  /\b(?:call|phone|text|e-?mail|tell|contact|write(?: to)?|reply|respond|let (?:us|[A-ZÀ-Þ][a-zß-ỿ]+) know|reserve|order|buy|ll[aá]m\w+|escr[ií]b\w+|av[ií]s\w+|conf[ií]rm\w+|responda|res[eé]rv\w+|comuni\w+)\b[^.!?\d]*\b(?:by|before|no later than|antes del?|a m[aá]s tardar)(?: the| el)? ?$/iu
const COLON =
  /\b(?:deadline|rsvp(?: by)?|sign[- ]?up by|fecha l[ií]mite|plazo)\b[^.!?:\d]*: ?(?:the |el )?$/i
/** Matches a sentence about what we do, or about what comes after an event. */
export const AFTERWARD =
  /\bwe(?:['’]ll| will)\b|\b(?:photos?|pictures?|lost|left|pick\w* up|refund|thank\w*|gifts?|don\w+|bills?|receipts?|fotos?|gracias|recog\w+)\b/i
/** Matches a phone number or an email address, which may be before the last day. */
const CONTACT = /\(?\d{3}\)?[ .-]?\d{3}[ .-]\d{4}|[\w.+-]+@[\w.-]+\w/g
/** Matches a sentence about another event or another day. */
export const OTHER = /\b(?:next|other|rain\w*|pr[oó]xim\w+|otr\w+|lluvia|was|were)\b/i
/** In days: what is further away belongs to another year or another event. */
const MAX_AFTER = 90

export function checkDeadlines(
  text: SplitText,
  { date, status }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  if (typeof date !== 'string' || status !== undefined || !text.frontMatter.has('location'))
    return []
  const [late] = findInFile(text, (searched) => findLate(searched, date), MAY_HAVE_DAY)
  if (late === undefined) return []
  const { words, field, line, column } = late
  return [
    {
      code: 'date-differs',
      severity: 'warning',
      message: `People sign up until "${words}" here, but the event is over on ${formatDay(date, { dateStyle: 'long' })}.`,
      fix: 'Write a last day before the event. If the event has another day now, correct its date.',
      ...(field === null ? {} : { field }),
      line,
      column,
    },
  ]
}

/** Returns the last days for signing up that are after the event. */
const findLate = (text: string, date: Day) =>
  findDeadlines(text, date).filter(
    ({ day }) => day > date && countDaysBetween(date, day) <= MAX_AFTER,
  )

/**
 * Returns the last days for signing up, in sentences about nothing else.
 * @param date a day near those without a year
 */
export function findDeadlines(text: string, date: Day) {
  return findWrittenDays(text).flatMap(({ index, words, monthAndDay, year }) => {
    const before =
      text
        .slice(0, index)
        .replace(CONTACT, 'us')
        .split(/[.!?]\s|\n/)
        .at(-1) ?? ''
    const after = text.slice(index + words.length).split(/[.!?](?:\s|$)|\n/)[0] ?? ''
    if (!isDeadline(before, after) || OTHER.test(before) || OTHER.test(after)) return []
    if (MAY_HAVE_DAY.test(after)) return []
    const day = year === null ? findNearest(monthAndDay, date) : `${year}-${monthAndDay}`
    return day !== null && isDay(day) ? [{ words, index, day }] : []
  })
}

/** Returns whether a day with these words of its sentence around it is the last one for signing up. */
const isDeadline = (before: string, after: string): boolean =>
  DEADLINE.test(before) ||
  COLON.test(before) ||
  (ANSWER.test(before) && !AFTERWARD.test(before) && !AFTERWARD.test(after))
