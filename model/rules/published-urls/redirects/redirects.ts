// Checks that each former path redirects to one page only, and never hides an existing page.
import { getBlogPageNumber } from '../../../routing/routes'
import { STAFF_PATH } from '../../../site-structure'
import { createProblem, type ProblemDetails, type Problem } from '../../../problems/problem'
import type { Reference } from '../../../links/reference'
import { compareBodies } from './left-pages'

type RedirectReference = Reference & { readonly file: string }

/** Returns whether the build generates a page at the path without a file, such as a numbered page of the blog. */
export function isGeneratedPath(path: string): boolean {
  return ['/index', '/404', STAFF_PATH].includes(path) || getBlogPageNumber(path) !== null
}

/**
 * @param files the source file of each page by its path
 * @param getFileText returns the text of a file
 */
export function checkRedirects(
  redirects: readonly RedirectReference[],
  files: ReadonlyMap<string, string>,
  getFileText: (file: string) => string,
): Problem[] {
  const owners = new Map<string, string>()
  const counts = countByFile(redirects)
  return redirects.flatMap(({ target, file, line, column, field }) => {
    const owner = owners.get(target) ?? file
    owners.set(target, owner)
    const isOnly = counts.get(file) === 1
    const page = files.get(target)
    const likeness =
      page === undefined || page === file
        ? 'different'
        : compareBodies(getFileText(page), getFileText(file))
    const problem =
      page === file
        ? redirectFromItself(target, isOnly)
        : page !== undefined && likeness !== 'different'
          ? redirectFromLeftPage(target, isOnly, page, likeness)
          : page !== undefined || isGeneratedPath(target)
            ? redirectFromPage(target)
            : owner !== file
              ? duplicateRedirect(target, owner)
              : null
    if (problem === null) return []
    return [createProblem(problem, { file, line, column, field })]
  })
}

const countByFile = (redirects: readonly RedirectReference[]): ReadonlyMap<string, number> => {
  const counts = new Map<string, number>()
  for (const { file } of redirects) counts.set(file, (counts.get(file) ?? 0) + 1)
  return counts
}

/** @param isOnly whether the page has no other old address */
const redirectFromItself = (path: string, isOnly: boolean): ProblemDetails => ({
  code: 'redirect-taken',
  message: `${path} is the address of this page itself, so it is not an old one.`,
  fix: `Delete ${nameLines(path, isOnly)}`,
})

/** Names what to delete, with the period only where no one could type it. */
const nameLines = (path: string, isOnly: boolean): string =>
  isOnly
    ? `the two lines redirect_from: and - ${path}`
    : `the line with ${path} under redirect_from.`

/** Someone made a new file with the text of another one, and forgot to delete that. */
const redirectFromLeftPage = (
  path: string,
  isOnly: boolean,
  page: string,
  likeness: 'same' | 'alike',
): ProblemDetails => ({
  code: 'redirect-taken',
  message: `The page at ${path} is still there, and ${likeness === 'same' ? 'its text is' : 'much of its text is'} the same as here.`,
  fix: `If this file takes its place, delete ${page} and keep redirect_from. If you want to keep both, delete ${nameLines(path, isOnly)}`,
})

const redirectFromPage = (path: string): ProblemDetails => ({
  code: 'redirect-taken',
  message: `There is a page at ${path}, so that cannot be the old address of this page.`,
  fix: `Delete the line with ${path} under redirect_from.`,
})

const duplicateRedirect = (path: string, otherFile: string): ProblemDetails => ({
  code: 'redirect-twice',
  message: `Two files have the old address ${path} under redirect_from: this one and ${otherFile}.`,
  fix: 'Choose the page that visitors should see, and delete the line in the other file.',
})
