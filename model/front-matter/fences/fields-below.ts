// Finds fields that were pasted below the second fence, where they would be shown as text.
import type { LocatedProblem } from '../../problems/problem'
import { FENCE } from './early-fence'

const FIELD = /^([a-z_]+):(?: +\S|[ \t]*$)/
const EMPTY_FIELD = /^[a-z_]+:[ \t]*$/
const MISTYPED_FENCE = /^[-–—‐‑]{2,}[ \t]*$/
const ITEM = /^ *- +\S/

export type FieldsBelow = {
  /** The index after the last of the fields if they are directly below the fence, so that they can be parsed with those above; else null. */
  readonly to: number | null
  /** The lines of the file without the fields. */
  readonly lines: readonly string[]
  readonly problem: LocatedProblem
}

/**
 * Returns the fields at the beginning or the end of a text, or null.
 * @param from the index of the first line of the fields
 * @param fence the index of the fence below them
 */
export function findFieldsBelow(
  lines: readonly string[],
  from: number,
  fence: number,
  fieldNames: readonly string[],
): FieldsBelow | null {
  const isNew = (names: readonly string[]) => {
    const typed = listNames(lines.slice(from, fence))
    return names.every((name) => fieldNames.includes(name) && !typed.includes(name))
  }
  const start = lines.findIndex((line, index) => index > fence && line.trim() !== '')
  if (start === -1) return null
  const end = findEnd(lines, start)
  const above = lines.slice(start, end)
  // Another fence below them is the right one: the one above is a second mistake of the kind.
  if (end > start && lines.slice(end).find((line) => line.trim() !== '') === FENCE) return null
  if (end > start && isNew(listNames(above))) {
    const text = [...above, FENCE].join('\n')
    // Hyphens right below them were meant as the fence.
    const last = MISTYPED_FENCE.test(lines[end] ?? '') ? end + 1 : end
    const suggestion = { line: fence + 1, endLine: last, text }
    return { to: end, lines, problem: { ...describe(above, start), suggestion } }
  }
  return findAtEnd(lines, fence, isNew)
}

/** Finds fields that are the last paragraph of a text. A word and a colon may be a part of it, but no name with `_`. */
function findAtEnd(
  lines: readonly string[],
  fence: number,
  isNew: (names: readonly string[]) => boolean,
): FieldsBelow | null {
  const last = lines.findLastIndex((line) => line.trim() !== '')
  const start = lines.findLastIndex((line, index) => index < last && line.trim() === '') + 1
  if (start <= fence + 1 || findEnd(lines, start) !== last + 1) return null
  const fields = lines.slice(start, last + 1)
  const names = listNames(fields)
  if (!isNew(names) || !names.some((name) => name.includes('_'))) return null
  const textEnd = lines.findLastIndex((line, index) => index < start && line.trim() !== '')
  const body = lines.slice(fence + 1, textEnd + 1)
  const suggestion = {
    line: fence + 1,
    endLine: last + 1,
    text: [...fields, FENCE, ...body].join('\n'),
  }
  return {
    to: null,
    lines: lines.slice(0, start),
    problem: { ...describe(fields, start), suggestion },
  }
}

/** Returns the index after the last field or item of a list from an index on; the same index if there is none. */
function findEnd(lines: readonly string[], start: number): number {
  let end = start
  while (FIELD.test(lines[end] ?? '')) {
    const isEmpty = EMPTY_FIELD.test(lines[end] ?? '')
    const first = end + 1
    let next = first
    while (isEmpty && ITEM.test(lines[next] ?? '')) next++
    // A word with a colon and nothing below it may be the first line of a text.
    if (isEmpty && next === first) return end
    end = next
  }
  return end
}

const listNames = (lines: readonly string[]): string[] =>
  lines.flatMap((line) => FIELD.exec(line)?.[1] ?? [])

function describe(fields: readonly string[], start: number): LocatedProblem {
  const names = listNames(fields)
  const isOne = names.length === 1
  const field = names[0] ?? ''
  return {
    code: 'fence-early',
    message: isOne
      ? `The field ${field} is below the second --- line, where visitors would read it as text.`
      : `${names.length} fields are below the second --- line, where visitors would read them as text.`,
    fix: `Move ${fields.length === 1 ? 'this line' : `these ${fields.length} lines`} above the second --- line.`,
    ...{ field, line: start + 1, column: 1 },
  }
}
