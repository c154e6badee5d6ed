// Finds the times in a text that can only be those of the whole event: its doors, its beginning and its end.
import { readClockTime, readTimeSpan, type LocalTime } from '../../../dates/clock-time'

export type WrittenTime = {
  readonly typed: string
  readonly time: LocalTime
  readonly role: 'doors' | 'start' | 'end'
}

const TIME = /\b\d{1,2}(?::\d{2})?\s?[ap]\.?\s?m\b/gi
const SPAN =
  /\b\d{1,2}(?::\d{2})?(?:\s?[ap]\.?m\.?)?\s?(?:-|–|to|until)\s?\d{1,2}(?::\d{2})?\s?[ap]\.?m\b/gi
/** What belongs to an event has hours of its own, such as the table where people register. */
export const OTHER =
  /\b(?:office|regist\w+|check-?in|set ?up|clean ?up|volunteers?|helpers?|child ?care|nursery|parking|rehearsal|deadline|call|oficina|volunt\w+|guardería|(?:mon|tues|wednes|thurs|fri|satur|sun)days?|lunes|martes|miércoles|jueves|viernes|sábado|domingo)\b/i
const WHOLE = 'evening|event|night|gala|afternoon|noche|velada|evento|tarde'
const DOORS = /\bdoors (?:will )?open|\babr\w+ (?:las )?puertas|\bpuertas se abren/i
/** The time right after these words is that of the doors, whatever else the sentence says. */
const DOORS_AT =
  /\b(?:doors (?:will )?open|puertas (?:se )?abren|abr\w+ (?:las )?puertas) (?:at |a las |a la )?(\d{1,2}(?::\d{2})?\s?[ap]\.?\s?m\b)/i
const PROGRAM = new RegExp(
  `\\b(?:program|programa|${WHOLE}) (?:runs|lasts|goes|is|va|dura|es)\\b`,
  'i',
)
const START = new RegExp(`\\b(?:${WHOLE}) (?:begins?|starts?|comienza|empieza)\\b`, 'i')
const END = new RegExp(`\\b(?:${WHOLE}) (?:ends?|is over|termina|acaba)\\b`, 'i')

/** Returns the times of the whole event in a text without line breaks; only one time in a sentence can have a role. */
export function findEventTimes(text: string): WrittenTime[] {
  return text.split(/(?<=[.!?;])\s/).flatMap((sentence): WrittenTime[] => {
    const doors = DOORS_AT.exec(sentence)?.[1]
    const opening = doors === undefined ? null : readClockTime(doors)
    if (doors !== undefined && opening !== null)
      return [{ typed: doors, time: opening, role: 'doors' }]
    const [typed, ...more] = sentence.match(TIME) ?? []
    const role = findRole(sentence)
    const time = typed === undefined ? null : readClockTime(typed)
    if (typed === undefined || time === null || role === null || more.length > 0) return []
    return OTHER.test(sentence) ? [] : [{ typed, time, role }]
  })
}

function findRole(sentence: string): WrittenTime['role'] | null {
  if (DOORS.test(sentence)) return 'doors'
  if (START.test(sentence)) return 'start'
  return END.test(sentence) ? 'end' : null
}

/** Returns the spans of time in a text that may be the whole event. */
export function findEventSpans(text: string) {
  return text.split(/(?<=[.!?;])\s/).flatMap((sentence) =>
    OTHER.test(sentence)
      ? []
      : (getEventPart(sentence).match(SPAN) ?? []).flatMap((typed) => {
          const span = readTimeSpan(typed)
          return span === null ? [] : [{ typed, ...span }]
        }),
  )
}

/** Returns the part of a sentence that is about the whole event; one that names the doors has to say where that begins. */
const getEventPart = (sentence: string): string => {
  if (!DOORS.test(sentence)) return sentence
  const start = PROGRAM.exec(sentence)?.index
  return start === undefined ? '' : sentence.slice(start)
}

/** Returns a time as people write it: 6:30 PM. */
export function formatTime(time: LocalTime): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number)
  return `${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour % 24 < 12 ? 'AM' : 'PM'}`
}
