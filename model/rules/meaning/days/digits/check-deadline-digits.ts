// Reports a last day in digits, such as "Call us by 10/05/2027" for an event in May: here, people read October 5, when the event is over.
import { countDaysBetween, formatDay, getYear, isDay, type Day } from '../../../../dates/day'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { splitFileName } from '../../../../languages'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'
import { findInFile } from '../../../find-in-file'
import { replaceFound } from '../../../replace-found'
import { AFTERWARD, OTHER } from '../check-deadlines'
import { formatSpanish } from './format-spanish'

/** Matches a day in digits with a year, or with slashes only. */
const DIGITS =
  /(?<![\d/.$-])(\d{1,2})(?:([/.-])(\d{1,2})\2(20\d\d|\d\d)|\/(\d{1,2}))(?![\d/%-]|\.\d|[A-Za-zÀ-ỿ])/gu
/** Matches the words right before a last day. */
const UNTIL =
  /(?<![A-Za-zÀ-ỿ])(?:by|before|until|till?|no later than|not later than|deadline(?: is|:)?|due(?: by| on| date:?| date is)?|(?:end|close)s?(?: on)?|rsvp:?|last day (?:is|to [A-Za-zÀ-ỿ]+(?: up)? is)|antes del?|hasta(?: el)?|a m[aá]s tardar(?: el)?|para el|vence(?: el)?|(?:plazo|fecha l[ií]mite)(?: es(?: el)?|:)|[uú]ltimo d[ií]a(?: es(?: el)?|:))(?:(?: or)? on| noon on| the end of| \d{1,2}(?::\d\d)? ?[ap]m on)?(?: the| el)? $/iu
const SPANISH =
  /(?<![A-Za-zÀ-ỿ])(?:antes|hasta|tardar|para|vence|plazo|l[ií]mite|d[ií]a)(?![A-Za-zÀ-ỿ])[^\n]{0,12}$/iu
const MAY_HAVE_DIGITS = /\d[/.-]\d/
/** In days: a last day is at most this long before its event. */
const MAX_BEFORE = 90

/** @param values those of the fields; only an event has a place */
export function checkDeadlineDigits(
  text: SplitText,
  slug: string,
  { date, status }: Readonly<Record<string, unknown>>,
): LocatedProblem[] {
  if (typeof date !== 'string' || status !== undefined || !text.frontMatter.has('location'))
    return []
  // In a Spanish file, people read the day first.
  if (splitFileName(slug).language !== 'en') return []
  const [found] = findInFile(text, (searched) => findDeadlines(searched, date), MAY_HAVE_DIGITS)
  if (found === undefined) return []
  const { read, written, field, line, column } = found
  return [
    {
      ...(read === null ? unreadable(found) : lateDay(found, read)),
      suggestion: read === null ? replaceFound(text, found, written) : null,
      line,
      column,
      ...(field === null ? {} : { field }),
    },
  ]
}

type Deadline = {
  readonly words: string
  readonly index: number
  /** The day that people here read, or null if the first number is no month. */
  readonly read: Day | null
  readonly meant: Day
  readonly written: string
}

/** Returns the last days that only come before the event if their first number is the day. */
const findDeadlines = (text: string, date: Day): Deadline[] =>
  [...text.matchAll(DIGITS)].flatMap((match) => {
    const [words, first = '', , second, longYear, shortSecond = ''] = match
    const last = second ?? shortSecond
    const year = longYear?.padStart(4, '20') ?? String(getYear(date))
    const [read, meant] = [createDay(year, first, last), createDay(year, last, first)]
    const start = text.slice(0, match.index)
    const sentence =
      (start.split(/[.!?]\s|\n/).at(-1) ?? '') +
      (text.slice(match.index + words.length).split(/[.!?](?:\s|$)|\n/)[0] ?? '')
    if (meant === null || meant > date || countDaysBetween(meant, date) > MAX_BEFORE) return []
    if (read === null ? longYear === undefined : read <= date) return []
    if (!UNTIL.test(start) || AFTERWARD.test(sentence) || OTHER.test(sentence)) return []
    const written = SPANISH.test(start)
      ? formatSpanish(meant)
      : formatDay(meant, { dateStyle: 'long' })
    return [{ words, index: match.index, read, meant, written }]
  })

function createDay(year: string, month: string, day: string): Day | null {
  const created = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`
  return isDay(created) ? created : null
}

const write = (day: Day): string => formatDay(day, { month: 'long', day: 'numeric' })

const lateDay = ({ words, meant, written }: Deadline, read: Day): FileProblem => ({
  code: 'date-digits',
  severity: 'warning',
  message: `People here read ${words} as ${write(read)}, which is after the event.`,
  fix: `If you mean ${write(meant)}, write ${written}`,
})

const unreadable = ({ words, written }: Deadline): FileProblem => ({
  code: 'date-digits',
  severity: 'warning',
  message: `People here write the month before the day, so they cannot read ${words}.`,
  fix: `Write ${written}`,
})
