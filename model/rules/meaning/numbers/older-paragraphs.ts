// Lets a number that differs from the rest of a file say which of two paragraphs is the older one.
import type { LocatedProblem } from '../../../problems/problem'

/** Matches what is said of a paragraph that was rewritten and left. */
const REWRITTEN = /^This paragraph says almost the same as the one on line (\d+)\.$/
const DIFFERS = /^This says ("[^"]+"), but (.+)\.$/

/** Leaves out a number that goes with the older one of two paragraphs, and names that paragraph. */
export function joinOlderParagraphs(problems: readonly LocatedProblem[]): LocatedProblem[] {
  const rewritten = problems.find(({ message }) => REWRITTEN.test(message))
  const otherLine = Number(REWRITTEN.exec(rewritten?.message ?? '')?.[1])
  const differing = problems.find(
    ({ code, message, line }) =>
      code === 'amount-differs' &&
      DIFFERS.test(message) &&
      (line === otherLine || line === rewritten?.line),
  )
  const [, typed, others] = DIFFERS.exec(differing?.message ?? '') ?? []
  if (rewritten === undefined || differing === undefined) return [...problems]
  const fix = `The one on line ${differing.line} seems to be older: it says ${typed}, but ${others}. If so, delete it. If both are right, leave them as they are.`
  return problems
    .filter((problem) => problem !== differing)
    .map((problem) => (problem === rewritten ? { ...problem, fix } : problem))
}
