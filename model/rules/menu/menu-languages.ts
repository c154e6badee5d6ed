// Notes a line of the menu, or a link at the bottom of the page, that names one language and leads to the page in the other one.
import { DEFAULT_LANGUAGE, getLocalPath, getPathLanguage, LANGUAGES } from '../../languages'
import { replaceValue } from '../../front-matter/value'
import type { Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'
import { readMenuLines, writeMenuLine, type MenuLine, type MenuList } from './menu-lines'

const LISTS: readonly MenuList[] = ['navigation', 'footerLinks']

/** Matches words that say in which language a page is: "Preguntas en español", "Spanish", "Questions (in English)". */
const NAMED_LANGUAGES = [
  [
    'es',
    /\b(?:en|in) (?:espa[nñ]ol|spanish)$|^(?:espa[nñ]ol|spanish)$|\((?:espa[nñ]ol|spanish)\)|\((?:en|in) (?:espa[nñ]ol|spanish)\)/iu,
  ],
  [
    'en',
    /\b(?:en|in) (?:ingl[eé]s|english)$|^(?:ingl[eé]s|english)$|\((?:ingl[eé]s|english)\)|\((?:en|in) (?:ingl[eé]s|english)\)/iu,
  ],
] as const

export function checkMenuLanguages(entries: readonly ParsedEntry[]): Problem[] {
  const lines = LISTS.flatMap((list) => readMenuLines(entries, list))
  return lines.flatMap((line) => {
    const meant = findMeantPage(line, entries)
    if (meant === null) return []
    const written = writeMenuLine({ ...line, href: meant.path })
    return [
      line.report({
        code: 'translation-link',
        severity: 'warning',
        message: `This says "${meant.words}", but it leads to the page in ${LANGUAGES[getPathLanguage(line.href)]}.`,
        fix: `Write this line: - ${written}`,
        suggestion: replaceValue(line.source, written),
      }),
    ]
  })
}

/** Returns the same page in the language that the words of a line name, with these words; null if it leads there or if there is none. */
export function findMeantPage(
  { group, label, href }: MenuLine,
  entries: readonly ParsedEntry[],
): { readonly path: string; readonly words: string } | null {
  for (const [language, pattern] of NAMED_LANGUAGES) {
    const words = pattern.exec(label)?.[0] ?? pattern.exec(group ?? '')?.[0]
    const own = getPathLanguage(href)
    if (words === undefined || own === language || href.includes('#')) continue
    const english = own === DEFAULT_LANGUAGE ? href : href.slice(`/${own}`.length) || '/'
    const path = getLocalPath(english, language)
    const isPublic = entries.some(({ entry }) => entry.pagePath === path && entry.draft !== true)
    if (isPublic) return { path, words: words.replace(/[()]/g, '') }
  }
  return null
}
