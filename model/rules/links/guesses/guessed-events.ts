// Finds the event that is meant by a name with one of its words, in English or in Spanish.
import { simplifyText } from '../../../text/simplify-text'
import { lookUp } from '../../../text/look-up'

type NamedEvent = { readonly slug: string; readonly title?: unknown }

/** Words in the names of events, by the Spanish words that people say for them. */
const SPANISH: Readonly<Record<string, readonly string[]>> = {
  almuerzo: ['lunch', 'luncheon'],
  banquete: ['banquet', 'dinner'],
  biberon: ['bottle'],
  biberones: ['bottle', 'bottles'],
  botella: ['bottle'],
  botellas: ['bottle', 'bottles'],
  bumeran: ['boomerang'],
  caminata: ['walk'],
  carrera: ['run', 'race'],
  cena: ['supper', 'dinner', 'banquet'],
  concierto: ['concert'],
  desayuno: ['breakfast'],
  marcha: ['walk', 'march'],
  oracion: ['prayer'],
  panales: ['diaper', 'diapers'],
  subasta: ['auction'],
  torneo: ['tournament'],
}

/** Words that many events have, so that they name none. */
const COMMON =
  /^(?:annual|baby|church|event|families|family|life|night|evening|morning|sunday|saturday|with|your|from|para|vida|bebe|iglesia|familia|noche|evento|con|los|las|del|por|the|and|for|our)$/
const MIN_LETTERS = 4

/** Returns the file name of the only event that has a word of `typed` in its name or its title, or undefined. */
export function findEventByWords(typed: string, events: readonly NamedEvent[]): string | undefined {
  const wanted = readWords(typed).flatMap((word) => [word, ...(lookUp(SPANISH, word) ?? [])])
  const rare = wanted.filter((word) => !COMMON.test(word))
  const [only, another] = events.filter(({ slug, title }) => {
    const words = new Set(readWords(`${slug} ${typeof title === 'string' ? title : ''}`))
    return rare.some((word) => words.has(word))
  })
  return another === undefined ? only?.slug : undefined
}

const readWords = (text: string): string[] =>
  (simplifyText(text).match(/[a-z]+/g) ?? []).filter((word) => word.length >= MIN_LETTERS)
