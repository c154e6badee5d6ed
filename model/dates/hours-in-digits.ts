// Writes the hours that a text has in words as it would have them in digits: "until half past five" as "until 5:30".
import { readNumber } from '../text/counting-words'
import { ENGLISH_HOURS, MINUTES, SPANISH_HOURS } from './hour-words'

/** Matches the words before an hour, without which a number in words may count something. */
const BEFORE =
  '(?<=(?<![A-Za-zÀ-ỿ])(?:until|till|at|from|to|between|and|hasta|desde|de|a|las|la|entre|y) )'
/** Matches what can follow an hour, and not what is counted. */
const AFTER =
  "(?=[.,;:!?)—–-]|$| (?:to|until|till|and|on|a|y|hasta|in the|de la|o[’']clock|at night|every|monday|tuesday|wednesday|thursday|friday)(?![A-Za-zÀ-ỿ]))"
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?<![A-Za-zÀ-ỿ])(?:a )?(?<part>half|quarter) (?<side>past|after|to) (?<hour>${ENGLISH_HOURS})(?![A-Za-zÀ-ỿ])`,
    'giu',
  ),
  new RegExp(
    `${BEFORE}(?<hour>${SPANISH_HOURS}|\\d{1,2}) (?<side>y|menos) (?<part>media|cuarto|quince|treinta)(?![A-Za-zÀ-ỿ])`,
    'giu',
  ),
  new RegExp(`${BEFORE}(?<hour>${ENGLISH_HOURS})[ -](?<part>thirty|fifteen)${AFTER}`, 'giu'),
  new RegExp(`${BEFORE}(?<hour>${ENGLISH_HOURS}|${SPANISH_HOURS})${AFTER}`, 'giu'),
]
const HALVES: readonly (readonly [RegExp, string])[] = [
  [/(?<=\d)(?: o['’]clock| en punto)/giu, ''],
  [/(?<=\d)(?: in the morning| de la mañana)(?![A-Za-zÀ-ỿ])/giu, ' am'],
  [
    /(?<=\d)(?: in the (?:afternoon|evening)| at night| de la (?:tarde|noche))(?![A-Za-zÀ-ỿ])/giu,
    ' pm',
  ],
]

export function writeHoursInDigits(text: string): string {
  const digits = PATTERNS.reduce(
    (words, pattern) =>
      words.replace(pattern, (...found: unknown[]) => {
        const { hour = '', part = '', side = '' } = found.at(-1) as Record<string, string>
        return writeHour(readNumber(hour), MINUTES[part.toLowerCase()] ?? 0, side)
      }),
    text,
  )
  return HALVES.reduce((words, [pattern, half]) => words.replace(pattern, half), digits)
}

function writeHour(hour: number, minutes: number, side: string): string {
  const isBefore = /to|menos/i.test(side)
  const full = isBefore ? ((hour + 10) % 12) + 1 : hour
  const rest = isBefore ? 60 - minutes : minutes
  return rest === 0 ? String(full) : `${full}:${String(rest).padStart(2, '0')}`
}
