// Finds the language that the name of a file, or the words of a link, say.

export type NamedLanguage = 'English' | 'Spanish'

const createNamePattern = (names: string, short: string) =>
  new RegExp(
    `(?:[-_](?:in|en))?[-_](?:${names})(?=[-_.])|^(?:${names})[-_]|[-_](?:${short})(?=\\.\\w+$)`,
    'i',
  )
const IN_NAME: Readonly<Record<NamedLanguage, RegExp>> = {
  English: createNamePattern('english|ingles', 'eng?'),
  Spanish: createNamePattern('spanish|espa[nñ]ol', 'esp?'),
}
/** Matches words that say the language of what they lead to, not "Spanish class". */
const createWordsPattern = (names: string) =>
  new RegExp(
    `(?:(?<![A-Za-zÀ-ỿ])(?:in|en) |\\()(?:${names})(?![A-Za-zÀ-ỿ])|^(?:the )?(?:${names})(?=$| (?:version|one|list|form|page|file|flyer|brochure|poster|PDF))`,
    'iu',
  )
const IN_WORDS: Readonly<Record<NamedLanguage, RegExp>> = {
  English: createWordsPattern('English|ingl[eé]s'),
  Spanish: createWordsPattern('Spanish|espa[nñ]ol'),
}

/** Returns the name of a file without what it says of its language, which is the same for both languages. */
export const omitFileLanguage = (name: string): string =>
  name.replace(IN_NAME.English, '').replace(IN_NAME.Spanish, '')

/** Returns the only language that a text names, or null. */
function getLanguage(
  text: string,
  { English, Spanish }: Readonly<Record<NamedLanguage, RegExp>>,
): NamedLanguage | null {
  const [isEnglish, isSpanish] = [English.test(text), Spanish.test(text)]
  return isEnglish === isSpanish ? null : isEnglish ? 'English' : 'Spanish'
}

export const getFileLanguage = (name: string): NamedLanguage | null => getLanguage(name, IN_NAME)

export const getWordsLanguage = (words: string): NamedLanguage | null =>
  getLanguage(words, IN_WORDS)
