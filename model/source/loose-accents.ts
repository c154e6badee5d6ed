// Puts accents back on their letters, which a PDF gives apart: "espa˜nol", "tambi´en", "fa¸cade".
import { getPositionAt, type LocatedProblem } from '../problems/problem'
import { restoreAccents } from '../rules/meaning/spanish/keyboard/lost-accents'
import { foldAccents } from '../text/fold-accents'
import { listWords } from '../text/list-words'

/** The accents as characters of their own, with those that join their letter, and the letters that have them. */
const ACCENTS: readonly (readonly [mark: string, joining: string, letters: string])[] = [
  ['\u00b4', '\u0301', 'aeiou'],
  ['\u02dc', '\u0303', 'n'],
  ['\u00a8', '\u0308', 'aeiou'],
  ['\u02c6', '\u0302', 'aeiou'],
  ['\u00b8', '\u0327', 'c'],
]
/** Matches what each of them has, and few other texts. Some programs write a space and an accent that joins it. */
const MAY_BE_LOOSE = /[\u00b4\u02dc\u00a8\u02c6\u00b8]| [\u0301\u0303\u0308\u0302\u0327]/
const JOINED_TO_SPACE = / ([\u0301\u0303\u0308\u0302\u0327])/g
const MARK = '(?:[\\u00b4\\u02dc\\u00a8\\u02c6\\u00b8]| [\\u0301\\u0303\\u0308\\u0302\\u0327])'
/** Matches a word with such accents before or after its letters. After a tilde, a program may have put a space. */
const WORD = new RegExp(
  `(?<![A-Za-zÀ-ỿ\\d/@._-])[A-Za-zÀ-ỿ]*(?:${MARK}(?:(?<=\\u02dc) (?=n))?[A-Za-zÀ-ỿ]*)+`,
  'gu',
)
/** Words without an accent on the letter that seems to have it: in place of an apostrophe, it is a matter of its own. */
const APOSTROPHE =
  /^(?:ma.am|y.all|o.clock|qur.an|hawai.i|isra.el|(?:[ody]\u00b4|l\u00b4(?!opez))[A-Za-zÀ-ỿ]+|.*\u00b4(?:s|t|re|ve|ll|d|m))$/iu
/** Short words of which the list of lost accents has none, because they are words without it too. */
const SHORT = new Set(
  'más sí él tú mí té dé sé aún dónde cómo cuándo cuánto qué quién débil década'.split(' '),
)

const MAX_WORDS = 12

type Loose = { readonly typed: string; readonly index: number; readonly written: string }

/** Returns the text with the accents on their letters, and one problem if there were any. */
export function joinLooseAccents(text: string): { clean: string; problems: LocatedProblem[] } {
  const found = MAY_BE_LOOSE.test(text) ? findLooseAccents(text) : []
  const [first, last] = [found[0], found.at(-1)]
  if (first === undefined || last === undefined) return { clean: text, problems: [] }
  const clean = found.reduceRight(
    (words, { typed, index, written }) =>
      words.slice(0, index) + written + words.slice(index + typed.length),
    text,
  )
  const { line, column } = getPositionAt(text, first.index)
  const { line: endLine } = getPositionAt(text, last.index)
  const words = [...new Set(found.map(({ written }) => written))]
  const isOne = found.length === 1
  return {
    clean,
    problems: [
      {
        code: 'character-garbled',
        severity: 'warning',
        message: isOne
          ? `The accent is beside its letter in "${first.typed}", as in a text from a PDF.`
          : `Accents are beside their letters here, as in a text from a PDF: "${first.typed}"${describeOthers(found.length - 1, endLine, line)}.`,
        fix: `Write ${listWords(words, MAX_WORDS)}`,
        line,
        column,
        suggestion: {
          line,
          endLine,
          text: clean
            .split('\n')
            .slice(line - 1, endLine)
            .join('\n'),
        },
      },
    ],
  }
}

const describeOthers = (count: number, endLine: number, line: number): string =>
  ` and ${count} more ${count === 1 ? 'word' : 'words'}${endLine === line ? '' : ` up to line ${endLine}`}`

const findLooseAccents = (text: string): Loose[] =>
  [...text.matchAll(WORD)].flatMap(({ 0: typed, index }) => {
    const written = joinAccents(typed)
    return written === null ? [] : [{ typed, index, written }]
  })

/** Returns a word with each accent on the letter after it or before it, or null if it has none that is certainly loose. */
function joinAccents(typed: string): string | null {
  // These letters come from the wrong encoding, as do the accents beside them.
  if (/[ÂÃâ]/.test(typed)) return null
  const word = typed.replace(JOINED_TO_SPACE, (_, joining: string) => getMark(joining))
  const [before, after] = [joinToNext(word), joinToPrevious(word)]
  const known = [before, after].find((form) => form !== null && isKnown(form))
  if (known) return known
  if (!word.includes('ı') && APOSTROPHE.test(word)) return null
  // At the end or the beginning of a word, the character may be a quotation mark.
  const isInside = /^[A-Za-zÀ-ỿ]/u.test(word) && /[A-Za-zÀ-ỿ]$/u.test(word)
  return isInside
    ? (before ?? (/^[A-Za-zÀ-ỿ]{2,}[^A-Za-zÀ-ỿ][A-Za-zÀ-ỿ]{2,}$/u.test(word) ? after : null))
    : null
}

const getMark = (joining: string): string =>
  ACCENTS.find(([, other]) => other === joining)?.[0] ?? joining

/** Returns the word as a list of Spanish words has it, or one that ends like "información". */
function isKnown(word: string): boolean {
  const small = word.toLowerCase()
  return SHORT.has(small) || restoreAccents(foldAccents(small).replaceAll('ñ', 'n')) === small
}

const join = (pattern: (mark: string, letters: string) => RegExp) => (word: string) => {
  const joined = ACCENTS.reduce(
    (text, [mark, joining, letters]) =>
      text.replace(pattern(mark, letters), (_, letter: string) => `${letter}${joining}`),
    word.replaceAll('ı', 'i'),
  ).normalize('NFC')
  return MAY_BE_LOOSE.test(joined) ? null : joined
}
const joinToNext = join((mark, letters) => new RegExp(`${mark} ?([${letters}])`, 'gi'))
const joinToPrevious = join((mark, letters) => new RegExp(`([${letters}])${mark} ?`, 'gi'))
