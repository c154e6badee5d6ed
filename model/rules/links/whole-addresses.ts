// Describes whole addresses of pages and files of ours, and writes a whole one where a path is not enough.
import { describeUrl, guessWebUrl, isWebUrl } from '../../links/guess-web-url'
import type { Reference } from '../../links/reference'
import type { ProblemDetails } from '../../problems/problem'

/** Returns what is wrong with the beginning of a whole address whose page or file is there, or null. */
export function checkBeginning({ target, whole }: Reference): ProblemDetails | null {
  if (whole === undefined || isWebUrl(whole.typed)) return null
  const isInsecure = /^http:\/\//i.test(whole.typed)
  return {
    code: isInsecure ? 'link-insecure' : 'link-shape',
    message: isInsecure
      ? 'The address starts with http://, so others can see what people read there.'
      : describeUrl(whole.typed, guessWebUrl(whole.typed)),
    fix: `Write ${target}`,
    replacement: target,
  }
}

/** Matches the place of a path in an advice. */
const PATH_IN_ADVICE = /(?<=\b(?:write|mean) )\/(?=\S)/gi

/** Writes the address of our home page before each path in a repair, where only a whole address fits. */
export function writeWhole<T extends ProblemDetails>(problem: T, { whole }: Reference): T {
  if (whole === undefined || whole.home === '') return problem
  const { fix, replacement } = problem
  return {
    ...problem,
    fix: fix.replace(PATH_IN_ADVICE, `${whole.home}/`),
    ...(replacement?.startsWith('/') ? { replacement: whole.home + replacement } : {}),
  }
}
