// What a text and its translation name in words of their own: days of the week, months, and small numbers.
import { findMonth, MONTHS, SPANISH_MONTHS } from '../../../dates/months'
import { findWeekday, SPANISH_WEEKDAYS, WEEKDAYS } from '../../../dates/weekdays'
import { writeLike } from '../../../text/counting-words'
import { simplifyText } from '../../../text/simplify-text'

/** A pattern for words, the text by which the words of both languages are the same, and the words for it in the language of others. */
export type NamedKind = readonly [
  pattern: RegExp,
  getKey: (match: readonly string[]) => string,
  write: (key: string, typed: string) => string | null,
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
  new RegExp(`(?<![\\p{L}\\d-])(${words.join('|')})(?![\\p{L}\\d-])`, 'giu')

/** Returns the number that a word or a digit names. */
function readNumber(typed: string): string {
  const indexes = NUMBERS.map((words) => words.indexOf(typed.toLowerCase()))
  const index = Math.max(...indexes)
  return index === -1 ? typed : String(index + FIRST_NUMBER)
}

/** They count only where both texts have as many of them. */
export const NAMED_KINDS: readonly NamedKind[] = [
  [
    matchWords([
      ...WEEKDAYS.map((name) => `${name}s?`),
      ...SPANISH_WEEKDAYS.map((name) => `${name}s?`),
      'miércoles',
      'sábados?',
    ]),
    ([typed = '']) => String(findWeekday(simplifyText(typed).replace(/(sabado|domingo)s$/, '$1'))),
    () => null,
  ],
  [
    matchWords([...CLEAR_MONTHS, 'setiembre']),
    ([typed = '']) => String(findMonth(typed.toLowerCase())),
    () => null,
  ],
  [
    matchWords(NUMBERS.flat()),
    ([typed = '']) => readNumber(typed),
    (key, typed) => writeLike(typed, Number(key)),
  ],
]
