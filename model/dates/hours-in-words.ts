// Finds the hours that a text has in words, in English or Spanish: "half past six", "from eight to five-thirty", "a las seis y media".
import { readNumber } from '../text/counting-words'

export type HourInWords = {
  /** Only the hour itself, without the words before and after it. */
  readonly typed: string
  readonly index: number
  readonly hour: number
  readonly minutes: number
}

const ENGLISH_HOURS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
const SPANISH_HOURS = 'una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce'
/** The minutes that are said after or before an hour. */
const MINUTES: Readonly<Record<string, number>> = {
  half: 30,
  media: 30,
  thirty: 30,
  treinta: 30,
  quarter: 15,
  fifteen: 15,
  cuarto: 15,
  quince: 15,
  ten: 10,
  diez: 10,
  twenty: 20,
  veinte: 20,
}
/** Matches the words before an hour, without which a number in words may count something. */
const BEFORE =
  '(?<=(?<![A-Za-zÀ-ỿ])(?:until|till|at|from|to|between|and|hasta|desde|de|a|las|la|entre|y) )'
/** Matches what can follow an hour, and not what is counted. */
export const AFTER_HOUR =
  "(?=[.,;:!?)—–-]|$| (?:to|until|till|and|on|a|y|hasta|in the|de la|en punto|sharp|o[’']clock|at night|I|we|every|monday|tuesday|wednesday|thursday|friday)(?![A-Za-zÀ-ỿ]))"
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?<![A-Za-zÀ-ỿ])(?:a )?(?<part>half|quarter|ten|twenty) (?<side>past|after|to) (?<hour>${ENGLISH_HOURS})(?![A-Za-zÀ-ỿ])`,
    'giu',
  ),
  new RegExp(
    `${BEFORE}(?<hour>${SPANISH_HOURS}|\\d{1,2}) (?<side>y|menos) (?<part>media|cuarto|diez|quince|veinte|treinta)(?![A-Za-zÀ-ỿ])`,
    'giu',
  ),
  new RegExp(`${BEFORE}(?<hour>${ENGLISH_HOURS})[ -](?<part>thirty|fifteen)${AFTER_HOUR}`, 'giu'),
  new RegExp(`(?<![A-Za-zÀ-ỿ])(?<hour>${ENGLISH_HOURS})(?= o[’']clock)`, 'giu'),
  new RegExp(`${BEFORE}(?<hour>${ENGLISH_HOURS}|${SPANISH_HOURS})${AFTER_HOUR}`, 'giu'),
]

/** Returns the hours in their order. */
export function findHoursInWords(text: string): HourInWords[] {
  const found: HourInWords[] = []
  for (const pattern of PATTERNS)
    for (const { 0: typed, index, groups = {} } of text.matchAll(pattern)) {
      const end = index + typed.length
      if (found.some((other) => other.index < end && index < other.index + other.typed.length))
        continue
      found.push({ typed, index, ...readHour(groups) })
    }
  return found.sort((a, b) => a.index - b.index)
}

function readHour({ hour: word = '', part = '', side = '' }: Readonly<Record<string, string>>) {
  const hour = readNumber(word)
  const minutes = MINUTES[part.toLowerCase()] ?? 0
  return /to|menos/i.test(side)
    ? { hour: ((hour + 10) % 12) + 1, minutes: 60 - minutes }
    : { hour, minutes }
}
