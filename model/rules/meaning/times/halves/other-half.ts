// Finds a time for guests to come that is in the other half of the day, or hours away from the event, as in a line of another event.
import {
  readClockTime,
  readTimeSpan,
  replaceHalf,
  type LocalTime,
} from '../../../../dates/clock-time'
import type { EventTimes } from '../../../../dates/event-times'
import { getShift, type Contradiction, type TextLine } from '../shifts/shifted-times'
import { findEventTimes, formatTime, OTHER } from '../written-times'

const CLOCK = String.raw`\d{1,2}(?::\d{2})?`
const HALF = String.raw`\s?(?:[ap]m\b|[ap]\.\s?m\b\.?)`
const TIMES = `(${CLOCK}(?:${HALF})?)(?: (?:and|to|y|a)(?: las?)? (${CLOCK}${HALF}))?`
/** Matches what asks guests to come, with one time or two in its groups. */
const ARRIVE = new RegExp(
  String.raw`\b(?:arrive|come|be (?:here|there)|lleg\w+|veng\w+) (?:between|from|at|by|entre|de|a)(?: las?)? ${TIMES}`,
  'i',
)
const MAY_ARRIVE = /\b(?:arrive|come|here|there|lleg|veng|doors|puertas|begins|starts)/i
/** Matches what is only for some of the guests, for another day, or for another part of the day. */
const ASIDE =
  /\b(?:if|set|help\w*|serve|choir|band|sing\w*|play\w*|speak\w*|bak\w+|again|also|back|later|second|then|for (?:the )?(?:dinner|supper|lunch|dessert|tour)|before|after\w*|tomorrow|evening|tonight|night|morning|noche|tarde|mañana|si|despu[eé]s|tambi[eé]n|antes|segund[ao]|ayud\w+)\b/i
/** Matches a heading of a part that is not for the guests. */
const FOR_HELPERS = /\b(?:help\w*|serve|serving|choir|band|vendors?|team|ayud\w+|equipo|coro)\b/i
/** In minutes: guests come at most this long before an event begins. */
const MAX_EARLY = 3 * 60
const NOON: LocalTime = '12:00'
const HALF_DAY = 12 * 60
/** In minutes: what is so near in the other half of the day has only the wrong half. */
const NEAR = 60

/** @param lines those of the text below the fields, with the headings, which say for which people a time is */
export function findOtherHalves(lines: readonly TextLine[], times: EventTimes): Contradiction[] {
  let isAside = false
  return lines.flatMap(({ line, text }) => {
    if (text.startsWith('#')) isAside = OTHER.test(text) || FOR_HELPERS.test(text)
    if (isAside || !MAY_ARRIVE.test(text)) return []
    const sentences = text.split(/(?<=[.!?;])\s/).filter((sentence) => !isForOthers(sentence))
    return sentences.flatMap((sentence) => {
      const found = findArrival(sentence) ?? findBeginning(sentence)
      return found === null || !isFar(found.time, times) ? [] : [{ line, ...correct(found, times) }]
    })
  })
}

type Found = {
  readonly typed: string
  readonly time: LocalTime
  /** Whether it is when the event itself begins. */
  readonly isStart: boolean
}

const isForOthers = (text: string): boolean => OTHER.test(text) || ASIDE.test(text)

function findArrival(sentence: string): Found | null {
  const [words, first = '', last] = ARRIVE.exec(sentence) ?? []
  if (words === undefined) return null
  const time = last === undefined ? readClockTime(first) : readTimeSpan(`${first} - ${last}`)?.from
  const typed = words.slice(words.indexOf(first))
  return time === null || time === undefined ? null : { typed, time, isStart: false }
}

function findBeginning(sentence: string): Found | null {
  const found = findEventTimes(sentence).find(({ role }) => role !== 'end')
  return found === undefined ? null : { ...found, isStart: found.role === 'start' }
}

function isFar(time: LocalTime, { start, end }: EventTimes): boolean {
  const early = getShift(start, time)
  return early > MAX_EARLY || (end === null ? early < -2 * MAX_EARLY : time > end)
}

/** Returns what to write: the same words in the other half of the day if they are right there. */
function correct(
  { typed, time, isStart }: Found,
  { start }: EventTimes,
): Omit<Contradiction, 'line'> {
  if (isStart) return { typed, right: formatTime(start) }
  const half = time < NOON ? 'P' : 'A'
  const early = getShift(start, time) - (half === 'P' ? HALF_DAY : -HALF_DAY)
  const isRight = early >= 0 && early <= NEAR
  const isOneHalf = (typed.match(/[ap]\.?\s?m\b/gi) ?? []).length === 1
  const right =
    isRight && isOneHalf ? replaceHalf(typed, half) : `a time shortly before ${formatTime(start)}`
  return { typed, right }
}
