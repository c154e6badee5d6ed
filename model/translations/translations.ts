// The versions of a page in other languages, and the site as the pages of a language show it.
import type { AnyEntry } from '../define-collection'
import { DEFAULT_LANGUAGE, getPathLanguage, OTHER_LANGUAGES, type Language } from '../languages'
import { memoizeByObject } from '../memoize/memoize'
import type { Site } from '../site'

export type PageVersion = { readonly language: Language; readonly path: string }

/** Returns all versions of the page at a path, itself included, English first; an empty list if there is only one. */
export const getTranslations = (site: Site, path: string): readonly PageVersion[] =>
  getVersionsByPath(site).get(path) ?? []

/** Returns the path of the English page that the page at a path translates, or the path itself. */
export const getOriginalPath = (site: Site, path: string): string =>
  getTranslations(site, path)[0]?.path ?? path

/** Returns the languages in which there are pages. */
export const getLanguages = (site: Site): readonly Language[] => [
  DEFAULT_LANGUAGE,
  ...OTHER_LANGUAGES.filter((language) =>
    [...getVersionsByPath(site).values()].flat().some((version) => version.language === language),
  ),
]

/** Memoized, because every page asks. */
const getVersionsByPath = memoizeByObject(
  (site: Site): ReadonlyMap<string, readonly PageVersion[]> => {
    const entries: readonly AnyEntry[] = [...site.pages, ...site.services]
    const paths = new Set(entries.map(({ pagePath }) => pagePath))
    const versions = new Map<string, PageVersion[]>()
    for (const { pagePath, translationOf } of entries) {
      if (pagePath === null || typeof translationOf !== 'string' || !paths.has(translationOf))
        continue
      const others = versions.get(translationOf) ?? [
        { language: DEFAULT_LANGUAGE, path: translationOf },
      ]
      versions.set(translationOf, [
        ...others,
        { language: getPathLanguage(pagePath), path: pagePath },
      ])
    }
    return new Map(
      [...versions.values()].flatMap((pages) => pages.map(({ path }) => [path, pages] as const)),
    )
  },
)
