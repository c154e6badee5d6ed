// Describes an event whose days are more or fewer weeks than its texts say.
import { addDays, countDaysBetween, formatDay, type Day } from '../../../dates/day'
import { findNamedWeeks } from '../../../dates/moved-span'
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { FileProblem } from '../../../problems/problem'
import { writeLike } from '../../../text/counting-words'
import { listLines } from '../../../text/list-lines'
import { listWords } from '../../../text/list-words'
import { findInFile, type Found } from '../../find-in-file'

type NamedWeeks = Found<ReturnType<typeof findNamedWeeks>[number]>

/** Advice with more lines than these is hard to follow. */
const MAX_LINES = 8

/** The end of the advice, until the whole site is known (model/rules/completions/days/other-lengths.ts). */
export const OTHER_PAGES = ' Other pages may need it, too.'

/** In days: an event that is longer or shorter than the named weeks by as much has a wrong day, although its own weeks are not whole. */
const MIN_DIFFERENCE = 10

/** Returns whether days are whole weeks, counted to their last day or to the day after it, but other ones than the file says; or far from those. */
export function isOtherLength(days: number, weeks: number): boolean {
  const isWhole = (days % 7) % 6 === 0
  const isFar = Math.abs(days - 7 * weeks) >= MIN_DIFFERENCE
  return days > 7 && [days, days + 1].every((length) => length !== 7 * weeks) && (isWhole || isFar)
}

/** @param weeks the number of weeks that the file says */
export function describeOtherLength(
  text: SplitText,
  [start, last]: readonly [Day, Day],
  weeks: number,
): FileProblem {
  const days = countDaysBetween(start, last)
  const isWhole = (days % 7) % 6 === 0
  const meant = isWhole ? Math.round(days / 7) : Math.floor(days / 7)
  const [from, to] = [start, last].map((day) => formatDay(day, { dateStyle: 'long' }))
  const found = findInFile(text, findNamedWeeks, /\b(?:week|semana)/i)
  return {
    code: 'date-far',
    severity: 'warning',
    message: `It is ${isWhole ? '' : 'more than '}${meant} week${meant === 1 ? '' : 's'} from ${from} to ${to}, but this file says ${weeks} ${weeks === 1 ? 'week' : 'weeks'}.`,
    fix: `If only the first day is right, write date: ${addDays(start, 7 * weeks)}. If only the last day is right, write start_date: ${addDays(last, -7 * weeks)}${adviseOnWords(found, meant)}`,
  }
}

/** Says what to write on which lines if both days are right. */
function adviseOnWords(found: readonly NamedWeeks[], weeks: number): string {
  const lines = new Map<string, Set<number>>()
  for (const named of found) {
    const words = replaceNumber(named, weeks)
    lines.set(words, (lines.get(words) ?? new Set()).add(named.line))
  }
  if (found.length === 0 || found.length > MAX_LINES) return ''
  const places = [...lines].map(
    ([words, numbers]) => `${words} on ${listLines([...numbers], MAX_LINES)}`,
  )
  return `. If both days are right, write ${listWords(places, MAX_LINES)}.${OTHER_PAGES}`
}

/** Writes the words for some weeks with another number, and with the article that fits it. */
function replaceNumber({ words, article, number }: NamedWeeks, weeks: number): string {
  const phrase = words
    .slice(article.length)
    .replace(number, writeLike(number, weeks))
    .replace(/ (week|semana)$/i, ' $1s')
  const isVowel = /^(?:8|11|18|eight|eleven)/i.test(phrase)
  const fitting = isVowel ? 'an ' : 'a '
  if (article === '' || article.toLowerCase() === fitting) return phrase
  return (article.startsWith('A') ? `A${fitting.slice(1)}` : fitting) + phrase
}
