// Notes a beginning that a text announces although its day is over, where no year is beside it: "The drive will start on Monday, November 16."
import { collections } from '../../../collections'
import { countDaysBetween, getWeekdayIndex, type Day } from '../../../dates/day'
import { splitFrontMatter } from '../../../front-matter/split-front-matter'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { TEXT_TOPICS } from '../../../text/text-topics'
import { getText } from '../../../translations/translation-age'
import { getHiddenReason } from '../../../visibility'
import { findInFile, isShownField } from '../../find-in-file'
import { findNearest, findWrittenDays } from '../../meaning/days/written/written-days'
import { OVER } from './announcing-words'
import { readSentenceAround } from '../../../text/sentence-around'

/** Events and notices have rules of their own. */
const NOT_COMPARED: readonly unknown[] = [collections.events, collections.notices]
/** Matches the words right before the day. */
const WILL = new RegExp(`(?:${TEXT_TOPICS.beginning.source})(?: again)?(?: on| el)? ?$`, 'iu')
/** In days: a day that is over for longer may be that of the next year. */
const MAX_DAYS = 90

/** @param texts the texts of the files by their paths below the content folder */
export function checkEndedStarts(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  today: Day,
): Problem[] {
  return entries.flatMap(({ entry, collection, topics }) => {
    if (!topics.includes('beginning') || NOT_COMPARED.includes(collection)) return []
    if (getHiddenReason(entry, today) !== null) return []
    const isPost = collection === (collections.posts as unknown)
    const written = isPost ? String(entry['date']) : today
    const [found] = findInFile(
      splitFrontMatter(getText(entry, texts), []),
      (text) => findEnded(text, written),
      TEXT_TOPICS.beginning,
    ).filter(({ field }) => isShownField(field))
    if (found === undefined) return []
    const { words, field, line, column } = found
    return [createProblem(describe(words, isPost), { file: entry.file, line, column, field })]
  })
}

const findEnded = (text: string, written: Day) =>
  findWrittenDays(text).flatMap(({ words, index, weekday, year, monthAndDay }) => {
    const day = findNearest(monthAndDay, written)
    if (year !== null || day === null || weekday !== getWeekdayIndex(day)) return []
    if (day >= written || countDaysBetween(day, written) > MAX_DAYS) return []
    const { before } = readSentenceAround(text, index)
    return WILL.test(before) && !OVER.test(before) ? [{ words, index }] : []
  })

const describe = (words: string, isPost: boolean): FileProblem => ({
  code: 'date-relative',
  severity: 'warning',
  message: `"${words}" is over${isPost ? ' on the day of this post' : ''}, but this sentence says that it will be.`,
  fix: 'If another day is meant, write that. If the day is right, say it as something that has begun.',
})
