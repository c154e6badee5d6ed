// Notes an hour at which an event opens or begins, beside a link to it, that the file of the event names nowhere.
import { collections } from '../../collections'
import { countMinutes, readClockTime, readTimeSpan, type LocalTime } from '../../dates/clock-time'
import { findHourWords } from '../../dates/hour-words'
import { createProblem, type FileProblem, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { getText } from '../../translations/translation-age'
import { findDoors } from '../meaning/times/shifts/door-times'
import { formatTime } from '../meaning/times/written-times'
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
    return [...linked].flatMap(([line, [slug = '', another]]) => {
      const event = another === undefined ? events.get(slug) : undefined
      if (event === undefined) return []
      return compare(lines[line - 1] ?? '', event, getText(event.entry, texts)).map(
        ({ column, ...details }) => createProblem(details, { file: entry.file, line, column }),
      )
    })
  })
}

function compare(line: string, { entry }: ParsedEntry, eventText: string) {
  const found = findOpenings(line, String(entry['date']).slice(0, 4))
  const start = findStart(eventText)
  if (found.length === 0 || start === null) return []
  const begins = countMinutes(start) % HALF_DAY
  const known = new Set([begins, ...listHours(eventText)])
  const lines = eventText.split('\n').map((text, index) => ({ text, line: index + 1 }))
  const doors = findDoors(lines)?.time
  return (
    found
      .filter(({ minutes }) => !known.has(minutes))
      // Where the event does not say when the doors open, only doors that open after the beginning are wrong.
      .filter(({ isDoors, minutes }) => !isDoors || doors !== undefined || minutes > begins)
      .map((hour) => ({
        ...describe(hour, entry.file, hour.isDoors ? doors : start),
        column: hour.column,
      }))
  )
}

/** Returns the hours of a text as minutes since noon or midnight, those at the beginning of "6-8 PM" as well. */
const listHours = (text: string): number[] => [
  ...findHourWords(text).map(({ minutes }) => minutes),
  ...[...text.matchAll(FIRST_HOUR)].map(([, hour]) => (Number(hour) % 12) * 60),
]

/** Returns when an event begins by its fields, or null. */
function findStart(text: string): LocalTime | null {
  const [, typed = ''] = /^time: *(.+?) *$/m.exec(text) ?? []
  return readTimeSpan(typed)?.from ?? readClockTime(typed)
}

function describe(
  { typed, isDoors }: Opening,
  file: string,
  right: LocalTime | undefined,
): FileProblem {
  const isSpanish = /^las? |mediod|[ap]\.\sm/i.test(typed)
  const shown =
    right && (isSpanish ? writeSpanish(right, /^las? /i.test(typed)) : formatTime(right))
  return {
    code: 'time-differs',
    severity: 'warning',
    message: `The text says "${typed}", but the event to which it links (${file}) names no such hour.${right === undefined ? '' : ` There, ${isDoors ? 'the doors open' : 'it begins'} at ${formatTime(right)}.`}`,
    fix: `${shown === undefined ? 'If the event is right, write its hour here' : `If the event is right, write "${shown}"`}. If "${typed}" is right, correct the hour in ${file}.`,
  }
}

function writeSpanish(time: LocalTime, hasArticle: boolean): string {
  const hour = formatTime(time).replace('AM', 'a. m.').replace('PM', 'p. m.')
  return hasArticle ? `${hour.startsWith('1:') ? 'la' : 'las'} ${hour}` : hour
}
