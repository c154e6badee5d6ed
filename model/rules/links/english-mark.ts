// Makes a link in a Spanish text say that its page is in English.
import { DEFAULT_LANGUAGE, getPathLanguage, type Language } from '../../languages'
import type { Reference } from '../../links/reference'
import type { Problem } from '../../problems/problem'

/** What people write after the words of such a link. */
export const ENGLISH_MARK = ' (en inglés)'
/** Matches words that say in which language a page is. */
export const NAMES_ENGLISH = /ingl[eé]s|\benglish\b/i

const LINK_END = /\[([^[\]]*)\]\((\/[^\s)]*)\)/g

/**
 * Adds to the edit of a link, and to the advice, the words that tell of the language of a page. The problem stays as it is if the
 * words are there, if the page is in that language, or if it is no link in a text.
 * @param language the language of the text with the link
 */
export function markEnglish(
  problem: Problem,
  { field }: Pick<Reference, 'field'>,
  language: Language,
): Problem {
  const { suggestion } = problem
  if (suggestion === null || field !== null || language === DEFAULT_LANGUAGE) return problem
  const path = / (\/[^\s]*)$/.exec(problem.fix)?.[1]
  if (path === undefined || getPathLanguage(path) !== DEFAULT_LANGUAGE) return problem
  const [link, another] = [...suggestion.text.matchAll(LINK_END)].filter(
    ([, , target]) => target === path,
  )
  if (link === undefined || another !== undefined) return problem
  const [, words = ''] = link
  const after = suggestion.text.slice(link.index + link[0].length)
  if (NAMES_ENGLISH.test(words) || after.startsWith(ENGLISH_MARK)) return problem
  const end = link.index + 1 + words.length
  const text = suggestion.text.slice(0, end) + ENGLISH_MARK + suggestion.text.slice(end)
  return {
    ...problem,
    fix: `${problem.fix.slice(0, -path.length)}[${words}${ENGLISH_MARK}](${path})`,
    suggestion: { ...suggestion, text },
  }
}

/**
 * Takes the words that a page is in English out of the edit of a link that now leads to a Spanish page, and says so in the advice.
 * @param path the address of the Spanish page
 */
export function unmarkEnglish(problem: Problem, path: string): Problem {
  const fix = `${problem.fix}, and take out${ENGLISH_MARK}`
  const { suggestion } = problem
  if (suggestion === null) return { ...problem, fix }
  const text = suggestion.text
    .replace(`${ENGLISH_MARK}](${path})`, `](${path})`)
    .replace(`](${path})${ENGLISH_MARK}`, `](${path})`)
  return { ...problem, fix, suggestion: text === suggestion.text ? null : { ...suggestion, text } }
}
