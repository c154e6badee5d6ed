// Notes a day in digits with the day first in a text without a day of its own: "the gala on 9/4/2027" for one on April 9, or "25/4/2027".
import { collections } from '../../../collections'
import { formatDay, isDay, swapMonthAndDay, type Day } from '../../../dates/day'
import { splitFrontMatter } from '../../../front-matter/split-front-matter'
import { DEFAULT_LANGUAGE, splitFileName } from '../../../languages'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { TEXT_TOPICS } from '../../../text/text-topics'
import { getText } from '../../../translations/translation-age'
import { listNameWords } from '../../copies/name-words'
import { findInFile, isShownField } from '../../find-in-file'
import { otherOrder } from '../../meaning/days/digits/check-day-digits'
import { replaceFound } from '../../replace-found'

/** The files with a day of their own, with which their texts are compared. */
const DATED: readonly unknown[] = [collections.posts, collections.events, collections.notices]
const DIGITS = /(?<![\d/.-])(\d{1,2})\/(\d{1,2})\/(20\d\d)(?![\d/-]|\.\d)/g

type Found = { readonly words: string; readonly index: number; readonly day: Day }

/** @param texts the texts of the files by their paths below the content folder */
export function checkEventDigits(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const events = entries.filter(({ collection }) => collection === (collections.events as unknown))
  return entries.flatMap(({ entry, collection, topics }) => {
    if (!topics.includes('dayInDigits') || DATED.includes(collection)) return []
    // In a Spanish file, people read the day first.
    if (splitFileName(entry.slug).language !== DEFAULT_LANGUAGE) return []
    const text = getText(entry, texts)
    const split = splitFrontMatter(text, [])
    const found = findInFile(split, (words) => findDays(words, events), TEXT_TOPICS.dayInDigits)
    return found
      .filter(({ field }) => isShownField(field))
      .map((other) => {
        const written = formatDay(other.day, { dateStyle: 'long' })
        const problem = {
          ...dayFirst(other, written),
          suggestion: replaceFound(split, other, written),
        }
        const { line, column, field } = other
        return createProblem(problem, { file: entry.file, line, column, field })
      })
  })
}

function findDays(text: string, events: readonly ParsedEntry[]): Found[] {
  return [...text.matchAll(DIGITS)].flatMap(
    ({ 0: words, 1: first = '', 2: second = '', 3: year = '', index }) => {
      const day = `${year}-${second.padStart(2, '0')}-${first.padStart(2, '0')}`
      if (!isDay(day) || Number(first) === Number(second)) return []
      const read = swapMonthAndDay(day)
      const sentence = getSentence(text, index)
      return read === null || isOfEvent(day, read, sentence, events) ? [{ words, index, day }] : []
    },
  )
}

/** Returns whether an event that the sentence names is on one day, and none on the other. */
function isOfEvent(
  day: Day,
  other: Day,
  sentence: string,
  events: readonly ParsedEntry[],
): boolean {
  const hasDay = ({ entry }: ParsedEntry, searched: Day) =>
    entry['date'] === searched || entry['startDate'] === searched
  return (
    !events.some((event) => hasDay(event, other)) &&
    events.some(
      (event) =>
        hasDay(event, day) &&
        listNameWords(event.entry).some((word) => sentence.toLowerCase().includes(word)),
    )
  )
}

function getSentence(text: string, index: number): string {
  const start = Math.max(...['. ', '! ', '? ', '\n'].map((end) => text.lastIndexOf(end, index)))
  const end = text.slice(index).search(/[.!?](?:\s|$)|\n/)
  return text.slice(start + 1, end === -1 ? undefined : index + end)
}

function dayFirst({ words, day }: Found, written: string): FileProblem {
  const problem = otherOrder(words, day, written)
  return swapMonthAndDay(day) === null
    ? problem
    : {
        ...problem,
        message: `${problem.message} The event is on ${formatDay(day, { month: 'long', day: 'numeric' })}.`,
      }
}
