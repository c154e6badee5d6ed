// Notes a status that the sentence about it contradicts: status: cancelled beside "It was planned for November 6 and is a week later".
import { isDay, type Day } from '../../dates/day'
import type { SplitText } from '../../front-matter/split-front-matter'
import { replaceValue } from '../../front-matter/value'
import type { LocatedProblem } from '../../problems/problem'
import { readMovedDistance } from './days/written/moved-distance'
import { readMovedDays } from './days/written/moved-days'
import { findOldDate } from './old-date'
import { findOldPlace } from './old-place'
import { findNearest, findWrittenDays } from './days/written/written-days'
import {
  BARE,
  CANCELLED,
  DOUBTFUL,
  MAY_CANCEL,
  MOVED,
  PLANNED,
  STILL_PLANNED,
} from './status-note-words'

const NOTE = 'status_note'
const ANY_MOVE = new RegExp(`(?:^|[,;:] |\\b(?:and|but|so|y|pero) )${MOVED}`, 'iu')
const BARE_MOVE = new RegExp(`^(?:${BARE})`, 'iu')
/** Matches the next words of a clause; a comma may be within a day. */
const REST =
  /^(?:(?:(?<=day|\d), (?=[A-ZÀ-Þ]|\d{4}))?(?! (?:because|due|since|after|por|debido|porque)\b)[^.;!?,]){0,48}(?![A-Za-zÀ-ỿ\d])/u

type Values = Readonly<Record<string, unknown>>

/** @param values those of the fields of an event */
export function checkStatusNote(
  source: SplitText,
  collection: string,
  { status, date, title }: Values,
): LocatedProblem[] {
  if (collection !== 'event' || (status !== 'cancelled' && status !== 'moved')) return []
  const { frontMatter, body } = source
  const [value, note] = [frontMatter.get('status'), frontMatter.get(NOTE)]
  if (!value || !('text' in value) || typeof date !== 'string' || !isDay(date)) return []
  const text = note && 'text' in note ? note.text : ''
  const { line, column } = value
  const problem = { code: 'status-differs', severity: 'warning', field: 'status' } as const
  if (status === 'moved') {
    const known = readMovedDays(source, date, status)
    const isReported = known !== null && (known.next !== null || known.planned !== null)
    const moved = isReported ? null : findOldDate(frontMatter.get('date'), text, date)
    const place = findOldPlace(frontMatter.get('location'), text)
    if (moved !== null || place !== null) return [moved, place].filter((found) => found !== null)
    const words = isSaid(CANCELLED, text, title)
    if (words === null || STILL_PLANNED.test(text)) return []
    return [
      {
        ...problem,
        message: `status says moved, but status_note says "${words}".`,
        fix: 'If nothing takes place, write status: cancelled. If it takes place on another day, write in status_note what was planned before.',
        ...{ line, column },
      },
    ]
  }
  if (MAY_CANCEL.test(text)) return []
  const words = findMove(text, title, date)
  const typed = words ?? (DOUBTFUL.test(text) ? null : findMove(body, title, null))
  if (typed === null) return []
  const isKnown = words !== null && (findOldDay(text, date) !== null || namesDay(words, date))
  return [
    {
      ...problem,
      message: `status says cancelled, but ${words === null ? 'the text below' : NOTE} says "${typed}".`,
      fix: isKnown
        ? 'The event takes place, so write status: moved'
        : 'If the event takes place, write status: moved, and the new day, time or place in its field. If not, correct the sentence.',
      suggestion: isKnown ? replaceValue(value, 'moved') : null,
      ...{ line, column },
    },
  ]
}

const namesDay = (words: string, date: Day): boolean =>
  findWrittenDays(words).some(({ monthAndDay }) => date.endsWith(monthAndDay))

/** Returns the words that say when or where the event is now, or null. */
function findMove(text: string, title: unknown, date: Day | null): string | null {
  const moves = text.split(/(?<=[.!?])\s+|\n+/).filter((sentence) => !DOUBTFUL.test(sentence))
  for (const sentence of moves) {
    const words =
      isSaid(ANY_MOVE, sentence, title) ??
      (date === null ? null : isSaid(BARE_MOVE, sentence, title))
    if (words !== null) return completeClause(sentence, words)
  }
  if (date === null || moves.length < text.split(/(?<=[.!?])\s+|\n+/).length) return null
  return readMovedDistance(text, date)?.words ?? findOldDay(text, date)
}

/** Returns words with what follows them, such as a day, up to the reason for it. */
function completeClause(sentence: string, words: string): string {
  const rest = sentence.slice(sentence.indexOf(words) + words.length)
  return words + (REST.exec(rest)?.[0] ?? '')
}

/** Returns the words about a day that was planned, if it is not the date of the event any longer. */
function findOldDay(text: string, date: Day): string | null {
  for (const { words, index, year, monthAndDay } of findWrittenDays(text)) {
    const before = PLANNED.exec(text.slice(0, index))
    const day = year === null ? findNearest(monthAndDay, date) : `${year}-${monthAndDay}`
    if (before !== null && day !== null && day !== date)
      return text.slice(before.index, index + words.length)
  }
  return null
}

/** Returns the matched words in a text in which the event may be called by one of the words of its title. */
function isSaid(pattern: RegExp, text: string, title: unknown): string | null {
  const own = typeof title === 'string' ? (title.match(/[A-Za-zÀ-ỿ]{4,}/gu) ?? []) : []
  const names = `(?:the|our|el|la) (?:[A-Za-zÀ-ỿ]+ ){0,3}?(?:${own.join('|') || 'event'})(?: [A-Za-zÀ-ỿ]+)?`
  const source = pattern.source.replaceAll('TITLE', names)
  const match = new RegExp(source, 'iu').exec(text)
  return match?.[0].replace(/^(?:[,;:.]|and|but|so|y|pero) /i, '').trim() ?? null
}
