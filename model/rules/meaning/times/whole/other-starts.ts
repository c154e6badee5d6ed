// Finds when a sentence says that all begin: "We begin on the dot of half past six", "we set off together at nine in the morning".
import { countMinutes } from '../../../../dates/clock-time'
import { findHourWords } from '../../../../dates/hour-words'
import { OTHER_PARTS } from '../other-parts'
import { findDoors } from '../shifts/door-times'
import type { TextLine } from '../shifts/shifted-times'
import { OTHER } from '../written-times'
import { formatMinutes, HALF_DAY, isSameHour, type Hours, type Other } from './event-hours'

/** Matches the words right before the hour. */
const BEGINS =
  /(?:^|[^A-Za-zÀ-ỿ])(?:we(?: will|['’]ll)?(?: all)? (?:begin|start|set off|set out|head out)|(?:empezamos|comenzamos|salimos))(?: together| promptly| right| exactly| todos| juntos)*,? (?:at|on the dot of|a)(?: exactly)? $/iu
/** Matches what may come after the hour; a beginning with breakfast or a tour may be that of a part. */
const ENDS = /^(?: sharp| on the dot| in the (?:morning|afternoon|evening))*[.!]?$/iu
/** Matches the words of another beginning, or of one that is not certain. */
const UNCERTAIN =
  /(?<![A-Za-zÀ-ỿ])(?:if|for|when|some|again|then|once|first|next|each|every|about|around|usually|class(?:es)?|si|para|cuando|algunos|primero|luego|cada|como)(?![A-Za-zÀ-ỿ])/iu
/** Matches words of what people do before all begin. */
const ARRIVES =
  /(?<![A-Za-zÀ-ỿ])(?:arriv|gather|check[- ]?in|come (?:at|by|between)|coffee|breakfast|lunch|dinner|supper|meet|warm|registration (?:opens|begins)|sign in|lleg|reun|desayun|caf[eé])/iu
/** In minutes: people may well come a little earlier than all begin. */
const MIN_LATER = 30

/** Returns a function that finds another beginning in a sentence of an event. */
export function createStartFinder(lines: readonly TextLine[], { start, end }: Hours) {
  const doors = findDoors(lines)?.time
  const isFromBeginning = doors !== undefined && countMinutes(doors) < start
  const mayArriveBefore = () =>
    lines.some(
      ({ text }) =>
        ARRIVES.test(text) || findHourWords(text).some(({ minutes }) => isSameHour(minutes, start)),
    )
  return (sentence: string): Other | null => {
    const hour = findHourWords(sentence).find(
      ({ typed, index }) =>
        BEGINS.test(sentence.slice(0, index)) && ENDS.test(sentence.slice(index + typed.length)),
    )
    if (hour === undefined || isSameHour(hour.minutes, start)) return null
    if (OTHER.test(sentence) || OTHER_PARTS.test(sentence) || UNCERTAIN.test(sentence)) return null
    const later = (hour.minutes - start + 2 * HALF_DAY) % HALF_DAY
    const isWithin = later < end - start
    if (isWithin && !isFromBeginning && (later < MIN_LATER || mayArriveBefore())) return null
    return { typed: hour.typed, right: formatMinutes(start) }
  }
}
