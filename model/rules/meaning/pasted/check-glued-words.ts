// Notes two words that were glued together, as when the old one and the new one of a change in Word both come along: "the sanctuaryfellowship hall".
import type { SplitText } from '../../../front-matter/split-front-matter'
import type { LocatedProblem } from '../../../problems/problem'
import { findInFile, isShownField } from '../../find-in-file'

/** Words of places, times and gifts, in the kinds that a change exchanges. No two of them make a word. */
const KINDS = [
  'sanctuary fellowship hall church center office building parking lobby kitchen gym chapel library park school clinic courthouse auditorium cafeteria gymnasium santuario salón iglesia oficina capilla cocina escuela biblioteca',
  'morning afternoon evening night tonight tomorrow mañana tarde noche',
  'monday tuesday wednesday thursday friday saturday sunday lunes martes miércoles jueves viernes sábado domingo',
  'january february march april may june july august september october november december enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
  'volunteers families mothers fathers parents women donations diapers wipes bottles blankets clothes voluntarios familias madres padres donaciones pañales toallitas biberones cobijas',
  'breakfast lunch dinner supper brunch desayuno almuerzo cena',
].map((words) => words.split(' '))
const KNOWN = new Map(KINDS.flatMap((words, kind) => words.map((word) => [word, kind] as const)))
/** The words by their first letters, so that few of them are compared. */
const PREFIX = 3
const BEGINNINGS = new Set([...KNOWN.keys()].map((word) => word.slice(0, PREFIX)))
/** Matches a long word; names on the internet have other marks beside them. */
const LONG_WORDS = /(?<![\p{L}\d#@./_-])\p{L}{8,}(?![\p{L}\d@/_-]|\.\p{L})/gu
const LONG_WORD = /\p{L}{8}/u
/** Matches names such as "ParkChurch". Two versions with a capital letter between them have a note of their own. */
const NAME = /\p{Ll}\p{Lu}/u

export function checkGluedWords(text: SplitText): LocatedProblem[] {
  const [found] = findInFile(text, findGlued, LONG_WORD).filter(({ field }) => isShownField(field))
  if (found === undefined) return []
  const { words, first, second, field, line, column } = found
  return [
    {
      code: 'word-sound',
      severity: 'warning',
      message: `"${words}" is two words without a space: "${first}" and "${second}". One of them may be left from a change.`,
      fix: `If you mean ${second}, delete ${first}. If you mean ${first}, delete ${second}. If you mean both, put a space or a comma between them.`,
      ...(field === null ? {} : { field }),
      line,
      column,
    },
  ]
}

const findGlued = (text: string) =>
  [...text.matchAll(LONG_WORDS)].flatMap(({ 0: words, index }) => {
    const lower = words.toLowerCase()
    const first = BEGINNINGS.has(lower.slice(0, PREFIX))
      ? [...KNOWN.keys()].find((word) => isGlued(lower, word))
      : undefined
    if (first === undefined || NAME.test(words)) return []
    const { length } = first
    return [{ words, first: words.slice(0, length), second: words.slice(length), index }]
  })

/** Returns whether a long word consists of another one and a second one of its kind. */
const isGlued = (long: string, first: string): boolean =>
  long.startsWith(first) && KNOWN.get(long.slice(first.length)) === KNOWN.get(first)
