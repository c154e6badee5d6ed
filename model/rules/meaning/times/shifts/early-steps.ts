// Finds an event in the morning whose text has a step before it in the evening: `time: 6:30 AM` beside "Doors open at 5:45 PM".
import { readClockTime, readTimeSpan } from '../../../../dates/clock-time'
import type { EventTimes } from '../../../../dates/event-times'
import { getShift, type TextLine } from './shifted-times'
import { OTHER } from '../written-times'

export type EarlyStep = {
  readonly line: number
  readonly typed: string
  /** The value of the field with PM. */
  readonly meant: string
}

const TIMES = /\b\d{1,2}(?::\d{2})?\s?[ap]\.?\s?m\b/gi
/** Matches what comes right before an event, or is its first part. */
const STEP =
  /(?<![A-Za-zÀ-ỿ])(?:doors|check-?in|supper|dinner|soup|pizza|refreshments|coffee|arriv\w+|gather\w*|come|rehears\w+|choir|puertas|cena|refrigerio|llegue\w*|ensayo)(?![A-Za-zÀ-ỿ])/iu
/** Matches words by which a time belongs to another day, or to another part of this one. */
const ASIDE =
  /(?<![A-Za-zÀ-ỿ])(?:(?:sun|mon|tues|wednes|thurs|fri|satur)days?|day|night|eve|tomorrow|back|again|after|afterwards?|also|drop\w*|until|close[sd]?|set ?up|\d{1,2}\/\d|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo|d[ií]a|otra vez|despu[eé]s|hasta|v[ií]spera)(?![A-Za-zÀ-ỿ])/iu
/** Matches words of a day that begins in the morning. */
const EARLY =
  /(?<![A-Za-zÀ-ỿ])(?:mornings?|sunrise|dawn|breakfast|brunch|lunch|noon|midday|all day|overnight|desayuno|almuerzo|amanecer|mediod[ií]a|todo el d[ií]a|(?:de|por|en) la mañana|[ap]\.?m\.? to \d{1,2}(?::\d\d)? ?[ap])(?![A-Za-zÀ-ỿ])/iu
/** In minutes. */
const HALF_DAY = 12 * 60
const MAX_STEP = 120

/**
 * @param titles those that say what the whole event is
 * @param lines the fields with words and the rows of the text
 */
export function findEarlyStep(
  time: string,
  { start }: EventTimes,
  titles: readonly string[],
  lines: readonly TextLine[],
): EarlyStep | null {
  const halves = time.match(/[ap](?=\.?\s?m)/gi)?.map((half) => half.toLowerCase()) ?? []
  if (halves.length === 0 || halves.includes('p') || start < '04:00') return null
  const all = [...titles, ...lines.map(({ text }) => text)].join('\n')
  const typed = all.match(TIMES) ?? []
  if (typed.length === 0 || typed.some((words) => /a/i.test(words)) || EARLY.test(all)) return null
  const meant = time.replace(/a(?=\.?\s?m)/g, 'p').replace(/A(?=\.?\s?M)/g, 'P')
  if (readTimeSpan(meant) === null && readTimeSpan(time) !== null) return null
  for (const { line, text } of lines)
    for (const sentence of text.split(/(?<=[.!?;])\s/)) {
      if (!STEP.test(sentence) || OTHER.test(sentence) || ASIDE.test(sentence)) continue
      const step = sentence.match(TIMES)?.find((words) => isShortlyBefore(words, start))
      if (step !== undefined) return { line, typed: step, meant }
    }
  return null
}

/** Returns whether a time is shortly before the beginning in the other half of the day. */
function isShortlyBefore(typed: string, start: EventTimes['start']): boolean {
  const time = readClockTime(typed)
  if (time === null) return false
  const before = HALF_DAY - getShift(time, start)
  return before > 0 && before <= MAX_STEP
}
