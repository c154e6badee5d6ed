// Writes another day in the words of a day that was typed: "Sunday, January 17" becomes "Sunday, January 24".
import { formatDay, getWeekdayIndex, type Day } from '../../../../dates/day'
import { WEEKDAYS } from '../../../../dates/weekdays'

/** In the order of the week, with their accents. */
export const SPANISH_NAMES = [
  'lunes',
  'martes',
  'miércoles',
  'jueves',
  'viernes',
  'sábado',
  'domingo',
]

const isSpanish = (words: string): boolean => / de /i.test(words)

/** Writes another day: only its number, and the month and the year if they are others. The weekday stays. */
export function replaceDay(words: string, day: Day): string {
  const [year = '', , number = ''] = day.split('-')
  const month = formatDay(day, { month: 'long' }, isSpanish(words) ? 'es' : 'en-US')
  const digits = words
    .replace(/\b\d{4}\b/, year)
    .replace(/\b(?:\d{1,2}(?:st|nd|rd|th|ero|er|ro)?\b[º°]?|primero\b)/i, String(Number(number)))
  return isSpanish(words)
    ? digits.replace(/(?<=\d de )[A-Za-zÀ-ỿ]+/u, month)
    : digits.replace(/[A-Za-zÀ-ỿ]+\.?(?= \d)/u, (typed) =>
        month.startsWith(typed.replace('.', '')) ? typed : month,
      )
}

/** Writes the weekday of a day in place of the one at the beginning of the words. */
export function replaceWeekday(words: string, day: Day): string {
  const names = isSpanish(words) ? SPANISH_NAMES : WEEKDAYS
  const right = names[getWeekdayIndex(day)] ?? ''
  return words.replace(/^([A-Za-zÀ-ỿ]+)\.?/u, (_, typed: string) => matchCase(right, typed))
}

const matchCase = (name: string, typed: string): string =>
  typed === typed.toUpperCase()
    ? name.toUpperCase()
    : /^[A-ZÀ-Þ]/u.test(typed)
      ? name.charAt(0).toUpperCase() + name.slice(1)
      : name
