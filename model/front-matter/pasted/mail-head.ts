// Finds the head of an email above the first fence, copied along with the file that was in the email.
import { MAIL_LABEL } from '../../markup/mail-labels'
import type { LocatedProblem } from '../../problems/problem'
import { FENCE } from '../fences/early-fence'

const MIN_LABELS = 2
const MAX_LINES = 12

/** @param first the index of the first line that is not empty */
export function findMailHead(lines: readonly string[], first: number): LocatedProblem | null {
  const fence = lines.slice(0, MAX_LINES).indexOf(FENCE)
  const above = lines.slice(first, Math.max(fence, first)).filter((line) => line.trim() !== '')
  const isHead = above.length >= MIN_LABELS && above.every((line) => MAIL_LABEL.test(line))
  if (!isHead || !lines.includes(FENCE, fence + 1)) return null
  return {
    code: 'fence-words',
    message: 'The head of an email is above the first --- line, so the fields cannot be read.',
    fix: 'Delete everything above the first --- line.',
    line: first + 1,
    column: 1,
    suggestion: { line: 1, endLine: fence + 1, text: FENCE },
  }
}
