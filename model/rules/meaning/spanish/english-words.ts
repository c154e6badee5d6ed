// Knows the English words that a phone, or a hurry, leaves in a Spanish sentence: "en hours de oficina".
import { lookUp } from '../../../text/look-up'

/** No word that Spanish has as well, and none that people say in Spanish, such as "email", "baby shower" or "test". */
const PAIRS: Readonly<Record<string, string>> = Object.fromEntries(
  'hour hora|hours horas|office oficina|offices oficinas|house casa|houses casas|home casa|phone teléfono|family familia|friend amigo|friends amigos|church iglesia|churches iglesias|day día|days días|week semana|weeks semanas|month mes|months meses|year año|years años|morning mañana|afternoon tarde|evening noche|night noche|today hoy|tomorrow mañana|class clase|group grupo|groups grupos|list lista|lists listas|visit visita|volunteer voluntario|volunteers voluntarios|program programa|programs programas|center centro|person persona|people personas|number número|numbers números|page página|pages páginas|message mensaje|messages mensajes|event evento|service servicio|clinic clínica|patient paciente|parents padres|mother madre|mothers madres|father padre|fathers padres|child niño|children niños|women mujeres|woman mujer|help ayuda|door puerta|street calle|food comida|clothes ropa|diapers pañales|pregnancy embarazo|pregnant embarazada|appointment cita|appointments citas|address dirección|name nombre|names nombres|prayer oración|question pregunta|questions preguntas|answer respuesta|answers respuestas|donor donante|donors donantes|nurse enfermera|nurses enfermeras|money dinero|health salud|care cuidado|support apoyo|life vida|work trabajo|time tiempo|ultrasound ultrasonido|counseling consejería|privacy privacidad'
    .split('|')
    .map((pair) => pair.split(' ') as [string, string]),
)

const SMALL =
  'en|de|del|la|el|los|las|una?|unos|unas|sus?|para|con|por|al?|y|o|e|sin|nuestr[ao]s?|cada|est[aeo]s?|est[áa]n?|que|si|no|se|es|son|dos|tres|cuatro|cinco|seis|muchas|muchos|otr[ao]s?|todas|todos|mi|tu|desde|hasta|entre|sobre|como|cuando'
const BEFORE = new RegExp(`(?<!\\p{L})(?:${SMALL}|\\d+) $`, 'iu')
const AFTER = new RegExp(`^(?:[,.;:!?)]|$| (?:${SMALL})(?!\\p{L}))`, 'u')

/** Returns whether a word is one of those that are only English. */
export const isEnglishWord = (typed: string): boolean =>
  lookUp(PAIRS, typed.toLowerCase()) !== undefined

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
