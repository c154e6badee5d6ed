// Finds the page that is meant by an address that ends with the mark of its sentence, such as `/contact.`
import { splitUrl } from '../../../links/link-target'
import type { Reference } from '../../../links/reference'
import type { Problem, ProblemDetails } from '../../../problems/problem'
import { normalizePagePath } from '../reference-problems'

const MARKS_AT_END = /[.,;:!?]+$/
const NAMES: Readonly<Record<string, string>> = {
  '.': 'period',
  ',': 'comma',
  ';': 'semicolon',
  ':': 'colon',
  '!': 'exclamation point',
  '?': 'question mark',
}

/**
 * Puts the mark after the link in its edit, if the sentence ends there and has no other mark.
 * @param target the address with the mark
 */
export function keepMark(problem: Problem, { target }: Reference): Problem {
  const { suggestion } = problem
  const [mark = ''] = MARKS_AT_END.exec(splitUrl(target).path) ?? []
  const meant = / (\/\S*)$/.exec(problem.fix)?.[1]
  if (suggestion === null || meant === undefined || !/^[.!?]$/.test(mark)) return problem
  const [text, after, another] = suggestion.text.split(`](${meant})`)
  if (text === undefined || after === undefined || another !== undefined) return problem
  if (!/^[)*_]*(?:$|\n|\s+[A-ZÀ-Þ])/u.test(after)) return problem
  return {
    ...problem,
    fix: `${problem.fix}, and put the ${NAMES[mark] ?? 'mark'} after the link.`,
    suggestion: { ...suggestion, text: `${text}](${meant})${mark}${after}` },
  }
}

/** Describes an address that is right without the mark at its end, or returns null. */
export function describeMarkAtEnd(
  { type, target }: Reference,
  pages: ReadonlyMap<string | null, unknown>,
): ProblemDetails | null {
  const { path, anchor } = splitUrl(target)
  const [marks] = MARKS_AT_END.exec(path) ?? []
  if (type !== 'link' || marks === undefined) return null
  const page = normalizePagePath(path.slice(0, -marks.length))
  if (!pages.has(page)) return null
  const meant = anchor === undefined ? page : `${page}#${anchor}`
  return {
    code: 'link-broken',
    message: `The address ${target} ends with the ${NAMES[marks] ?? 'marks'} of a sentence, so no page is there.`,
    fix: `Write ${meant}`,
    replacement: meant,
  }
}
