// Finds a fence between the fields: the fields below it would be shown as text.
import type { LocatedProblem } from '../../problems/problem'

export const FENCE = '---'
/** A name that is alone on its line may lack its colon. */
const NAME = /^([a-z_]+)(?::(?: |$)|$)/
/** Spaces make three hyphens a part of the value above them. */
const INDENTED_FENCE = /^[ \t]*---[ \t]*$/
const ITEM_OR_CONTINUATION = /^\s|^- /

/**
 * Returns the problem of a first fence below which there are only more fields up to the next one, or null.
 * @param from the index of the first line of the fields
 */
export function findEarlyFence(
  lines: readonly string[],
  from: number,
  fieldNames: readonly string[],
): LocatedProblem | null {
  const first = lines.findIndex((line, index) => index >= from && INDENTED_FENCE.test(line))
  const second = first === -1 ? -1 : lines.indexOf(FENCE, first + 1)
  if (second === -1) return null
  const getName = (line: string) => NAME.exec(line)?.[1] ?? ''
  const isField = (line: string) => fieldNames.includes(getName(line))
  const above = lines.slice(from, first).filter(isField)
  const below = lines.slice(first + 1, second).filter((line) => line.trim() !== '')
  const names = above.map(getName)
  const isOnlyFields =
    below.some(isField) &&
    below.every((line) => isField(line) || ITEM_OR_CONTINUATION.test(line)) &&
    !below.some((line) => names.includes(getName(line)))
  if (above.length === 0 || !isOnlyFields) return null
  const suggestion = { line: first, endLine: first + 1, text: lines[first - 1] ?? '' }
  return { ...EARLY_FENCE, line: first + 1, column: 1, suggestion }
}

const EARLY_FENCE = {
  code: 'fence-early',
  message: 'There is a --- line between the fields, so those below it would not count.',
  fix: 'Delete this --- line. Only the one below the last field belongs there.',
} as const
