// Finds the addresses of translations that only lack their right name, so that links to them are right once they have it.
import {
  DEFAULT_LANGUAGE,
  getLocalPath,
  guessFileName,
  OTHER_LANGUAGES,
  splitFileName,
  type Language,
} from '../../../languages'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { canBeTranslated } from '../../../translations/translated-collections'
import type { TranslationEntry } from '../../../translations/translation-age'

/** Matches a name with a language in front: `es-volunteer`. */
const MARK_IN_FRONT = new RegExp(`(?<=^|/)(?:${OTHER_LANGUAGES.join('|')})[-_](?=[^/]+$)`)

/**
 * Returns the addresses that translations will have with their right name or in their right folder. What is wrong with the file
 * is reported at the file.
 * @param published the paths that were published once; their files keep their names
 * @param reported the paths of files with another problem, such as that they are in Spanish
 */
export function findAwaitedPaths(
  entries: readonly ParsedEntry[],
  published: ReadonlySet<string>,
  reported: ReadonlySet<string | null>,
): ReadonlySet<string> {
  const paths = new Set(entries.map(({ entry }) => entry.pagePath))
  return new Set(
    entries.flatMap((parsed) => {
      const { pagePath, translationOf } = parsed.entry
      if (!canBeTranslated(parsed.collection) || published.has(pagePath ?? '')) return []
      const language = findMeantLanguage(parsed, reported.has(pagePath))
      if (language === DEFAULT_LANGUAGE) return []
      const original = typeof translationOf === 'string' ? translationOf : guessOriginal(parsed)
      if (original === null || !paths.has(original)) return []
      const path = getLocalPath(original, language)
      return paths.has(path) ? [] : [path]
    }),
  )
}

/** Returns the language that a file means by its name or its fields. A name such as `clinic-es` is valid in English too. */
function findMeantLanguage({ entry }: ParsedEntry, isReported: boolean): Language {
  const { language } = splitFileName(entry.slug)
  if (language !== DEFAULT_LANGUAGE) return language
  const { lang, translationOf }: TranslationEntry = entry
  if (lang !== undefined && lang !== DEFAULT_LANGUAGE) return lang
  const [only = DEFAULT_LANGUAGE] = OTHER_LANGUAGES
  if (translationOf !== undefined) return only
  return isReported ? guessFileName(entry.slug).language : DEFAULT_LANGUAGE
}

/** Returns the address of the English page that has the name of the file without the mark of its language. */
const guessOriginal = ({ collection, entry: { slug } }: ParsedEntry): string | null =>
  collection.getPagePath(guessFileName(slug.replace(MARK_IN_FRONT, '')).name)
