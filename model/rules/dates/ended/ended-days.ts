// Notes a day that is over in a sentence that still counts on it: "Through December 31, 2025, a friend matches every gift."
import { collections } from '../../../collections'
import { findNextOccurrence, formatDay, getYear, isDay, type Day } from '../../../dates/day'
import { splitFrontMatter } from '../../../front-matter/split-front-matter'
import { splitFileName, type Language } from '../../../languages'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { TEXT_TOPICS } from '../../../text/text-topics'
import { getText } from '../../../translations/translation-age'
import { getHiddenReason } from '../../../visibility'
import { findInFile, isShownField } from '../../find-in-file'
import { findWrittenDays } from '../../meaning/days/written/written-days'
import { findPeriodEnds } from './ends-of-years'
import { isAnnounced, isLastDay, runsUntil } from './expected-days'
import { readSentenceAround } from '../../../text/sentence-around'

/** The files of a day, which stay as they are when it is over; in a post, only a goal is no news of that time. */
export const DATED: readonly unknown[] = [
  collections.posts,
  collections.events,
  collections.notices,
]
const MAY_HAVE_END = new RegExp(
  `${TEXT_TOPICS.dayWithYear.source}|${TEXT_TOPICS.endOfPeriod.source}`,
  'iu',
)

/** @param texts the texts of the files by their paths below the content folder */
export function checkEndedDays(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  today: Day,
): Problem[] {
  return entries.flatMap((parsed) => {
    const { entry, collection, topics } = parsed
    const isPost = collection === (collections.posts as unknown)
    if ((DATED.includes(collection) && !isPost) || getHiddenReason(entry, today) !== null) return []
    if (!topics.includes('dayWithYear') && !topics.includes('endOfPeriod')) return []
    const split = splitFrontMatter(getText(entry, texts), [])
    const written = isPost ? String(entry.date) : today
    const [found] = findInFile(
      split,
      (words) => findEnded(words, written, isPost),
      MAY_HAVE_END,
    ).filter(({ field }) => isShownField(field))
    if (found === undefined) return []
    const { field, line, column } = found
    const problem = describe(found, today, splitFileName(entry.slug).language)
    return [createProblem(problem, { file: entry.file, line, column, field })]
  })
}

type Ended = {
  readonly words: string
  readonly index: number
  readonly day: Day
  /** Whether the words are those of a month or a year. */
  readonly isPeriod: boolean
}

/** Returns what was over when a text was written, in sentences that still count on it. */
const findEnded = (text: string, writtenOn: Day, isPost: boolean): Ended[] => [
  ...findWrittenDays(text).flatMap(({ words, index, monthAndDay, year }) => {
    const day = `${year ?? 0}-${monthAndDay}`
    if (year === null || !isDay(day) || day >= writtenOn) return []
    const { before, others } = readSentence(text, index, words.length)
    const isExpected = isLastDay(before, others, isPost) || (!isPost && isAnnounced(before, others))
    return isExpected ? [{ words, index, day, isPeriod: false }] : []
  }),
  ...findPeriodEnds(text).flatMap(({ words, index, lastDay, isEnd }) => {
    if (lastDay >= writtenOn) return []
    const { before, others } = readSentence(text, index, words.length)
    const isExpected = (isEnd || runsUntil(before)) && isLastDay(before, others, isPost)
    return isExpected ? [{ words, index, day: lastDay, isPeriod: true }] : []
  }),
]

/** Returns the part of a sentence before some words, and the whole sentence without them. */
function readSentence(text: string, index: number, length: number) {
  const { before, after } = readSentenceAround(text, index, length)
  return { before, others: before + after }
}

/** A day that comes again within this time may be meant. */
const MAX_DAYS_AHEAD = 366

function describe({ words, day, isPeriod }: Ended, today: Day, language: Language): FileProblem {
  const next = findNextOccurrence(day, today, MAX_DAYS_AHEAD)
  const meant =
    next === null
      ? null
      : isPeriod
        ? words.replace(/\d{4}$/, String(getYear(next)))
        : formatDay(next, { dateStyle: 'long' }, language)
  return {
    code: 'date-relative',
    severity: 'warning',
    message: `"${words}" is over, but this sentence speaks of ${isPeriod ? 'it as' : 'a day that is'} still to come.`,
    fix: `If ${meant === null ? 'another day is meant, write that' : `you mean the next one, write ${meant}`}. If there is no other day, delete the sentence.`,
  }
}
