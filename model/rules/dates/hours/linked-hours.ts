// Notes an hour at which an event opens or begins, beside a link to it, that the file of the event names nowhere.
import { collections } from '../../../collections'
import { countMinutes, type LocalTime } from '../../../dates/clock-time'
import { readEventTimes, type EventTimes } from '../../../dates/event-times'
import { findHourWords } from '../../../dates/hour-words'
import { createProblem, type Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { getText } from '../../../translations/translation-age'
import { findDoors } from '../../meaning/times/shifts/door-times'
import { otherHour, otherSpan } from './linked-hour-problems'
import { findLinkedSpan, type LinkedSpan } from './linked-spans'
import { findOpenings, type Opening } from './opening-sentences'

const EVENT = /^\/events\/([^/#?]+)/
const FIRST_HOUR = /(?<![\d:])(\d{1,2})\s?(?:-|–|to|until|and)\s?\d{1,2}(?::\d{2})?\s?[ap]\.?m/gi
const HALF_DAY = 12 * 60

/** @param texts the texts of the files by their paths below the content folder */
export function checkLinkedHours(
  entries: readonly ParsedEntry[],
  texts: Readonly<Record<string, string>>,
): Problem[] {
  const events = new Map(
    entries.flatMap((parsed) =>
      parsed.collection === (collections.events as unknown)
        ? [[parsed.entry.slug, parsed] as const]
        : [],
    ),
  )
  return entries.flatMap(({ entry, collection, references, topics }) => {
    if (
      !topics.includes('opening') ||
      collection === (collections.events as unknown) ||
      entry.draft === true
    )
      return []
    const linked = new Map<number, Set<string>>()
    for (const { target, line, field } of references) {
      const slug = EVENT.exec(target)?.[1]
      if (slug !== undefined && field === null)
        linked.set(line, (linked.get(line) ?? new Set()).add(slug))
    }
    if (linked.size === 0) return []
    const lines = getText(entry, texts).split('\n')
    // A post about one event goes on with its evening of a year below the link.
    const [[first = 0, slugs = new Set<string>()] = [], ...more] = linked
    if (collection === (collections.posts as unknown) && more.length === 0)
      lines.forEach(
        (text, index) => index >= first && /20\d\d/.test(text) && linked.set(index + 1, slugs),
      )
    return [...linked].flatMap(([line, [slug = '', another]]) => {
      const event = another === undefined ? events.get(slug) : undefined
      if (event === undefined) return []
      return compare(
        lines[line - 1] ?? '',
        event,
        getText(event.entry, texts),
        line > first && more.length === 0,
      ).map(({ column, ...details }) => createProblem(details, { file: entry.file, line, column }))
    })
  })
}

/** @param isBelow whether the line has no link itself, so that only an hour that is surely the event’s counts */
function compare(line: string, { entry }: ParsedEntry, eventText: string, isBelow: boolean) {
  const times = readTimes(eventText)
  if (times === null) return []
  const begins = countMinutes(times.start) % HALF_DAY
  const known = new Set([begins, ...listHours(eventText)])
  const lines = eventText.split('\n').map((text, index) => ({ text, line: index + 1 }))
  const doors = findDoors(lines)?.time
  const openings = findOpenings(line, String(entry['date']).slice(0, 4))
    .filter(({ isDirect }) => isDirect || !isBelow)
    .filter(({ minutes, role }) =>
      role === 'doors'
        ? // Where the event does not say when the doors open, only doors that open after the beginning are wrong.
          doors === undefined
          ? minutes > begins && !known.has(minutes)
          : minutes !== countMinutes(doors) % HALF_DAY && (minutes >= begins || !known.has(minutes))
        : !known.has(minutes),
    )
    .map((hour) => ({
      ...otherHour(hour, entry.file, hour.role === 'doors' ? doors : getEnd(hour, times)),
      column: hour.column,
    }))
  const span = findLinkedSpan(line)
  return span === null || openings.length > 0 || !isOtherSpan(span, times, doors)
    ? openings
    : [{ ...otherSpan(span, times, entry.file), column: Math.max(line.indexOf(span.typed), 0) + 1 }]
}

const getEnd = ({ role }: Opening, { start, end }: EventTimes) =>
  role === 'end' ? (end ?? undefined) : start

/** Returns whether a span is not that of an event, which may count from its doors on. */
function isOtherSpan(
  { span, minutes: [from, to] }: LinkedSpan,
  { start, end }: EventTimes,
  doors: LocalTime | undefined,
): boolean {
  if (end === null) return false
  const starts = [start, ...(doors === undefined ? [] : [doors])]
  if (span !== null) return span.to !== end || !starts.includes(span.from)
  return (
    countMinutes(end) % HALF_DAY !== to ||
    !starts.some((time) => countMinutes(time) % HALF_DAY === from)
  )
}

/** Returns the hours of a text as minutes since noon or midnight, those at the beginning of "6-8 PM" as well. */
const listHours = (text: string): number[] => [
  ...findHourWords(text).map(({ minutes }) => minutes),
  ...[...text.matchAll(FIRST_HOUR)].map(([, hour]) => (Number(hour) % 12) * 60),
]

/** Returns when an event begins and ends by its fields, or null. */
const readTimes = (text: string): EventTimes | null =>
  readEventTimes(/^time: *(.+?) *$/m.exec(text)?.[1])
