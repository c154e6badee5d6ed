// Notes a weekday of these days that does not fit its date, in a text without a day of its own: "this Monday, December 1".
import { collections } from '../../collections'
import { countDaysBetween, formatLongDay, getWeekdayIndex, type Day } from '../../dates/day'
import { findNearestWeekday } from '../../dates/moved-span'
import { getWeekdayName, WEEKDAYS } from '../../dates/weekdays'
import { splitFrontMatter } from '../../front-matter/split-front-matter'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { TEXT_TOPICS } from '../../text/text-topics'
import { getText } from '../../translations/translation-age'
import { getHiddenReason } from '../../visibility'
import { findInFile, isShownField } from '../find-in-file'
import { adviseWeekday } from '../meaning/days/written/weekday-problem'
import { replaceDay, replaceWeekday } from '../meaning/days/written/write-day-like'
import { findNearest, findWrittenDays } from '../meaning/days/written/written-days'
import { readSentenceAround } from '../../text/sentence-around'

/** Their days are compared with those of their fields. */
const DATED: readonly unknown[] = [collections.posts, collections.events, collections.notices]
const THIS = /(?<![A-Za-zÀ-ỿ])(?:this|this coming|next|este|(?:el|este) próximo) $/iu
const QUOTED = /[“"«]/
/** In days: a day that is further away is not one of these days, and may be that of another year. */
const MAX_AWAY = 31

/** @param texts the texts of the files by their paths below the content folder */
export function checkThisWeekdays(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  today: Day,
): Problem[] {
  return entries.flatMap(({ entry, collection, topics }) => {
    if (!topics.includes('thisWeekday') || DATED.includes(collection)) return []
    if (getHiddenReason(entry, today) !== null) return []
    const [found] = findInFile(
      splitFrontMatter(getText(entry, texts), []),
      (text) => findWrong(text, today),
      TEXT_TOPICS.thisWeekday,
    ).filter(({ field }) => isShownField(field))
    if (found === undefined) return []
    const { words, weekday, day, field, line, column } = found
    return [createProblem(describe(words, weekday, day), { file: entry.file, line, column, field })]
  })
}

const findWrong = (text: string, today: Day) =>
  findWrittenDays(text).flatMap(({ words, index, weekday, year, monthAndDay }) => {
    const day = findNearest(monthAndDay, today)
    if (year !== null || weekday === null || day === null || !THIS.test(text.slice(0, index)))
      return []
    const isNear = Math.abs(countDaysBetween(today, day)) <= MAX_AWAY
    const { before } = readSentenceAround(text, index)
    return isNear && weekday !== getWeekdayIndex(day) && !QUOTED.test(before)
      ? [{ words, index, weekday, day }]
      : []
  })

const describe = (words: string, weekday: number, day: Day): FileProblem => ({
  code: 'weekday-wrong',
  severity: 'warning',
  message: `The text says "${words}", but ${formatLongDay(day)} is a ${getWeekdayName(day)}.`,
  fix: `If the date is right, write "${replaceWeekday(words, day)}". ${adviseWeekday(WEEKDAYS[weekday] ?? '')}, write "${replaceDay(words, findNearestWeekday(day, weekday))}".`,
})
