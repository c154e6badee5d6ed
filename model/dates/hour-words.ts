// Finds the hours that a text names in digits or words, in English or Spanish: "6:30 PM", "half past six", "a las seis y media".
import { readNumber } from '../text/counting-words'

export type HourWords = {
  readonly typed: string
  readonly index: number
  /** Minutes since noon or midnight, because texts often leave out which half of the day is meant. */
  readonly minutes: number
}

export const ENGLISH_HOURS = 'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve'
export const SPANISH_HOURS = 'una|dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce'
/** The minutes that are said after or before an hour. */
export const MINUTES: Readonly<Record<string, number>> = {
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
const HALF_OF_DAY = '[ap](?:\\.\\s?m\\.?|\\s?m)(?![A-Za-zÀ-ỿ])'
const PATTERNS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\d:.,/$A-Za-zÀ-ỿ-])(?<hour>\\d{1,2})(?::(?<minute>\\d{2})(?!\\d)(?:\\s?${HALF_OF_DAY})?|\\s?${HALF_OF_DAY})`,
    'giu',
  ),
  new RegExp(
    `(?<![A-Za-zÀ-ỿ])(?<part>half|(?:a )?quarter|ten|twenty) (?<side>past|after|to) (?<hour>${ENGLISH_HOURS})(?![A-Za-zÀ-ỿ])`,
    'giu',
  ),
  new RegExp(
    `(?<![A-Za-zÀ-ỿ])(?<hour>${ENGLISH_HOURS})(?: o['’]clock|[ -](?<part>thirty|fifteen)(?= in | sharp|[.,;:!)]|$))`,
    'giu',
  ),
  new RegExp(
    `(?<=(?<![A-Za-zÀ-ỿ])a )las? (?<hour>${SPANISH_HOURS}|\\d{1,2}(?![\\d:.,]|\\s?${HALF_OF_DAY}))(?![A-Za-zÀ-ỿ])(?: (?<side>y|menos) (?<part>media|cuarto|diez|quince|veinte|treinta)(?![A-Za-zÀ-ỿ]))?(?: en punto)?(?: de la (?:mañana|tarde|noche))?`,
    'giu',
  ),
  /(?<![A-Za-zÀ-ỿ])(?:noon|mediodía)(?![A-Za-zÀ-ỿ])/giu,
]
const HALF_DAY = 12 * 60

export const findHourWords = (text: string): HourWords[] =>
  PATTERNS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: typed, index, groups = {} }) => {
      const { hour = '12', minute = '0', side = '', part = '' } = groups
      const number = readNumber(hour)
      const more = Number(minute) + (MINUTES[part.toLowerCase().replace('a ', '')] ?? 0)
      if (number < 0 || number > 23 || more > 59) return []
      const direction = /to|menos/i.test(side) ? -1 : 1
      const minutes = (number * 60 + direction * more + HALF_DAY) % HALF_DAY
      return [{ typed, index, minutes }]
    }),
  ).sort((a, b) => a.index - b.index)
