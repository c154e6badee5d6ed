// Separates the problems that a change brings from those that were there before.
import type { Problem } from '../../../model/problems/problem'
import type { Review } from '../review'

/** Compares without lines, because any edit above a problem moves it. An error is never old: it stops the build. */
export function compareProblems(
  base: readonly Problem[],
  head: readonly Problem[],
): Pick<Review, 'newProblems' | 'oldProblems'> {
  const getKey = ({ code, file, field, message }: Problem) =>
    JSON.stringify([code, file, field, message])
  const known = new Set(base.map(getKey))
  const newProblems = head.filter(
    (problem) => problem.severity === 'error' || !known.has(getKey(problem)),
  )
  return { newProblems, oldProblems: head.length - newProblems.length }
}
