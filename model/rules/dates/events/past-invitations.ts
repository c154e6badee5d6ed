// Notes an invitation to an event on a day without its year, which was the day of that event and is over: "Join us at Hope Gala on April 10".
import { collections } from '../../../collections'
import { formatLongDay, getWeekdayIndex, getYear, type Day } from '../../../dates/day'
import { splitFrontMatter } from '../../../front-matter/split-front-matter'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import { readFieldWords } from '../../../source/source-mark'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { simplifyWords } from '../../../text/simplify-text'
import { TEXT_TOPICS } from '../../../text/text-topics'
import { getText } from '../../../translations/translation-age'
import { getHiddenReason } from '../../../visibility'
import { findInFile, isShownField } from '../../find-in-file'
import { getSentence } from '../../meaning/days/written/event-days'
import { findWrittenDays, IS_RELATIVE } from '../../meaning/days/written/written-days'
import { PAST } from '../ended/announcing-words'
import { DATED } from '../ended/ended-days'
import { INVITES } from '../ended/news-words'

/** Matches other words that only people use who expect guests. */
const EXPECTS =
  /(?<![A-Za-zÀ-ỿ])(?:will(?! have)|register|sign up|rsvp|tickets?|buy|reserve|come|attend|upcoming|inscr[ií]b\w+|reg[ií]str\w+|boletos?|venga|ser[áa])(?![A-Za-zÀ-ỿ])/iu

type PastEvent = {
  readonly name: string
  readonly words: string
  readonly date: Day
  /** Its first and its last day. */
  readonly days: readonly Day[]
  readonly file: string
}

/** @param texts the texts of the files by their paths below the content folder */
export function checkPastInvitations(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
  today: Day,
): Problem[] {
  const events = findPastEvents(entries, today)
  if (events.length === 0) return []
  return entries.flatMap((parsed) => {
    const { entry, collection, topics } = parsed
    if (DATED.includes(collection) || !topics.includes('dayWithoutYear')) return []
    if (getHiddenReason(entry, today) !== null) return []
    const [found] = findInFile(
      splitFrontMatter(getText(entry, texts), []),
      (words) => findInvitations(words, events),
      TEXT_TOPICS.dayWithoutYear,
    ).filter(({ field }) => isShownField(field))
    if (found === undefined) return []
    const { words, event, field, line, column } = found
    const isReported = parsed.problems.some((other) => other.line === line)
    const position = { file: entry.file, line, column, field }
    return isReported ? [] : [createProblem(describe(words, event), position)]
  })
}

/** Returns the events that are over, but none that has the name of one to come. */
function findPastEvents(entries: readonly ParsedEntry[], today: Day): PastEvent[] {
  const events = entries.flatMap(({ collection, entry }): PastEvent[] => {
    const { title, startDate, date, file, draft } = entry
    if (collection !== (collections.events as unknown) || typeof date !== 'string') return []
    if (draft === true) return []
    const name = readFieldWords(title)
    const words = simplifyWords(name.replace(/\b20\d\d\b/, ''))
    const days = typeof startDate === 'string' ? [startDate, date] : [date]
    return [{ name, words, date, days, file }]
  })
  const toCome = events.filter(({ date }) => date >= today)
  return events.filter(
    ({ date, words }) =>
      date < today && words !== '' && !toCome.some((other) => other.words === words),
  )
}

const findInvitations = (text: string, events: readonly PastEvent[]) =>
  findWrittenDays(text).flatMap(({ words, index, monthAndDay, weekday, year }) => {
    if (year !== null || IS_RELATIVE.test(words)) return []
    const sentence = getSentence(text, index)
    const isInvitation = INVITES.test(sentence) || EXPECTS.test(sentence)
    if (!isInvitation || PAST.test(sentence)) return []
    const plain = ` ${simplifyWords(sentence)} `
    const isDay = (day: Day) =>
      day.slice(5) === monthAndDay && (weekday === null || weekday === getWeekdayIndex(day))
    const event = events.find(
      (other) => other.days.some(isDay) && plain.includes(` ${other.words} `),
    )
    return event === undefined ? [] : [{ words, index, event }]
  })

const describe = (words: string, { name, date, file }: PastEvent): FileProblem => ({
  code: 'date-relative',
  severity: 'warning',
  message: `"${words}" was the day of ${name} in ${getYear(date)}: its file says ${formatLongDay(date)}. It is over, but this sentence still invites people to it.`,
  fix: `If there is a new day, write it here and in ${file}. If there is none yet, leave the day out.`,
})
