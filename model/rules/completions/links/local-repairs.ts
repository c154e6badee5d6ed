// Lets the repair of a link in a Spanish text lead to the Spanish page at once, or say that its page is in English.
import {
  DEFAULT_LANGUAGE,
  getLocalPath,
  getPathLanguage,
  OTHER_LANGUAGES,
  splitFileName,
  type Language,
} from '../../../languages'
import { splitUrl } from '../../../links/link-target'
import { describeTranslation } from '../../../links/url-problems'
import type { Problem } from '../../../problems/problem'
import type { ParsedEntry } from '../../../source/entry/parsed-entry'
import { markEnglish } from '../../links/english-mark'

/** Problems of an address for which the parser of a single file writes the path of a page of ours. */
const CODES: readonly string[] = ['link-detour', 'link-shape', 'link-file', 'link-insecure']
const WRITE_PATH = /^Write (\/\S*)$/

/** @param entries the files with these problems, and all pages */
export function completeLocalLinks(
  problems: readonly Problem[],
  entries: readonly ParsedEntry[],
): Problem[] {
  const isCandidate = ({ code, fix }: Problem) => CODES.includes(code) && WRITE_PATH.test(fix)
  if (!problems.some(isCandidate)) return [...problems]
  const slugs = new Map(entries.map(({ entry }) => [entry.file, entry.slug]))
  const pages = new Set(
    entries.flatMap(({ entry }) => (entry.draft === true ? [] : [entry.pagePath])),
  )
  return problems.map((problem) => {
    const own = splitFileName(slugs.get(problem.file) ?? '').language
    const [, typed = ''] = WRITE_PATH.exec(problem.fix) ?? []
    const language = findMeantLanguage(problem, typed) ?? own
    if (language === DEFAULT_LANGUAGE || !isCandidate(problem)) return problem
    if (getPathLanguage(typed) !== DEFAULT_LANGUAGE) return problem
    const { path, anchor } = splitUrl(typed)
    const local = getLocalPath(path, language)
    // The headings of the Spanish page have other names.
    if (pages.has(local)) return anchor === undefined ? replacePath(problem, typed, local) : problem
    return pages.has(path) && path !== '/'
      ? markEnglish(problem, { field: problem.field }, own)
      : problem
  })
}

/** Words that say in which language the page of a link is. */
const NAMED_LANGUAGE: Readonly<Record<string, RegExp>> = {
  es: /\b(?:Spanish|Latin[ao]s?|Hispanics?)\b|espa[nñ]ol/i,
}

/**
 * Returns the language of the translation that a problem says the address is of, if the sentence with the link speaks of it; or
 * undefined. A browser that translates all pages is not what the writer means.
 */
function findMeantLanguage({ message, suggestion }: Problem, path: string): Language | undefined {
  const sentences = suggestion?.text.split(/(?<=[.!?])\s+/) ?? []
  const sentence = sentences.find((words) => words.includes(path)) ?? ''
  return OTHER_LANGUAGES.find(
    (language) =>
      message === describeTranslation(language) && NAMED_LANGUAGE[language]?.test(sentence),
  )
}

/** Writes another path into a repair; the problem stays as it is if the edit has the path in several places. */
function replacePath(problem: Problem, typed: string, path: string): Problem {
  const { suggestion, fix } = problem
  const described = { ...problem, fix: fix.replace(typed, () => path) }
  if (suggestion === null) return described
  const places = [`](${typed})`, `](${typed} `, `href=${typed}}`, `link: ${typed}`].flatMap(
    (place) => suggestion.text.split(place).slice(1).fill(place),
  )
  const [place, another] = places
  if (place === undefined || another !== undefined) return problem
  const text = suggestion.text.replace(place, () => place.replace(typed, () => path))
  return { ...described, suggestion: { ...suggestion, text } }
}
