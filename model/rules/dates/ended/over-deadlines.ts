// Notes news that ask people for something until a day that was over before the news appear.
import { collections } from '../../../collections'
import { isDay, type Day } from '../../../dates/day'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../../source/entry/parsed-entry'
import { readFieldWords } from '../../../source/source-mark'
import { findWrittenDays } from '../../meaning/days/written/written-days'
import { ASKS, DEADLINE, LATER } from './news-words'

/** Matches words that ask people for an answer. */
const ANSWER =
  /(?<![A-Za-zÀ-ỿ])(?:tell|call|write|e-?mail|contact|answer|reply|d[ií]gan\w*|ll[aá]m[ea]\w*|escr[ií]ba\w*|av[ií]se\w*)(?![A-Za-zÀ-ỿ])/iu
const SENTENCE_END = /(?<=[.!?;])\s+/

export function checkOverDeadlines(entries: readonly ParsedEntry[], today: Day): Problem[] {
  return entries.flatMap((parsed) => {
    const { type, title, from, until, draft } = parsed.entry
    if (parsed.collection !== (collections.notices as unknown)) return []
    if (type !== 'news' || draft === true || typeof from !== 'string') return []
    if (typeof until !== 'string' || until < today) return []
    const [over] = readFieldWords(title)
      .split(SENTENCE_END)
      .flatMap((sentence) => findOverDeadline(sentence, from))
    return over === undefined
      ? []
      : [createProblem(describe(over), getFieldPosition(parsed, 'title'))]
  })
}

/** Returns the words of the only deadline in a sentence, with its year, that was over when the news appeared. */
function findOverDeadline(sentence: string, from: Day): string[] {
  const [written, another] = findWrittenDays(sentence)
  if (written === undefined || written.year === null || another !== undefined) return []
  const { words, index, year, monthAndDay } = written
  const day = `${year}-${monthAndDay}`
  if (!isDay(day) || day >= from || LATER.test(sentence)) return []
  const asks = ASKS.test(sentence) || ANSWER.test(sentence)
  return asks && DEADLINE.test(sentence.slice(0, index)) ? [words] : []
}

const describe = (words: string): FileProblem => ({
  code: 'notice-days',
  severity: 'warning',
  message: `The title asks people for something until ${words}, but that day was over before the first day of this notice.`,
  fix: 'Write a day that is still to come. If there is none, delete this file.',
})
