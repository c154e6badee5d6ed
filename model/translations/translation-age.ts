// Finds out what has changed in the English originals since they were translated (docs/decisions/languages.md).
import type { AnyEntry } from '../define-collection'
import type { TranslationValues } from '../schema/translation-fields'
import type { ParsedEntry } from '../source/entry/parsed-entry'
import { findTextChanges, type TextChange } from './find-changes'
import { readBlocksSince, type FormerPaths } from './former-links'

/** Texts by their path below the content folder. */
type Texts = Readonly<Record<string, string>>

export type TranslationEntry = AnyEntry & TranslationValues

/** Returns the text of an entry's file; the path of the file begins with the content folder. */
export const getText = ({ file }: Pick<AnyEntry, 'file'>, texts: Texts): string =>
  texts[file.slice(file.indexOf('/') + 1)] ?? ''

/** Returns the former paths of pages by their path now. */
export const findFormerPaths = (entries: readonly ParsedEntry[]): FormerPaths =>
  new Map(
    entries.flatMap(({ entry: { pagePath, redirectFrom = [] } }) =>
      pagePath === null || redirectFrom.length === 0 ? [] : [[pagePath, redirectFrom] as const],
    ),
  )

/**
 * Returns what has changed; nothing if the translation remembers no marks. A link to a page that only has a new address is no change
 * of the text.
 */
export function findChangesSince(
  { translatedFrom }: TranslationValues,
  original: AnyEntry,
  texts: Texts,
  formerPaths: FormerPaths,
): TextChange[] {
  if (translatedFrom === undefined) return []
  const marks = translatedFrom.split(' ')
  return findTextChanges(marks, readBlocksSince(getText(original, texts), marks, formerPaths))
}

/** Returns the paths of the translations whose originals have changed since, sorted. */
export function findOutdatedTranslations(
  entries: readonly ParsedEntry[],
  texts: Texts,
): readonly string[] {
  const translations = entries.flatMap(({ entry }): TranslationEntry[] =>
    entry['translatedFrom'] === undefined ? [] : [entry],
  )
  if (translations.length === 0) return []
  const entriesByPath = new Map(entries.map(({ entry }) => [entry.pagePath, entry]))
  const formerPaths = findFormerPaths(entries)
  return translations
    .flatMap((entry) => {
      const original = entriesByPath.get(entry.translationOf ?? null)
      if (!original || entry.pagePath === null) return []
      return findChangesSince(entry, original, texts, formerPaths).length === 0
        ? []
        : [entry.pagePath]
    })
    .sort()
}
