// Notes a short value in Spanish in an English file, such as "amount: Cualquier cantidad, cada mes".
import type { SplitText } from '../../../front-matter/split-front-matter'
import { DEFAULT_LANGUAGE, splitFileName } from '../../../languages'
import type { LocatedProblem } from '../../../problems/problem'
import { foldAccents } from '../../../text/fold-accents'
import {
  hasEnglishWord,
  hasSpanishWord,
  isInSpanish,
} from '../../translations/comparison/english-blocks'
import type { FileContent } from '../file-content'

/** The fields whose values are words for visitors and no names. */
const FIELDS = [
  ...['amount', 'registration', 'limits', 'requirements', 'image_alt'],
  ...['email_subject', 'video_title'],
]
/** The fields with hours among other words. */
const HOURS = ['text_hours']
/** The settings that all English pages show. Which languages we speak is said in both. */
const SETTINGS = [
  ...['tagline', 'description', 'cost', 'privacy', 'mailing_list_prompt'],
  'nonprofit_statement',
]
/** Fields whose words are in Spanish in a file for those who read Spanish. */
const OWN_WORDS = ['title', 'summary', 'description']

/** Words of such values that only Spanish has, without accents. */
const SPANISH = new Set(
  'cualquier cualquiera cantidad cantidades monto importe suma cada mes meses semana semanas ano anos dia dias hora horas vez veces mensual mensuales semanal anual unica unico libre donativo donativos donacion donaciones ofrenda regalo dinero pañales panales ropa toallitas articulos cosas bebe bebes mama mamas papa papas madre madres padres hijos niño niños niña niñas ninos familia familias mujer mujeres hombre hombres persona personas voluntarios desde hasta mas menos poco mucho mucha muchos muchas grande grandes pequeño pequeña pequeños pequeñas pequenas pequenos gratis costo nosotros usted ustedes para por con sin los las del una unas unos sus nuestra nuestro nuestros nuestras quiera pueda puede desea todo toda todos todas tarde noche manana mañana mediodia lunes martes miercoles jueves viernes sabado sabados domingo domingos dos tres cuatro cinco seis iglesia mesa silla puerta sobre caminan caminando sonrie sonriendo sostiene juega juegan abre lee flores arbol arboles llaves pregunte llame hable hablar edad mayores minimo maximo requiere necesario registrarse inscripcion cupo lugares'.split(
    ' ',
  ),
)
const MIN_WORDS = 2
/** Longer values are sentences, which another check reads. */
const MAX_WORDS = 7
/** Matches words that tell readers why others are in Spanish, and quotations. */
const IS_MEANT = /espa[ñn]ol|spanish|ingl[eé]s|biling|[“"«‘]/i
/** Matches what people have to do, or what helps, also with a language. */
const IS_REQUIREMENT =
  /^(?:hablar|saber|entender|leer|tener|ser|poder)(?![A-Za-zÀ-ỿ]).*(?<![A-Za-zÀ-ỿ])(?:es|son|de|un|una|con|en|el|la)(?![A-Za-zÀ-ỿ])/iu
/** Matches a name: a capital letter after the first word. */
const NAME = /[^.!?:]\s[A-ZÀ-Þ]/u
/** Matches days and times of the day in Spanish. */
const SPANISH_HOURS =
  /(?<![A-Za-zÀ-ỿ])(?:lunes|martes|mi[ée]rcoles|jueves|viernes|s[áa]bados?|domingos?|d[ií]as?|semanas?|horas|de la (?:mañana|tarde|noche)|(?:mañana|tarde|noche)s|mediod[ií]a|medianoche)(?![A-Za-zÀ-ỿ])/iu
const ENGLISH_HOURS =
  /(?<![A-Za-zÀ-ỿ])(?:to|through|thru|until|from|and|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|satur|sun)(?:days?)?|days?|hours?|noon|mornings?|afternoons?|evenings?)(?![A-Za-zÀ-ỿ])/iu

export function checkShortValues(
  { frontMatter, body }: SplitText,
  { slug, collection }: Pick<FileContent, 'slug' | 'collection'>,
): LocatedProblem[] {
  if (splitFileName(slug).language !== DEFAULT_LANGUAGE || frontMatter.has('lang')) return []
  const isSettings = collection.name === 'settings file'
  const own = OWN_WORDS.map((name) => frontMatter.get(name))
  const isOwnSpanish = own.some((value) => value && 'text' in value && isSpanish(value.text))
  if (!isSettings && (isSpanish(body) || isOwnSpanish)) return []
  return [...FIELDS, ...HOURS, ...(isSettings ? SETTINGS : [])].flatMap((field) => {
    const value = frontMatter.get(field)
    if (value === undefined) return []
    return ('items' in value ? value.items : [value])
      .filter(({ text }) => isSpanishValue(field, text) && !isReported(field, text))
      .map(({ text, line, column }): LocatedProblem => ({
        code: 'translation-language',
        severity: 'warning',
        message: `“${text}” is Spanish, but ${isSettings ? 'it is shown on the English pages.' : 'this file is in English.'}`,
        fix: ADVICE[field] ?? 'Say it in English.',
        field,
        line,
        column,
      }))
  })
}

const ADVICE: Readonly<Record<string, string>> = {
  text_hours: 'Say it in English, such as Monday to Thursday, 9:00 AM to 4:00 PM',
  video_title:
    'Say it in English. If the video is in Spanish, say that, too: put (in Spanish) at the end.',
}

function isSpanishValue(field: string, text: string): boolean {
  if (HOURS.includes(field))
    return SPANISH_HOURS.test(text) && !ENGLISH_HOURS.test(text) && !IS_MEANT.test(text)
  // Another sentence of the same setting may say it in English.
  if (SETTINGS.includes(field) && isInSpanish(text))
    return text.split(/[.!?]\s+/).every(hasSpanishWord) && !IS_MEANT.test(text)
  if (field === 'requirements' && IS_REQUIREMENT.test(text)) return !hasEnglishWord(text)
  return isShortSpanish(text)
}

/** The words for a picture have a check of their own, which needs more words. */
const isReported = (field: string, text: string): boolean =>
  field === 'image_alt' && isInSpanish(text)

const isSpanish = (text: string): boolean => hasSpanishWord(text) && !hasEnglishWord(text)

function isShortSpanish(text: string): boolean {
  const words = text.toLowerCase().match(/[A-Za-zÀ-ỿ]+/gu) ?? []
  if (words.length > MAX_WORDS || hasEnglishWord(text)) return false
  if (IS_MEANT.test(text) || NAME.test(text)) return false
  const known = words.filter((word) => SPANISH.has(foldAccents(word)))
  return isInSpanish(text) || (known.length >= MIN_WORDS && known.length * 2 > words.length)
}
