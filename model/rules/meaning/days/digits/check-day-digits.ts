// Reports a day in digits with the month second, such as 5/12/2026 or 5/12, in a file that has December 5 in a field: here, people read May 12.
import { formatDay, isDay, swapMonthAndDay, type Day } from '../../../../dates/day'
import type { SplitText } from '../../../../front-matter/split-front-matter'
import { splitFileName } from '../../../../languages'
import type { FileProblem, LocatedProblem } from '../../../../problems/problem'
import { findInFile } from '../../../find-in-file'
import { replaceFound } from '../../../replace-found'
import { formatSpanish } from './format-spanish'
import { findShortDays } from './short-digits'

const DIGITS = /(?<![\d/.-])(\d{1,2})([/.-])(\d{1,2})\2(20\d\d|\d\d)(?![\d/-]|\.\d)/g
/** Matches the end of the words before a day in a Spanish sentence. */
const SPANISH_BEFORE = /\b(?:el|del|al|hasta|desde|para)\s$/i
const TEXT_FIELDS = ['title', 'summary', 'description', 'lead', 'registration']
const FIELDS = ['date', 'start_date', 'from', 'until', 'publish_on', 'expires_on']

export function checkDayDigits(text: SplitText, slug: string): LocatedProblem[] {
  // In a Spanish file, people read the day first.
  if (splitFileName(slug).language !== 'en') return []
  const days = FIELDS.flatMap((name) => {
    const value = text.frontMatter.get(name)
    return value && 'text' in value && isDay(value.text) ? [value.text] : []
  })
  if (days.length === 0) return []
  const found = findInFile(
    text,
    (searched) => [...findDays(searched, days), ...findShortDays(searched, days)],
    /\d[/.-]\d/,
  ).find(({ field }) => field === null || TEXT_FIELDS.includes(field))
  if (found === undefined) return []
  const { words, day, written, field, line, column } = found
  return [
    {
      ...otherOrder(words, day, written),
      suggestion: replaceFound(text, found, written),
      line,
      column,
      ...(field === null ? {} : { field }),
    },
  ]
}

/** Finds those of a field if the day is first, and of none if the month is. */
const findDays = (searched: string, days: readonly Day[]) =>
  [...searched.matchAll(DIGITS)].flatMap((match) => {
    const [words, first = '', , second = '', year = ''] = match
    const pad = (digits: string) => digits.padStart(2, '0')
    const day = `${year.padStart(4, '20')}-${pad(second)}-${pad(first)}`
    if (Number(first) === Number(second)) return []
    if (!days.includes(day) || days.includes(swapMonthAndDay(day) ?? '')) return []
    const isSpanish = SPANISH_BEFORE.test(searched.slice(0, match.index))
    const written = isSpanish ? formatSpanish(day) : formatDay(day, { dateStyle: 'long' })
    return [{ words, index: match.index, day, written }]
  })

/** @param written the same day in words */
export function otherOrder(typed: string, day: Day, written: string): FileProblem {
  const read = swapMonthAndDay(day)
  return {
    code: 'date-digits',
    severity: 'warning',
    message:
      read === null
        ? `People here write the month before the day, so they cannot read ${typed}.`
        : `People here read ${typed} as ${formatDay(read, { month: 'long', day: 'numeric' })}, because they write the month before the day.`,
    fix: `Write ${written}`,
  }
}
