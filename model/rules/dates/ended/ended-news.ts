// Notes news that invite people to a day, to an event of ours or before a deadline, or that name a last day, and are still on top of every page when it is over.
import { collections } from '../../../collections'
import { formatLongDay, getYear, isDay, type Day } from '../../../dates/day'
import { createProblem, type FileProblem, type Problem } from '../../../problems/problem'
import { getFieldPosition, type ParsedEntry } from '../../../source/entry/parsed-entry'
import { readFieldWords } from '../../../source/source-mark'
import { simplifyText } from '../../../text/simplify-text'
import { findLastDay } from './last-days'
import { ASKS, DEADLINE, INVITES, LATER } from './news-words'
import { isForSomethingElse } from '../../meaning/days/written/other-words'
import { findWrittenDays, IS_RELATIVE, SECOND_DAY } from '../../meaning/days/written/written-days'

const EVENT = /^\/events\/([^/#?]+)/
/** The last day of what news are about, and the words in a problem before that day. */
type End = { readonly day: Day; readonly words: string }

type Event = {
  readonly slug: string
  readonly name: string
  readonly date: Day
  readonly words: string
}

export function checkEndedNews(entries: readonly ParsedEntry[], today: Day): Problem[] {
  const events = entries.flatMap(({ collection, entry }): Event[] => {
    const { date, title, status } = entry
    const isEvent = collection === (collections.events as unknown)
    if (!isEvent || typeof date !== 'string' || status !== undefined) return []
    const name = readFieldWords(title)
    return [{ slug: entry.slug, name, date, words: simplifyText(name) }]
  })
  return entries.flatMap((parsed) => {
    const { type, title, from, until, draft } = parsed.entry
    if (parsed.collection !== (collections.notices as unknown)) return []
    if (type !== 'news' || draft === true || typeof from !== 'string') return []
    if (typeof until !== 'string' || until < today || until < from) return []
    const words = readFieldWords(title)
    const isTrueLater = LATER.test(words)
    const isMeant = (day: Day) => from <= day && day < until
    const event = isTrueLater ? undefined : findEvent(parsed, words, events)
    // An event with the same name that is still to come is announced as well.
    const isLater = events.some(
      ({ name, date }) => name === event?.name && date > event.date && date >= until,
    )
    if (isLater) return []
    const end = event
      ? { day: event.date, words: `${event.name} is over after` }
      : ((isTrueLater ? null : findEnd(words, from)) ?? findLast(words, from))
    if (end === null || !isMeant(end.day)) return []
    return [createProblem(describe(end, until), getFieldPosition(parsed, 'until'))]
  })
}

/** Finds the event to which news lead, or which they name. */
function findEvent(
  { references }: ParsedEntry,
  title: string,
  events: readonly Event[],
): Event | undefined {
  const slugs = new Set(references.flatMap(({ target }) => EVENT.exec(target)?.[1] ?? []))
  const plain = simplifyText(title)
  const found = events.filter(
    ({ slug, words }) => slugs.has(slug) || (words.includes(' ') && plain.includes(words)),
  )
  return [...found].sort((a, b) => b.date.localeCompare(a.date))[0]
}

/** Returns the only day to which a title invites, or until which it asks for something, in the year of the notice. */
function findEnd(title: string, from: Day): End | null {
  const [written, another] = findWrittenDays(title)
  if (written === undefined || another !== undefined) return null
  const { words, index, year, monthAndDay } = written
  const isDeadline = ASKS.test(title) && DEADLINE.test(title.slice(0, index))
  if (!isDeadline && !INVITES.test(title)) return null
  const after = title.slice(index + words.length)
  const isOther =
    IS_RELATIVE.test(words) ||
    SECOND_DAY.test(after) ||
    (!isDeadline && isForSomethingElse(title.slice(0, index), title))
  if (isOther) return null
  const years = year === null ? [getYear(from), getYear(from) + 1] : [year]
  const day = years
    .map((other) => `${other}-${monthAndDay}`)
    .find((candidate) => isDay(candidate) && candidate >= from)
  if (day === undefined) return null
  const asks = isDeadline ? 'asks people for something until' : 'invites people to something on'
  return { day, words: `The title ${asks}` }
}

function findLast(title: string, from: Day): End | null {
  const day = findLastDay(title, from)
  return day === null ? null : { day, words: 'The title is true only until' }
}

const describe = ({ day, words }: End, until: Day): FileProblem => ({
  code: 'notice-days',
  severity: 'warning',
  message: `${words} ${formatLongDay(day)}, but this notice stays on top of every page until ${formatLongDay(until)}.`,
  fix: `Write until: ${day}. If it should stay longer, change the title so that it is true after that day, too.`,
})
