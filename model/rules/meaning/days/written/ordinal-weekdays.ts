// Finds weekdays by their place in a month, such as "the third Sunday of January" or "el tercer domingo de enero".
import { addDays, getWeekdayIndex, type Day } from '../../../../dates/day'
import { onWeekday } from '../../../../dates/holiday-days'
import { findMonth, MONTH } from '../../../../dates/months'
import { findWeekday, SPANISH_WEEKDAYS, WEEKDAYS } from '../../../../dates/weekdays'
import { foldAccents } from '../../../../text/fold-accents'
import { lookUp } from '../../../../text/look-up'

export type OrdinalWeekday = {
  readonly words: string
  readonly index: number
  /** From 1 for the first one; -1 for the last one. */
  readonly count: number
  /** From 0 for Monday. */
  readonly weekday: number
  /** From 1 for January. */
  readonly month: number
  readonly year: number | null
  readonly isSpanish: boolean
}

const ENGLISH = ['first', 'second', 'third', 'fourth', 'fifth']
const SPANISH = ['primer', 'segundo', 'tercer', 'cuarto', 'quinto']
const COUNTS: Readonly<Record<string, number>> = Object.fromEntries([
  ...[ENGLISH, SPANISH, ['1st', '2nd', '3rd', '4th', '5th']].flatMap((names) =>
    names.map((name, index) => [name, index + 1] as const),
  ),
  ...['last', 'ultimo'].map((name) => [name, -1] as const),
])
const COUNT = `(?:${Object.keys(COUNTS).join('|')})`
const ORDINAL_WEEKDAY = new RegExp(
  `\\b(${COUNT}) (${[...WEEKDAYS, ...SPANISH_WEEKDAYS].join('|')}) (?:of|in|de) (${MONTH})\\b(?:(?:,| of| del?)? (20\\d\\d)\\b)?`,
  'gi',
)
/** Matches, in little time, all texts that can have one. */
export const MAY_HAVE_ORDINAL =
  /(?:first|second|third|fourth|fifth|last|1st|2nd|3rd|4th|5th) \w{3,6}day (?:of|in) |(?:primer|segundo|tercer|cuarto|quinto|[uú]ltimo) (?:lunes|martes|mi|jueves|viernes|s|domingo)/i

export function findOrdinalWeekdays(text: string): OrdinalWeekday[] {
  const folded = foldAccents(text)
  // Letters that are two characters each have other positions without their accents.
  if (folded.length !== text.length) return []
  return [...folded.matchAll(ORDINAL_WEEKDAY)].map((match) => {
    const [words, count = '', weekday = '', month = '', year] = match
    const name = weekday.toLowerCase()
    return {
      words: text.slice(match.index, match.index + words.length),
      index: match.index,
      count: lookUp(COUNTS, count.toLowerCase()) ?? 1,
      weekday: findWeekday(name),
      month: findMonth(month.toLowerCase()),
      year: year === undefined ? null : Number(year),
      isSpanish: SPANISH_WEEKDAYS.includes(name),
    }
  })
}

/** Returns its day in a year, or null if that month has no fifth one. */
export function getOrdinalDay({ count, weekday, month }: OrdinalWeekday, year: number): Day | null {
  const getDay = (number: number) => onWeekday(number, weekday, month)(year)
  const isInMonth = (day: Day) => Number(day.slice(5, 7)) === month
  if (count > 0) return isInMonth(getDay(count)) ? getDay(count) : null
  return [getDay(5), getDay(4)].find(isInMonth) ?? null
}

/** Returns the place of a day in its month, with the weekday and the month as the words have them: `fourth Sunday of January`. */
export function writeOrdinalLike({ words, isSpanish }: OrdinalWeekday, day: Day): string {
  const weekday = getWeekdayIndex(day)
  const place = Math.ceil(Number(day.slice(8)) / 7) - 1
  const isLast = addDays(day, 7).slice(5, 7) !== day.slice(5, 7)
  const saysLast = /^(?:last|[uú]ltimo)/i.test(words)
  const count = saysLast && isLast ? words.split(' ')[0] : (isSpanish ? SPANISH : ENGLISH)[place]
  const name = (isSpanish ? ACCENTED_WEEKDAYS : WEEKDAYS)[weekday]
  return `${count} ${name} ${words.split(' ').slice(2).join(' ')}`
}

const ACCENTED_WEEKDAYS = SPANISH_WEEKDAYS.map((name) =>
  name.replace('miercoles', 'miércoles').replace('sabado', 'sábado'),
)
