// Finds the hours that a text names in digits or words, in English or Spanish: "6:30 PM", "half past six", "a las seis y media".
import { AFTER_HOUR, findHoursInWords } from './hours-in-words'

export type HourWords = {
  readonly typed: string
  readonly index: number
  /** Minutes since noon or midnight, because texts often leave out which half of the day is meant. */
  readonly minutes: number
}

const HALF_OF_DAY = '[ap](?:\\.\\s?m\\.?|\\s?m)(?![A-Za-zÀ-ỿ])'
const IN_DIGITS: readonly RegExp[] = [
  new RegExp(
    `(?<![\\d:.,/$A-Za-zÀ-ỿ-])(?<hour>\\d{1,2})(?::(?<minute>\\d{2})(?!\\d)(?:\\s?${HALF_OF_DAY})?|\\s?${HALF_OF_DAY})`,
    'giu',
  ),
  new RegExp(`(?<=(?<![A-Za-zÀ-ỿ])a las? )(?<hour>\\d{1,2})(?![\\d:.,]|\\s?${HALF_OF_DAY})`, 'giu'),
  new RegExp(
    `(?<=(?<![A-Za-zÀ-ỿ])(?:at|until|till) )(?<hour>[1-9]|1[0-2])(?![:.,]\\d)${AFTER_HOUR}`,
    'giu',
  ),
  /(?<![A-Za-zÀ-ỿ])(?:noon|mediodía)(?![A-Za-zÀ-ỿ])/giu,
]
/** Matches what belongs to an hour, before and after it. */
const ARTICLE = /(?<![A-Za-zÀ-ỿ])las? $/iu
const ADDED = /^(?: en punto| o['’]clock)?(?: de la (?:mañana|tarde|noche))?(?![A-Za-zÀ-ỿ])/iu
const HALF_DAY = 12 * 60

export function findHourWords(text: string): HourWords[] {
  const inWords = findHoursInWords(text)
  const inDigits = IN_DIGITS.flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap(({ 0: typed, index, groups = {} }) => {
      const [hour, minutes] = [Number(groups['hour'] ?? 12), Number(groups['minute'] ?? 0)]
      const isKnown = inWords.some((other) => other.index === index)
      return isKnown || hour > 23 || minutes > 59 ? [] : [{ typed, index, hour, minutes }]
    }),
  )
  return [...inWords, ...inDigits]
    .map(({ typed, index, hour, minutes }) => {
      const [article = ''] = ARTICLE.exec(text.slice(0, index)) ?? []
      const [added = ''] = ADDED.exec(text.slice(index + typed.length)) ?? []
      return {
        typed: article + typed + added,
        index: index - article.length,
        minutes: (hour * 60 + minutes) % HALF_DAY,
      }
    })
    .sort((a, b) => a.index - b.index)
}
