// Finds the fence below the fields, also where it is mistyped, missing, or at the end of the last field.
import type { ProblemDetails, LocatedProblem } from '../../problems/problem'
import { normalizeFieldName } from '../diagnosis/diagnose-line'
import { FENCE } from './early-fence'
import {
  DASH_AS_CLOSING_FENCE,
  DASH_FENCE,
  MALFORMED_CLOSING_FENCE,
  SPACES_IN_CLOSING_FENCE,
  UNCLOSED_FRONT_MATTER,
} from './fence-problems'
import { findLateFence } from './late-fence'

export const FENCE_LIKE = /^\s*(?:[-–—−‐‑‒―⸺⸻─━－﹣_=*~+]\s*){2,}$|^\s*[–—―⸺⸻]\s*$/

function describeClosing(line: string): ProblemDetails {
  if (DASH_FENCE.test(line)) return DASH_AS_CLOSING_FENCE
  return line.trim() === FENCE ? SPACES_IN_CLOSING_FENCE : MALFORMED_CLOSING_FENCE
}

/**
 * `fieldsTo` is the index after the last line of the fields; `bodyFrom` is the index of the first line of the body, and `bodyTo` the one
 * after its last line if that is not the end of the file.
 */
type Closing = {
  readonly fieldsTo: number
  readonly bodyFrom: number
  readonly bodyTo?: number
  readonly problem: LocatedProblem | null
}

export function findClosing(
  lines: readonly string[],
  from: number,
  fieldNames: readonly string[],
): Closing {
  const closeIndex = findClosingFence(lines, from, fieldNames)
  const end = findEndOfFields(lines, from, fieldNames)
  if (closeIndex !== -1 && !hasBodyText(lines.slice(end, closeIndex), end > from)) {
    const suggestion = { line: closeIndex + 1, endLine: closeIndex + 1, text: FENCE }
    const problem =
      lines[closeIndex] === FENCE
        ? null
        : { ...locate(closeIndex, describeClosing(lines[closeIndex] ?? '')), suggestion }
    return { fieldsTo: closeIndex, bodyFrom: closeIndex + 1, problem }
  }
  const late = findLateFence(lines, end, closeIndex)
  if (late !== null) return { fieldsTo: end, bodyFrom: end, bodyTo: closeIndex, problem: late }
  const last = lines[end - 1] ?? ''
  const suggestion = { line: end, endLine: end, text: `${last}\n${FENCE}` }
  return {
    fieldsTo: end,
    bodyFrom: end,
    problem: { ...locate(end - 1, UNCLOSED_FRONT_MATTER), suggestion },
  }
}

/** Returns the index of the closing fence, or -1. A line that only resembles a fence does not count if more fields follow. */
function findClosingFence(
  lines: readonly string[],
  from: number,
  fieldNames: readonly string[],
): number {
  const candidates = lines.flatMap((line, index) =>
    index >= from && FENCE_LIKE.test(line) ? [index] : [],
  )
  const closing = candidates.find((candidate, order) => {
    const next = candidates[order + 1] ?? candidate
    return (
      lines[candidate] === FENCE ||
      !lines.slice(candidate + 1, next).some((line) => isField(line, fieldNames))
    )
  })
  return closing ?? -1
}

/** Checks if the lines between the fields and an apparent fence are text of the body, so that it is a thematic break in it. */
function hasBodyText(between: readonly string[], hasFields: boolean): boolean {
  const [blank, ...rest] = between
  const next = rest.find((line) => line.trim() !== '')
  return hasFields && blank?.trim() === '' && next !== undefined && !/^[\s-]|[:：=]/.test(next)
}

/** Returns the index after the last line that is certainly a field, an item or the continuation of a value. */
function findEndOfFields(
  lines: readonly string[],
  from: number,
  fieldNames: readonly string[],
): number {
  let end = from
  for (let index = from; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const isContinuation = index === end && index > from && /^\s+\S|^-\s/.test(line)
    if (isField(line, fieldNames) || isContinuation) end = index + 1
    else if (line.trim() !== '') break
  }
  return end
}

/** Matches the last field with the fence at its end: `order: 4---`. */
const WITH_FENCE = /^([a-z_]+: .*[^\s-])\s*-{3,}\s*$/

/** Takes the fence off the end of the last field if there is no other one below; else returns the same lines. */
export function detachFence(
  lines: readonly string[],
  from: number,
  fieldNames: readonly string[],
): readonly string[] {
  const last = findEndOfFields(lines, from, fieldNames) - 1
  const [, field] = WITH_FENCE.exec(lines[last] ?? '') ?? []
  return field === undefined || findClosingFence(lines, from, fieldNames) !== -1
    ? lines
    : lines.with(last, field)
}

/** Checks if a line begins with the name of a field and a colon, or a character that is often typed in place of one. */
export function isField(line: string, fieldNames: readonly string[]): boolean {
  const name = /^([A-Za-zÀ-ỿ_][A-Za-zÀ-ỿ0-9_ -]*)[:：=]/u.exec(line)?.[1]
  return name !== undefined && fieldNames.includes(normalizeFieldName(name))
}

export const locate = (index: number, { code, message, fix }: ProblemDetails): LocatedProblem => ({
  code,
  message,
  fix,
  line: index + 1,
  column: 1,
})
