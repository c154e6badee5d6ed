// Spanish words as they should be, where an English keyboard has taken away an accent or the tilde of ñ.
import { foldAccents } from '../../../text/fold-accents'

/** Words whose form without an accent is no Spanish word. "Solo", "este", "mas" and "seria" are words in both forms. */
const WITH_ACCENT =
  'también aquí ahí así allí después además detrás atrás quizás jamás adiós día días miércoles sábado sábados teléfono teléfonos número números página páginas clínica clínicas música próximo próxima próximos próximas fácil fáciles fácilmente difícil difíciles útil útiles jóvenes exámenes imágenes café razón corazón jardín común ningún algún según través interés autobús estarán están serán habrá podrá podrán podría podrían tendrá tendrán tendría gustaría quería tenía había habían todavía alegría energía policía garantía tecnología ecografía ecografías consejería inglés máximo mínimo único única únicos únicas rápido rápida rápidamente crédito cámara lágrimas píldora píldoras método métodos árbol árboles ángel ángeles médicos'

/** Words with ñ. The form of "año" with n is a word, but not one for a website such as this. */
const WITH_TILDE =
  'año años niño niños niña niñas mañana mañanas español española españoles españolas pequeño pequeña pequeños pequeñas señor señora señores señoras señorita compañía compañero compañera compañeros compañeras dueño dueña sueño sueños otoño baño baños cariño tamaño cumpleaños montaña enseñar enseña enseñan enseñanza acompañar acompaña acompañan acompáñenos'

const FORMS: ReadonlyMap<string, string> = new Map(
  `${WITH_ACCENT} ${WITH_TILDE}`
    .split(' ')
    .map((word) => [foldAccents(word).replaceAll('ñ', 'n'), word] as const),
)

/** Matches an ending that always has an accent: "información", "decisión". "Mission" is English. */
const ENDING = /^(\p{Ll}+(?:c|[^s]s)i)on$/u

/** Returns the word with its accents, or null. It is in small letters, and so is the result. */
export function restoreAccents(word: string): string | null {
  const form = FORMS.get(word)
  if (form !== undefined) return form
  const [, stem] = ENDING.exec(word) ?? []
  return stem === undefined ? null : `${stem}ón`
}
