// What a text and its translation name in words of their own: days of the week, months, durations and small numbers.
import { findMonth, MONTHS, SPANISH_MONTHS } from '../../../dates/months'
import { findWeekday, SPANISH_WEEKDAYS, WEEKDAYS } from '../../../dates/weekdays'
import { writeLike } from '../../../text/counting-words'
import { simplifyText } from '../../../text/simplify-text'
import { DURATION, readMinutes, writeMinutes } from './durations'

/**
 * A pattern for words, the text by which the words of both languages are the same, and the words for it in place of others. The last
 * says whether the word after it shows what is counted.
 */
export type NamedKind = readonly [
  pattern: RegExp,
  getKey: (match: readonly string[]) => string,
  write: (key: string, typed: string, other: string) => string,
  counts: boolean,
]

/** May and March are other words as well. */
const AMBIGUOUS: readonly string[] = ['may', 'march', 'mayo', 'marzo']
const CLEAR_MONTHS = [...MONTHS, ...SPANISH_MONTHS].filter((name) => !AMBIGUOUS.includes(name))
/** One is an article as well. */
const NUMBERS = [
  'two three four five six seven eight nine ten eleven twelve'.split(' '),
  'dos tres cuatro cinco seis siete ocho nueve diez once doce'.split(' '),
]
const FIRST_NUMBER = 2

const matchWords = (words: readonly string[]): RegExp =>
  new RegExp(`(?<![A-Za-zÀ-ỿ\\d-])(${words.join('|')})(?![A-Za-zÀ-ỿ\\d-])`, 'giu')

/** Returns the number that a word or a digit names. */
function readNumber(typed: string): string {
  const indexes = NUMBERS.map((words) => words.indexOf(typed.toLowerCase()))
  const index = Math.max(...indexes)
  return index === -1 ? typed : String(index + FIRST_NUMBER)
}

const ACCENTED: Readonly<Record<string, string>> = { miercoles: 'miércoles', sabado: 'sábado' }

const simplifyWeekday = (typed: string): string =>
  simplifyText(typed).replace(/(sabado|domingo)s$/, '$1')

/** Writes a day of the week in place of another one. Only some Spanish days show whether there are several: the English word says so. */
function writeWeekday(key: string, typed: string, other: string): string {
  const [day = '', spanish = ''] = [WEEKDAYS[Number(key)], SPANISH_WEEKDAYS[Number(key)]]
  if (!isSpanish(simplifyWeekday(typed), SPANISH_WEEKDAYS))
    return `${day}${typed.endsWith('s') ? 's' : ''}`
  const isPlural = other.endsWith('s') && !spanish.endsWith('s')
  return fitCase(`${ACCENTED[spanish] ?? spanish}${isPlural ? 's' : ''}`, typed)
}

const isSpanish = (typed: string, names: readonly string[]): boolean =>
  [...names, 'setiembre'].includes(typed.toLowerCase())

const fitCase = (name: string, typed: string): string =>
  /^[A-ZÀ-Þ]/u.test(typed) ? name.charAt(0).toUpperCase() + name.slice(1) : name

/** They count only where both texts have as many of them. */
export const NAMED_KINDS: readonly NamedKind[] = [
  [
    matchWords([
      ...WEEKDAYS.map((name) => `${name}s?`),
      ...SPANISH_WEEKDAYS.map((name) => `${name}s?`),
      'miércoles',
      'sábados?',
    ]),
    ([typed = '']) => String(findWeekday(simplifyWeekday(typed))),
    writeWeekday,
    false,
  ],
  [
    matchWords([...CLEAR_MONTHS, 'setiembre']),
    ([typed = '']) => String(findMonth(typed.toLowerCase())),
    (key, typed) =>
      fitCase(
        (isSpanish(typed, SPANISH_MONTHS) ? SPANISH_MONTHS : MONTHS)[Number(key) - 1] ?? '',
        typed,
      ),
    false,
  ],
  [DURATION, readMinutes, writeMinutes, false],
  [
    matchWords(NUMBERS.flat()),
    ([typed = '']) => readNumber(typed),
    (key, typed) => writeLike(typed, Number(key)),
    true,
  ],
]
