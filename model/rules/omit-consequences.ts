// Leaves out problems that are only a consequence of others.
import type { Problem } from '../problems/problem'
import type { ProblemCode } from '../problems/problem-codes'
import type { RenamedPages } from './published-urls/renamed/renamed-pages'

/** Returns the files that have one of these problems. */
export const getFiles = (problems: readonly Problem[]): ReadonlySet<string> =>
  new Set(problems.map(({ file }) => file))

/**
 * Leaves out what other problems have already said in another way.
 * @param problems those of translations
 * @param spanish those of Spanish texts in English files
 * @param ownProblems those of single files
 * @param counts those of sentences that count the cards of a page
 * @param years those of years in which we did not begin
 */
export function omitConsequences(
  problems: readonly Problem[],
  spanish: readonly Problem[],
  ownProblems: readonly Problem[],
  counts: readonly Problem[] = [],
  years: readonly Problem[] = [],
): Problem[] {
  // The lines of a translation in an English file came with the Spanish text.
  const replaced = getFiles(spanish.filter(({ severity }) => severity === 'error'))
  // Parts of a text that have to be corrected first may seem to be missing.
  const unread = getFiles(
    ownProblems.filter(
      ({ code, severity, field }) =>
        code === 'text-shortened' || (severity === 'error' && field === null),
    ),
  )
  // A message that was pasted says "tú" to a colleague.
  const withProblems = getFiles(ownProblems)
  // The settings, the Bible or the cards say which number is right, the English text may be as wrong.
  const numbers = new Set(
    [...ownProblems, ...counts].flatMap(({ code, file, line }) =>
      code === 'contact-differs' || code === 'verse-words' || code === 'count-differs'
        ? [`${file}:${line}`]
        : [],
    ),
  )
  const otherYears = new Set(years.map(({ file, line, column }) => `${file}:${line}:${column}`))
  return problems.filter(({ code, file, line, column }) => {
    if (replaced.has(file)) return false
    if (code === 'translation-part') return !unread.has(file)
    if (code === 'translation-usted') return !withProblems.has(file)
    if (code !== 'translation-value') return true
    return !numbers.has(`${file}:${line}`) && !otherYears.has(`${file}:${line}:${column}`)
  })
}

/** Leaves out the problems of files that have one of the others as well. */
export function omitFiles(problems: readonly Problem[], others: readonly Problem[]): Problem[] {
  const files = getFiles(others)
  return problems.filter(({ file }) => !files.has(file))
}

const OTHER_ADDRESS: readonly ProblemCode[] = ['link-broken', 'link-tracking']

/** Leaves out that a button says the wrong thing about where it leads, if its address has to be changed first. */
export function omitMismatches(problems: readonly Problem[]): readonly Problem[] {
  if (!problems.some(({ code }) => code === 'external-link-mismatch')) return problems
  const files = getFiles(
    problems.filter(({ code, field }) => OTHER_ADDRESS.includes(code) && field === 'button_link'),
  )
  return problems.filter(({ code, file }) => code !== 'external-link-mismatch' || !files.has(file))
}

/** Leaves out what the form of a redirect is, if the former address that it means is named. */
export const omitRedirects = (
  problems: readonly Problem[],
  renamed: RenamedPages,
): readonly Problem[] => {
  const corrected = new Map(
    [...renamed.values()].map(({ file, mistypedPath }) => [file, mistypedPath]),
  )
  return problems.filter(({ code, field, file, message }) => {
    const typed = corrected.get(file) ?? null
    if (typed === null || field !== 'redirect_from') return true
    return code === 'old-address-shape' ? !message.includes(`"${typed}"`) : code !== 'list-expected'
  })
}
