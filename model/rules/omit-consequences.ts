// Leaves out problems that are only a consequence of others.
import type { Problem } from '../problems/problem'

const getFiles = (problems: readonly Problem[]): ReadonlySet<string> =>
  new Set(problems.map(({ file }) => file))

/**
 * Leaves out what other problems have already said in another way.
 * @param problems those of translations
 * @param spanish those of Spanish texts in English files
 * @param ownProblems those of single files
 */
export function omitConsequences(
  problems: readonly Problem[],
  spanish: readonly Problem[],
  ownProblems: readonly Problem[],
): Problem[] {
  // The lines of a translation in an English file came with the Spanish text.
  const replaced = getFiles(spanish.filter(({ severity }) => severity === 'error'))
  const shortened = getFiles(ownProblems.filter(({ code }) => code === 'text-shortened'))
  // A message that was pasted says "tú" to a colleague.
  const withProblems = getFiles(ownProblems)
  return problems.filter(
    ({ code, file }) =>
      !replaced.has(file) &&
      !(code === 'translation-part' && shortened.has(file)) &&
      !(code === 'translation-usted' && withProblems.has(file)),
  )
}

/** Leaves out the problems of files that have one of the others as well. */
export function omitFiles(problems: readonly Problem[], others: readonly Problem[]): Problem[] {
  const files = getFiles(others)
  return problems.filter(({ file }) => !files.has(file))
}
