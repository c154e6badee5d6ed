// Translates hours in Spanish into those that this site can read: `de 9:00 a. m. a 12:00 m.` is 9:00 AM - 12:00 PM.
import { lookUp } from '../../../text/look-up'

const TIME =
  '(mediod[ií]a|medianoche|(\\d{1,2})(?:(?: ?h ?|[:.,])(\\d{2}))?\\s*(a\\.?\\s?m\\.?|p\\.?\\s?m\\.?|m\\.?|de la ma[ñn]ana|de la tarde|de la noche|del? mediod[ií]a|horas?|hrs?\\.?|hs?\\.?)?)'
const LEAD = '(?:de(?:sde)?\\s+)?(?:las?\\s+)?'
const SINGLE = new RegExp(`^(?:a\\s+)?${LEAD}${TIME}$`, 'i')
const SPAN = new RegExp(
  `^(?:de(?:sde)?\\s+)?(?:las?\\s+)?${TIME}\\s*(?:a|hasta|-|–)\\s*(?:las?\\s+)?${TIME}$`,
  'i',
)
/** Matches an hour that has its half of the day. */
const HALF = /\d\s*(?:[ap]\.?\s?)?m\b|ma[ñn]ana|tarde|noche/i
/** Matches a unit, or an hour that no other clock has. */
const CLOCK_24 = /\d\s*h(?:\d|\b|rs?\b|s\b|oras?)|(?<![\d:.,])(?:1[3-9]|2[0-3])(?!\d)/i
/** Matches a word between or before hours. With hyphens alone, twelve-hours.ts reads them. */
const WORD = /\b(?:a|y|hasta|de(?:sde)?|entre|las?)\b/i
/** Matches what parts the hours before and after a break. */
const BREAK = /\s*(?:,(?=\s)|;|\/|\by\b)\s*(?=(?:de\s+)?(?:las?\s+)?\d)/i
/** Smaller hours of a 24-hour clock are at night, where nobody is sure to be meant. */
const MIN_HOUR = 6
/** Matches what only hours in Spanish have. */
const SPANISH =
  /mediod|medianoche|\bde(?:sde)?\b|\bhasta\b|\blas?\b|\bentre\b|\d\s*h(?:\d|\b|rs?\b|s\b|oras?)|\d\s*m\.?(?=\s|$)|\d(?:\s*[ap]\.?\s?m\.?)?\s+[ay]\s+(?:las?\s+)?\d/i
const WORDS: Readonly<Record<string, string>> = {
  cerrado: 'closed',
  cerrada: 'closed',
  'con cita': 'by appointment',
  'con cita previa': 'by appointment',
  'por cita': 'by appointment',
  'solo con cita': 'by appointment',
  'abierto 24 horas': 'open 24 hours',
}

type Time = { hour: number; minute: string; half: 'AM' | 'PM' | null }

/**
 * Returns hours in English, or null if the words are not Spanish or not certain.
 * @param isOffice whether hours without a half of the day are those of an office: `8 a 7` begins in the morning
 */
export function translateHours(typed: string, isOffice: boolean): string | null {
  const text = typed
    .replace(/[\u00A0\u202F]/g, ' ')
    .trim()
    .replace(/\s+/g, ' ')
  const word = lookUp(WORDS, text.toLowerCase())
  if (word !== undefined) return word
  if (!SPANISH.test(text)) return null
  const is24Hour = WORD.test(text) && !HALF.test(text) && CLOCK_24.test(text)
  const spans = text
    .replace(/^entre\s+(.+?)\s+y\s+/i, 'de $1 a ')
    .split(BREAK)
    .map((words) => translateSpan(words, isOffice, is24Hour))
  if (!spans.includes(null)) return spans.join(' and ')
  const single = SINGLE.exec(text)
  const time = single && readTime(single.slice(1, 5))
  return time?.half ? write(time) : null
}

/** @param is24Hour whether the hours without a unit are those of a 24-hour clock, as others beside them are */
function translateSpan(words: string, isOffice: boolean, is24Hour: boolean): string | null {
  const span = SPAN.exec(words)
  if (!span) return null
  const [start, end] = [span.slice(1, 5), span.slice(5, 9)].map((parts) =>
    readTime(parts, is24Hour),
  )
  return writeSpan(start ?? null, end ?? null, isOffice)
}

/** Matches noon as Latin America writes it, in hours that are in English else. */
const NOON = /\b12(?::00)? ?m\b\.?/i

/** Matches hours with a unit and no other words. */
const NO_WORDS = /^[\d\s.:,–-]*(?:\d ?h[\d\s.:,–-]*)+$/i

/** Says that hours are in Spanish, and which words are if only noon is. */
export function describeSpanish(typed: string): string {
  if (NO_WORDS.test(typed))
    return `The hours in "${typed}" are those of a 24-hour clock, without AM and PM.`
  if (!SPANISH.test(typed.replace(/\sy(?=\s)/gi, ' and')))
    return 'The word "y" is Spanish. Here it is "and".'
  const [noon] = NOON.exec(typed) ?? []
  const rest = typed.replace(NOON, '12:00 PM')
  return noon === undefined || SPANISH.test(rest)
    ? `"${typed}" is in Spanish.`
    : `${noon} is how noon is written in Spanish. Here it is 12:00 PM.`
}

function readTime(
  [words = '', hour, minute = '00', half = '']: readonly (string | undefined)[],
  isBeside24Hour = false,
): Time | null {
  if (/^mediod/i.test(words)) return { hour: 12, minute: '00', half: 'PM' }
  if (/^medianoche/i.test(words)) return { hour: 12, minute: '00', half: 'AM' }
  const number = Number(hour)
  if (number > 23 || Number(minute) > 59) return null
  const is24Hour =
    number > 12 ||
    number === 0 ||
    /^h/i.test(half) ||
    /\dh/i.test(words) ||
    (isBeside24Hour && number >= MIN_HOUR)
  if (is24Hour) return { hour: number % 12 || 12, minute, half: number >= 12 ? 'PM' : 'AM' }
  return { hour: number, minute, half: getHalf(number, half.toLowerCase()) }
}

/** In Spanish, `12 m.` is noon (meridiano). */
function getHalf(hour: number, words: string): Time['half'] {
  if (/^a|mañana|manana/.test(words)) return 'AM'
  if (/^m|mediod/.test(words)) return hour === 12 || hour < 4 ? 'PM' : null
  return /^p|tarde|noche/.test(words)
    ? hour === 12 && words.includes('noche')
      ? 'AM'
      : 'PM'
    : null
}

function writeSpan(start: Time | null, end: Time | null, isOffice: boolean): string | null {
  if (start === null || end === null) return null
  if (start.half !== null && end.half !== null) return `${write(start)} - ${write(end)}`
  // An office that opens in the morning and closes at a smaller number on the clock has been open over noon.
  const isOverNoon = start.half === null && end.half === null && start.hour >= 7 && start.hour < 12
  if (!isOffice || !isOverNoon || (end.hour >= start.hour && end.hour !== 12)) return null
  return `${write({ ...start, half: 'AM' })} - ${write({ ...end, half: 'PM' })}`
}

const write = ({ hour, minute, half }: Time): string => `${hour}:${minute} ${half ?? ''}`
