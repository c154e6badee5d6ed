// Finds Spanish words that were typed on a keyboard set to English, whose keys give ; for ñ and ' for an accent: "ma;ana", "dem'as".
import { restoreAccents } from './lost-accents'

/** Matches an accent and its vowel within a word in small letters. One letter before it may be that of a name, as in O'Hara. */
const ACCENT =
  /(?<![A-Za-zÀ-ỿ\d'’@/_.-])(?:[a-zß-ỿ]{2,}|[mnprstv])'[aeiou][a-zß-ỿ]*(?![A-Za-zÀ-ỿ'’@])/gu
const TILDE = /(?<![A-Za-zÀ-ỿ\d@/_.&-])[A-Za-zÀ-ỿ][a-zß-ỿ]*;[a-zß-ỿ]+(?![A-Za-zÀ-ỿ@;])/gu
/** No word of English or Spanish is written in this way. */
const NO_TILDE = /(?<![A-Za-zÀ-ỿ\d@/_.&-])[Ee]spanol(?:es)?(?![A-Za-zÀ-ỿ\d@/_-]|\.[A-Za-zÀ-ỿ])/gu
const WITH_ACCENTS: Readonly<Record<string, string>> = { a: 'á', e: 'é', i: 'í', o: 'ó', u: 'ú' }
/** English words with an apostrophe before a vowel. */
const ENGLISH = new Set(["ma'am", "qur'an", "hawai'i"])

export type WrongKey = { readonly typed: string; readonly index: number; readonly written: string }

export function findWrongKeys(line: string): WrongKey[] {
  if (!/[A-Za-zÀ-ỿ][';][a-zß-ỿ]/u.test(line)) return []
  const accents = [...line.matchAll(ACCENT)].flatMap(({ 0: typed, index }) => {
    const written = typed.replace(/'([aeiou])/, (_, vowel: string) => WITH_ACCENTS[vowel] ?? vowel)
    return ENGLISH.has(typed) ? [] : [{ typed, index, written }]
  })
  return [...accents, ...findLostTildes(line)]
}

/** Finds Spanish words with ; for ñ, or without it where no other word is meant. They are found in English lines too. */
export const findLostTildes = (line: string): WrongKey[] => [
  ...findSemicolons(line),
  ...[...line.matchAll(NO_TILDE)].map(({ 0: typed, index }) => ({
    typed,
    index,
    written: typed.replace('n', 'ñ'),
  })),
]

const findSemicolons = (line: string): WrongKey[] =>
  [...line.matchAll(TILDE)].flatMap(({ 0: typed, index }) => {
    const meant = restoreAccents(typed.toLowerCase().replace(';', 'n'))
    const written = typed.replace(';', 'ñ')
    // Between other letters, only the space after a semicolon is missing.
    return meant === written.toLowerCase() ? [{ typed, index, written }] : []
  })
