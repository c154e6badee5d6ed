// Finds the number of a day right after its place in a month: "the third Thursday of January, the 14th".
import type { Day } from '../../../../dates/day'
import type { OrdinalWeekday } from './ordinal-weekdays'
import type { WrittenDay } from './written-days'

/** Matches such a number. "The 14th annual supper" is no day. */
const BARE_DAY =
  /^(?:,? \(|,? (?:which is|that is,?|es decir,?|o sea,?|que es) |, )((?:on )?(?:the (\d{1,2})(?:st|nd|rd|th)|el (?:d[ií]a )?(\d{1,2})))(?=[.,;:!?)\n]|$| (?:at|from|a las?|de las) )/i
const ENGLISH = /^((?:on )?the )(\d{1,2})(?:st|nd|rd|th)$/i
const SPANISH = /^(el (?:d[ií]a )?)(\d{1,2})$/i

/** Returns the day in the month of a weekday before it, or null. */
export function findBareDay(text: string, { words, index, month }: OrdinalWeekday) {
  const end = index + words.length
  const [all = '', typed, english, spanish] = BARE_DAY.exec(text.slice(end)) ?? []
  if (typed === undefined) return null
  const padTo2 = (number: number) => String(number).padStart(2, '0')
  const found: Omit<WrittenDay, 'weekday'> = {
    words: typed,
    index: end + all.length - typed.length,
    monthAndDay: `${padTo2(month)}-${padTo2(Number(english ?? spanish))}`,
    year: null,
  }
  return found
}

/** Writes the number of another day in the words of such a number, or returns null for other words. */
export function replaceBareDay(words: string, day: Day): string | null {
  const number = Number(day.slice(8))
  if (SPANISH.test(words)) return words.replace(SPANISH, `$1${number}`)
  return ENGLISH.test(words) ? words.replace(ENGLISH, `$1${number}${getEnding(number)}`) : null
}

const getEnding = (number: number): string =>
  (Math.floor(number / 10) === 1 ? undefined : ['', 'st', 'nd', 'rd'][number % 10]) || 'th'
