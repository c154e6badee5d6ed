// Knows the English words that a phone, or a hurry, leaves in a Spanish sentence: "en hours de oficina".
import { lookUp } from '../../../../text/look-up'
import { hasEnglishWord, hasSpanishWord } from '../../../translations/comparison/english-blocks'
import { ENGLISH_SMALL_WORDS } from './english-small-words'

/** No word that Spanish has as well, and none that people say in Spanish, such as "email", "baby shower" or "test". */
const PAIRS: Readonly<Record<string, string>> = Object.fromEntries(
  'hour hora|hours horas|office oficina|offices oficinas|house casa|houses casas|home casa|phone teléfono|family familia|friend amigo|friends amigos|church iglesia|churches iglesias|day día|days días|week semana|weeks semanas|month mes|months meses|year año|years años|morning mañana|afternoon tarde|evening noche|night noche|today hoy|tomorrow mañana|class clase|group grupo|groups grupos|list lista|lists listas|visit visita|volunteer voluntario|volunteers voluntarios|program programa|programs programas|center centro|person persona|people personas|number número|numbers números|page página|pages páginas|message mensaje|messages mensajes|event evento|service servicio|clinic clínica|patient paciente|parents padres|mother madre|mothers madres|father padre|fathers padres|child niño|children niños|women mujeres|woman mujer|help ayuda|door puerta|street calle|food comida|clothes ropa|diapers pañales|pregnancy embarazo|pregnant embarazada|appointment cita|appointments citas|address dirección|name nombre|names nombres|prayer oración|question pregunta|questions preguntas|answer respuesta|answers respuestas|donor donante|donors donantes|nurse enfermera|nurses enfermeras|money dinero|health salud|care cuidado|support apoyo|life vida|work trabajo|time tiempo|ultrasound ultrasonido|counseling consejería|privacy privacidad|shelter refugio|shelters refugios|school escuela|schools escuelas|gift regalo|gifts regalos|husband esposo|wife esposa|babies bebés|building edificio|workshop taller|workshops talleres|supplies artículos|wipes toallitas|choir coro|birth nacimiento|fundraiser evento_benéfico|fundraisers eventos_benéficos'
    .split('|')
    .map((pair) => pair.split(' ').map((word) => word.replace('_', ' ')) as [string, string]),
)

const SMALL =
  'en|de|del|la|el|los|las|una?|unos|unas|sus?|para|con|por|al?|y|o|e|sin|nuestr[ao]s?|cada|est[aeo]s?|est[áa]n?|que|si|no|se|es|son|dos|tres|cuatro|cinco|seis|muchas|muchos|otr[ao]s?|todas|todos|mi|tu|desde|hasta|entre|sobre|como|cuando'
const BEFORE = new RegExp(`(?<![A-Za-zÀ-ỿ])(?:${SMALL}|\\d+) $`, 'iu')
const AFTER = new RegExp(`^(?:[,.;:!?)]|$| (?:${SMALL})(?![A-Za-zÀ-ỿ]))`, 'u')

/** Phrases that no Spanish sentence has, and what they are in Spanish. */
const PHRASES: Readonly<Record<string, string>> = {
  'at least': 'al menos',
  'each week': 'cada semana',
  'each month': 'cada mes',
  'each year': 'cada año',
  'every day': 'cada día',
  'every week': 'cada semana',
  'every month': 'cada mes',
  'every year': 'cada año',
  'per week': 'por semana',
  'per month': 'por mes',
  'with us': 'con nosotros',
  'with you': 'con usted',
  'for free': 'gratis',
  'in the morning': 'por la mañana',
  'in the afternoon': 'por la tarde',
}
const PHRASE = new RegExp(
  `(?<![A-Za-zÀ-ỿ\\d@/_.-])(?:${Object.keys(PHRASES).join('|')})(?![A-Za-zÀ-ỿ\\d@/_-])`,
  'giu',
)

/** Returns whether a word, or a phrase, is one of those that are only English. */
export const isEnglishWord = (typed: string): boolean =>
  ENGLISH_SMALL_WORDS.has(typed.toLowerCase()) ||
  lookUp(PAIRS, typed.toLowerCase()) !== undefined ||
  lookUp(PHRASES, typed.toLowerCase()) !== undefined

/** Finds the only English phrase of a line, whose other words are not English: "at least dos horas al mes". */
export function findEnglishPhrases(
  line: string,
): { readonly typed: string; readonly index: number; readonly written: string }[] {
  const found = [...line.matchAll(PHRASE)]
  const [first, another] = found
  if (first === undefined || another !== undefined || /ingl[eé]s/i.test(line)) return []
  const rest = line.replace(PHRASE, ' ')
  if (!hasSpanishWord(rest) || hasEnglishWord(rest)) return []
  const { 0: typed, index } = first
  // A name has capital letters within a sentence.
  if (index > 0 && /[A-ZÀ-Þ]/u.test(typed)) return []
  const written = lookUp(PHRASES, typed.toLowerCase()) ?? typed
  const isCapital = /^[A-ZÀ-Þ]/u.test(typed)
  return [
    {
      typed,
      index,
      written: isCapital ? written.charAt(0).toUpperCase() + written.slice(1) : written,
    },
  ]
}

/**
 * Returns the Spanish word for an English one between small words of Spanish, or null.
 * @param typed the word in small letters
 * @param beside the text of its line before it and after it
 */
export function translateWord(
  typed: string,
  { before, after }: { readonly before: string; readonly after: string },
): string | null {
  const written = lookUp(PAIRS, typed)
  if (written === undefined || /ingl[eé]s/i.test(before + after)) return null
  return BEFORE.test(before) && AFTER.test(after) ? written : null
}
