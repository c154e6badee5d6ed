// Lets the advice on an address of another website in the menu name the page of ours that its words mean.
import { DEFAULT_LANGUAGE, getPathLanguage } from '../../../languages'
import type { Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { simplifyWords } from '../../../text/simplify-text'

/** Matches the advice of an item of the menu that can lead to any page of ours, and its words. */
const ANY_PAGE = /, such as (?:.+ > )?([^>]+): \/contact$/

/** @param entries all pages */
export function completeMenuPages(
  problems: readonly Problem[],
  entries: readonly ParsedEntry[],
): Problem[] {
  return problems.map((problem) => {
    const { code, fix } = problem
    const words = code === 'navigation-shape' ? ANY_PAGE.exec(fix)?.[1] : undefined
    const page = words === undefined ? null : findPageOfWords(words, entries)
    return page === null ? problem : { ...problem, fix: fix.replace(/\/contact$/, page) }
  })
}

/** Returns the path whose last part is one of the words; of several pages, that on the highest level. */
function findPageOfWords(words: string, entries: readonly ParsedEntry[]): string | null {
  const stems = new Set(simplifyWords(words).split(' ').map(getStem))
  const [found, another] = entries
    .flatMap(({ entry: { pagePath, draft } }) => (pagePath === null || draft ? [] : [pagePath]))
    .filter(
      (path) =>
        getPathLanguage(path) === DEFAULT_LANGUAGE &&
        stems.has(getStem(path.split('/').at(-1) ?? '')),
    )
    .sort((a, b) => countParts(a) - countParts(b))
  if (found === undefined) return null
  return another !== undefined && countParts(another) === countParts(found) ? null : found
}

const countParts = (path: string): number => path.split('/').length

/** Returns a word without the ending of several: "churches" is "church". */
const getStem = (word: string): string => word.replace(/(?<=[a-z]{3})(?:(?<=ch|sh|ss|x)es|s)$/, '')
