// An old address leads to one page, and never stands in the way of a page that is there.
import { blogPageNumber } from '../../routing/routes'
import { createProblem, type ProblemDetails, type Problem } from '../../problems/problem'
import type { Reference } from '../../links/reference'

type TypedRedirect = Reference & { readonly file: string }

/** Returns whether the build makes the page at the address by itself; the pages of the blog's list come and go. */
export function isMadeByBuild(address: string): boolean {
  return ['/index', '/404'].includes(address) || blogPageNumber(address) !== null
}

/** @param files the addresses of the site, each with the file behind it */
export function checkRedirects(
  redirects: readonly TypedRedirect[],
  files: ReadonlyMap<string, string>,
): Problem[] {
  const owners = new Map<string, string>()
  return redirects.flatMap(({ target, file, line, column, field }) => {
    const owner = owners.get(target) ?? file
    owners.set(target, owner)
    const finding =
      files.has(target) || isMadeByBuild(target)
        ? taken(target)
        : owner !== file
          ? twice(target, owner)
          : null
    if (finding === null) return []
    return [createProblem(finding, { file, line, column, field })]
  })
}

const taken = (address: string): ProblemDetails => ({
  code: 'redirect-taken',
  message: `There is a page at ${address}, so this address cannot lead to another one.`,
  fix: `Delete the line with ${address} under redirect_from.`,
})

const twice = (address: string, owner: string): ProblemDetails => ({
  code: 'redirect-twice',
  message: `Two files have the old address ${address} under redirect_from: this one and ${owner}.`,
  fix: 'Choose the page that visitors should see, and delete the line in the other file.',
})
