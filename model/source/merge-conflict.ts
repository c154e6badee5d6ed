// The lines that git leaves in a file when two people have changed the same lines: until somebody chooses, nothing in it is sure.
import type { LocatedProblem } from '../problems/problem'

/** Git's markers have seven signs each. Seven > alone can be a quotation, so that one counts only below a line of = signs. */
const FROM = /^<{7}(?: |$)/
const BETWEEN = /^={7}$/
const TO = /^>{7}(?: |$)/

/** The first conflict of a file, or null. */
export function findConflict(text: string): LocatedProblem | null {
  const lines = text.split('\n')
  const from = lines.findIndex((line) => FROM.test(line))
  const between = lines.findIndex((line) => BETWEEN.test(line))
  const to = lines.findIndex((line, index) => index > between && TO.test(line))
  // One such line alone can be a heading or a quotation.
  const [first, second] = [from, between, to].filter((index) => index !== -1)
  if (first === undefined || second === undefined) return null
  return {
    code: 'merge-conflict',
    line: first + 1,
    column: 1,
    message: 'Two people have changed the same lines, and the file now holds both versions.',
    fix: 'Keep the version that is right. Delete the other one, and the lines that begin with <<<<<<<, ======= and >>>>>>>.',
  }
}
