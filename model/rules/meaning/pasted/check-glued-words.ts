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
  'volunteers helpers neighbors friends students families mothers fathers parents women donations gifts diapers wipes bottles blankets clothes clothing voluntarios ayudantes vecinos amigos familias madres padres donaciones pañales toallitas biberones cobijas',
  'weekly monthly yearly annual quarterly semanal mensual anual',
  'class classes course courses lesson lessons session sessions workshop workshops',
  'support assistance guidance counsel counseling advice apoyo consejo consejería',
  'confidential private loving caring gentle confidencial privado',
  'breakfast lunch dinner supper brunch desayuno almuerzo cena',
].map((words) => words.split(' '))
const KNOWN = new Map(KINDS.flatMap((words, kind) => words.map((word) => [word, kind] as const)))
/** Matches a word and another form of it: "clothesclothing". */
const TWO_FORMS = /^(([A-Za-zÀ-ỿ]{5,})[A-Za-zÀ-ỿ]{0,3})(\2[A-Za-zÀ-ỿ]{0,3})$/u
/** Matches a word with a hyphen whose end is glued to another word: "long-rangeestate plans". */
const GLUED_COMPOUND =
  /(?<![A-Za-zÀ-ỿ\d#@./_-])([a-zß-ỿ]+-(?:range|term(?!in|ite)|based|centered|filled|minded|needed|known|changing|saving|affirming|giving|owned|funded|trained))(?!ness|able)([a-zß-ỿ]{4,})(?![A-Za-zÀ-ỿ\d@/_-]|\.[A-Za-zÀ-ỿ])/gu
/** Matches a plural that is glued to another word before its singular: "plansestate plan". */
const PLURAL_AND_OTHER =
  /(?<![A-Za-zÀ-ỿ\d#@./_-])(([a-zß-ỿ]{4,})s)([a-zß-ỿ]{4,})(?= \2(?![A-Za-zÀ-ỿ]))/gu
/** The words by their first letters, so that few of them are compared. */
const PREFIX = 3
const BEGINNINGS = new Set([...KNOWN.keys()].map((word) => word.slice(0, PREFIX)))
/** Matches a long word, or the last one after hyphens; names on the internet have other marks beside them. */
const LONG_WORDS =
  /(?<![A-Za-zÀ-ỿ\d#@./_]|(?<![A-Za-zÀ-ỿ])-|[#@./_][A-Za-zÀ-ỿ\d-]*-)[A-Za-zÀ-ỿ]{8,}(?![A-Za-zÀ-ỿ\d@/_-]|\.[A-Za-zÀ-ỿ])/gu
const LONG_WORD = /[A-Za-zÀ-ỿ]{8}/u
/** Matches names such as "ParkChurch". Two versions with a capital letter between them have a note of their own. */
const NAME = /[a-zß-ỿ][A-ZÀ-Þ]/u

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

const findGlued = (text: string) => [
  ...[...text.matchAll(GLUED_COMPOUND)].map(
    ({ 0: words, 1: first = '', 2: second = '', index }) => ({
      words,
      first,
      second,
      index,
    }),
  ),
  ...[...text.matchAll(PLURAL_AND_OTHER)].map(
    ({ 0: words, 1: first = '', 3: second = '', index }) => ({ words, first, second, index }),
  ),
  ...[...text.matchAll(LONG_WORDS)].flatMap(({ 0: words, index }) => {
    const length = getFirstLength(words.toLowerCase())
    if (length === null || NAME.test(words)) return []
    return [{ words, first: words.slice(0, length), second: words.slice(length), index }]
  }),
]

/** Returns the length of the first one of two glued words, or null if a word is only one. */
function getFirstLength(word: string): number | null {
  const first = BEGINNINGS.has(word.slice(0, PREFIX))
    ? [...KNOWN.keys()].find((other) => isGlued(word, other))
    : undefined
  return (first ?? TWO_FORMS.exec(word)?.[1])?.length ?? null
}

/** Returns whether a long word consists of another one and a second one of its kind. */
const isGlued = (long: string, first: string): boolean =>
  long.startsWith(first) && KNOWN.get(long.slice(first.length)) === KNOWN.get(first)
