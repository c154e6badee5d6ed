// Finds the conflict markers that git leaves in a file when two people have changed the same lines.
import type { LocatedProblem } from '../problems/problem'

/** Git's conflict markers have seven characters each. */
const OURS = /^<{7}(?: |$)/
const SEPARATOR = /^={7}$/
const THEIRS = /^>{7}(?: |$)/

/** Returns the first conflict of a file, or null. While there is one, nothing else in the file is reliable. */
export function findConflict(text: string): LocatedProblem | null {
  const lines = text.split('\n')
  const ours = lines.findIndex((line) => OURS.test(line))
  const separator = lines.findIndex((line) => SEPARATOR.test(line))
  // Seven > alone can be a quotation, so they count only after a separator.
  const theirs = lines.findIndex((line, index) => index > separator && THEIRS.test(line))
  // A single marker can be a heading or a quotation.
  const [first, second] = [ours, separator, theirs].filter((index) => index !== -1)
  if (first === undefined || second === undefined) return null
  return {
    code: 'merge-conflict',
    line: first + 1,
    column: 1,
    message: 'Two people have changed the same lines, and the file now holds both versions.',
    fix: 'Keep the version that is right. Delete the other one, and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  }
}
