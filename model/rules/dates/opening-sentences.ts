// Finds the sentences that say at which hour an event opens its doors or begins.
import { findHourWords, type HourWords } from '../../dates/hour-words'

const DOORS =
  /(?<![A-Za-zÀ-ỿ])(?:(?:(?:the|our) )?doors (?:will )?open|(?:las |nuestras )?puertas (?:se )?abr(?:en|irán)|abrimos las puertas)(?![A-Za-zÀ-ỿ])/iu
const WHOLE =
  '(?:it|(?:the|our) (?:event|evening|gala|walk|program|night)|(?:el evento|la gala|la caminata|la noche|la velada|el programa|todo))'
const START = new RegExp(
  `^(?:${WHOLE} (?:will )?(?:begins?|starts?|comienza|empieza|comenzará|empezará)|comienza|empieza)(?![A-Za-zÀ-ỿ])`,
  'iu',
)
/** Matches what has hours of its own, what is said of other years, and hours that are no beginning. */
const OTHER =
  /(?<![A-Za-zÀ-ỿ])(?:office|regist[a-z]*|check-?in|set ?up|clean ?up|volunteers?|helpers?|team|child ?care|nursery|parking|rehearsal|deadline|call|breakfast|lunch|dinner|supper|music|before|after|until|was|were|last|ago|not?|oficina|inscri[A-Za-zÀ-ỿ]*|registr[A-Za-zÀ-ỿ]*|volunt[A-Za-zÀ-ỿ]*|equipo|guardería|ensayo|cena|comida|música|antes|después|hasta|fue|fueron|pasad[oa])(?![A-Za-zÀ-ỿ])|n['’]t(?![A-Za-zÀ-ỿ])/iu
const SENTENCE_END = /(?<=[.!?;])\s+(?=[A-ZÀ-Þ¡¿[*])/u
const YEAR = /(?<!\d)20\d\d(?!\d)/g

export type Opening = HourWords & { readonly column: number; readonly isDoors: boolean }

/** Returns the hours of sentences with a single one, which say when the event opens or begins. */
export function findOpenings(line: string, year: string): Opening[] {
  let position = 0
  return line.split(SENTENCE_END).flatMap((sentence): Opening[] => {
    const offset = line.indexOf(sentence, position)
    position = offset + sentence.length
    const isDoors = DOORS.test(sentence)
    if ((!isDoors && !START.test(sentence)) || OTHER.test(sentence)) return []
    if ((sentence.match(YEAR) ?? []).some((typed) => typed !== year)) return []
    const [hour, another] = findHourWords(sentence)
    if (hour === undefined || another !== undefined) return []
    return [{ ...hour, isDoors, column: offset + hour.index + 1 }]
  })
}
