// Durations in words of both languages: "half an hour" and "media hora", "an hour and a half" and "una hora y media".
import { NUMBERS, readNumber, writeLike } from '../../../text/counting-words'

const HOUR = 60
const HALF = 30
const QUARTER = 15

const NAMED: readonly (readonly [minutes: number, english: string, spanish: string])[] = [
  [HALF, '(?:half an|an? half|half)[ -]hour', 'media hora'],
  [QUARTER, '(?:a |one )?quarter(?: of)?(?: an)?[ -]hour', '(?:un )?cuarto de hora'],
  [3 * QUARTER, 'three[ -]quarters of an hour', 'tres cuartos de hora'],
  [
    HOUR + HALF,
    '(?:an|one) hour and a half|one and a half hours|1\\.5 hours',
    '(?:una )?hora y media',
  ],
  [HOUR, '(?:an|one|1) hour', '(?:una|1) hora'],
]
/** A span, "an hour or two", is no single duration. */
const ALONE =
  '(?! (?:or|o|to|a) (?:an?|una?|half|media|\\d|[a-z]+ (?:hours?|horas?)|two|three|dos|tres)(?![A-Za-zÀ-ỿ]))'
const AFTER_SPAN = '(?<!(?:[A-Za-zÀ-ỿ]|\\d|hour|hora) (?:or|o|to|a) )'

/** Matches one duration; the last three groups are a number of hours with its half, and a number of minutes. */
export const DURATION = new RegExp(
  `(?<![A-Za-zÀ-ỿ\\d-])${AFTER_SPAN}(?:(?:${NAMED.flatMap(([, english, spanish]) => [
    english,
    spanish,
  ])
    .sort((one, other) => other.length - one.length)
    .join(
      '|',
    )})|(${NUMBERS})(?: (?:hours|horas)( and a half| y media)?|( and a half) hours)|(\\d{2,3}) minut(?:es|os))(?![A-Za-zÀ-ỿ\\d-])${ALONE}`,
  'giu',
)

/** Returns the minutes of a match of `DURATION`. */
export function readMinutes([typed = '', hours, half, halfBefore, minutes]: readonly (
  string | undefined
)[]): string {
  if (minutes !== undefined) return minutes
  if (hours !== undefined)
    return String(readNumber(hours) * HOUR + ((half ?? halfBefore) === undefined ? 0 : HALF))
  const named = NAMED.find(([, ...words]) =>
    new RegExp(`^(?:${words.join('|')})$`, 'iu').test(typed),
  )
  return String(named?.[0] ?? 0)
}

const isSpanish = (typed: string): boolean => /hora|minuto/i.test(typed)

/** Writes a duration in the language of another one. */
export function writeMinutes(key: string, typed: string): string {
  const minutes = Number(key)
  const written = isSpanish(typed) ? writeSpanish(minutes) : writeEnglish(minutes)
  return /^[A-ZÀ-Þ]/u.test(typed) ? written.charAt(0).toUpperCase() + written.slice(1) : written
}

function writeEnglish(minutes: number): string {
  if (minutes === QUARTER) return 'a quarter of an hour'
  if (minutes === HALF) return 'half an hour'
  if (minutes === HOUR) return 'an hour'
  if (minutes === HOUR + HALF) return 'an hour and a half'
  if (minutes % HALF !== 0) return `${minutes} minutes`
  const half = minutes % HOUR === 0 ? '' : ' and a half'
  return `${writeLike('two', Math.floor(minutes / HOUR))}${half} hours`
}

function writeSpanish(minutes: number): string {
  if (minutes === QUARTER) return 'un cuarto de hora'
  if (minutes === HALF) return 'media hora'
  if (minutes === HOUR) return 'una hora'
  if (minutes === HOUR + HALF) return 'una hora y media'
  if (minutes % HALF !== 0) return `${minutes} minutos`
  const half = minutes % HOUR === 0 ? '' : ' y media'
  return `${writeLike('dos', Math.floor(minutes / HOUR))} horas${half}`
}
