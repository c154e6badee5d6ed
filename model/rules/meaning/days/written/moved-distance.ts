// Reads how far away from its old day an event was moved: "It was planned for March 6 and is seven weeks later."
import { addDays, type Day } from '../../../../dates/day'
import { NUMBERS, readNumber } from '../../../../text/counting-words'

/** Matches a distance right after words that say when the event is now; other distances are those of what has happened. */
const DISTANCE = new RegExp(
  '\\b(?:is|are|be|held|moved?|moves|takes place|(?:so|now|and) (?:we|it) [A-Za-zÀ-ỿ]+|we (?:will )?(?:meet|walk|gather|celebrate)' +
    '|es|ser[aá]|se (?:hace|har[aá]|mueve|traslada|celebra)|nos reunimos)(?: (?:now|only|just|ahora|solo|by|to))*' +
    ` ((?:${NUMBERS}|an?|one|una?) (day|week|d[ií]a|semana)s? (later|after (?:that|it)|earlier|sooner|despu[eé]s|m[aá]s tarde|antes))\\b(?! (?:than|que|de)\\b)`,
  'iu',
)
const EARLIER = /^(?:earlier|sooner|antes)$/i
const WEEK = /^(?:week|semana)$/i
const ONE = /^(?:an?|una?) /i

export type MovedDistance = { readonly words: string; readonly day: Day }

/** Returns the new day of an event, and the words of its sentence that say how far away that is; null if there are none. */
export function readMovedDistance(note: string, planned: Day): MovedDistance | null {
  const [, words = '', unit = '', direction = ''] = DISTANCE.exec(note) ?? []
  if (words === '') return null
  const count = ONE.test(words) ? 1 : readNumber(words.split(' ')[0] ?? '')
  const days = count * (WEEK.test(unit) ? 7 : 1)
  return days < 1 ? null : { words, day: addDays(planned, EARLIER.test(direction) ? -days : days) }
}
