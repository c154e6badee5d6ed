// Finds from when until when a sentence says that the whole event lasts: "We are together from six until nine".
import { writeHoursInDigits } from '../../../../dates/hours-in-digits'
import { OTHER } from '../written-times'
import { formatMinutes, isSameHour, type Hours, type Other } from './event-hours'

const WHOLE =
  "(?:we(?: are|['’]re|['’]ll be| will be)(?: all)? together|(?:the|our) (?:event|evening|gala|party|open house|walk) (?:runs|lasts|goes|is|will be)|(?:estamos|estaremos) juntos|(?:el evento|la velada|la gala|la caminata) (?:va|dura|es|será))"
const HOUR = '(\\d{1,2})(?::(\\d\\d))?(?: ?[ap]\\.?m\\.?)?'
const SPAN = new RegExp(
  `(?<![A-Za-zÀ-ỿ])${WHOLE} (?:from|de|desde)(?: las?)? ${HOUR} (?:to|until|till|a|hasta)(?: las?)? ${HOUR}(?![:\\d])`,
  'iu',
)
/** Matches words by which only a part of the event, or no certain hour is meant. */
const UNCERTAIN =
  /(?<![A-Za-zÀ-ỿ])(?:about|around|roughly|ish|some|if|when|or|usually|was|were|not|como|si|o|fue)(?![A-Za-zÀ-ỿ])|n['’]t/iu

export function findOtherSpan(sentence: string, { start, end }: Hours): Other | null {
  const match = SPAN.exec(writeHoursInDigits(sentence))
  if (match === null || OTHER.test(sentence) || UNCERTAIN.test(sentence)) return null
  const [, from = '', fromMinutes = '0', to = '', toMinutes = '0'] = match
  const first = Number(from) * 60 + Number(fromMinutes)
  const last = Number(to) * 60 + Number(toMinutes)
  // An event may count from its doors on, so that a part of it begins later.
  const isOther = !isSameHour(last, end) || (first < start % (12 * 60) && !isSameHour(first, start))
  if (!isOther) return null
  const typed = /^[^,.;:!?]*(?::\d\d[^,.;:!?]*)*/.exec(sentence.slice(match.index))?.[0] ?? ''
  return { typed, right: `${formatMinutes(start)} - ${formatMinutes(end)}` }
}
