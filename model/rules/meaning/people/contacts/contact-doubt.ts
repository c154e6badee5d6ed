// What is noted about a phone number, an email address or a street number that may not be the one that was meant.
import type { FileProblem } from '../../../../problems/problem'

export type ContactDoubt = {
  readonly index: number
  readonly problem: FileProblem
  /** What was typed and what to write in its place, if that is certain. */
  readonly edit?: { readonly words: string; readonly written: string }
}

/** Returns whether one digit differs, or two neighbors have changed places. */
export function isTypo(typed: string, meant: string): boolean {
  if (typed.length !== meant.length) return false
  const differing = [...typed].flatMap((digit, index) => (digit === meant[index] ? [] : [index]))
  const [first = 0, second = 0] = differing
  return (
    differing.length === 1 ||
    (differing.length === 2 &&
      second === first + 1 &&
      typed[first] === meant[second] &&
      typed[second] === meant[first])
  )
}

/** @param fact what is right of ours, as the end of a sentence */
export const createDoubt = (
  index: number,
  typed: string,
  meant: string,
  fact: string,
): ContactDoubt => ({
  index,
  problem: {
    code: 'contact-differs',
    severity: 'warning',
    message: `This says ${typed}, but ${fact}.`,
    fix: `If you mean ours, write ${meant}`,
  },
})
