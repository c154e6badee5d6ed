// The languages of the site. A new one is a line here and a file of words in components/words.

/** The name of each language in English, for messages. */
export const LANGUAGES = { en: 'English', es: 'Spanish' } as const

export type Language = keyof typeof LANGUAGES

/** The language of all texts that do not say otherwise. Every page exists in it. */
export const DEFAULT_LANGUAGE = 'en' satisfies Language

const PATH = /^\/([a-z]{2})(?:\/|$)/

/** Returns the language of the page at a path: its first folder, such as `/es`, or else English. */
export function getPathLanguage(path: string): Language {
  const folder = PATH.exec(path)?.[1] ?? ''
  return folder !== DEFAULT_LANGUAGE && folder in LANGUAGES
    ? (folder as Language)
    : DEFAULT_LANGUAGE
}

/** The languages besides English. */
export const OTHER_LANGUAGES = (Object.keys(LANGUAGES) as Language[]).filter(
  (language) => language !== DEFAULT_LANGUAGE,
)

/** Returns whether a text is the code of a language besides English, such as `es`. */
export const isOtherLanguage = (text: string): boolean =>
  OTHER_LANGUAGES.some((language) => language === text)

const FILE_NAME = new RegExp(`^(.+)\\.(${OTHER_LANGUAGES.join('|')})$`)

/** Splits `clinic.es`, the name of a file without `.md`, into the name and the language. Files in English have no ending. */
export function splitFileName(slug: string): { name: string; language: Language } {
  const [, name = slug, language = DEFAULT_LANGUAGE] = FILE_NAME.exec(slug) ?? []
  return { name, language: language as Language }
}

/** How people mark a Spanish file: `clinic.ES`, `clinic_es`, `clinic spanish`. A name such as `clinic-es` is valid in English too. */
const SPANISH_MARK = /[-._ ]+(?:es|esp|sp|spa|spanish|espa[nñ]ol)\s*$/iu

/** Like `splitFileName`, for names as people type them. */
export function guessFileName(typed: string): { name: string; language: Language } {
  const mark = SPANISH_MARK.exec(typed.normalize('NFC'))
  return mark === null ? splitFileName(typed) : { name: typed.slice(0, mark.index), language: 'es' }
}

/** The inverse of `splitFileName`. */
export const joinFileName = (name: string, language: Language): string =>
  language === DEFAULT_LANGUAGE ? name : `${name}.${language}`

/** Returns the path of a page in a language: `/services/clinic` is `/es/services/clinic` in Spanish, and `/` is `/es`. */
export function getLocalPath(path: string, language: Language): string {
  return language === DEFAULT_LANGUAGE ? path : `/${language}${path === '/' ? '' : path}`
}
