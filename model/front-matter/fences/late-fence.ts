// Finds a fence that was typed below the text of a page in place of below its fields.
import type { LocatedProblem } from '../../problems/problem'
import { FENCE } from './early-fence'
import { LATE_FENCE } from './fence-problems'

/** Matches hyphens or dashes in place of them, which nobody types as a line of a drawing at the end of a text. */
const HYPHENS = /^\s*[-–—]+\s*$/

/**
 * Returns the problem of a fence that is the last line of a file, or null.
 * @param fieldsTo the index after the last line of the fields
 * @param fence the index of the first line below them that resembles a fence
 */
export function findLateFence(
  lines: readonly string[],
  fieldsTo: number,
  fence: number,
): LocatedProblem | null {
  const isLast = lines.slice(fence + 1).every((line) => line.trim() === '')
  if (fence === -1 || !isLast || !HYPHENS.test(lines[fence] ?? '')) return null
  const body = lines.slice(fieldsTo, fence)
  const textEnd = body.findLastIndex((line) => line.trim() !== '') + 1
  const text = [lines[fieldsTo - 1] ?? '', FENCE, ...body.slice(0, textEnd)].join('\n')
  const suggestion = { line: fieldsTo, endLine: fence + 1, text }
  return { ...LATE_FENCE, line: fieldsTo, column: 1, suggestion }
}
