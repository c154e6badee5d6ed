// Finds the fences, the two --- lines around the fields, even if they are mistyped or missing.
import type { ProblemDetails, LocatedProblem } from '../../problems/problem'
import {
  ATTACHED_FENCE,
  TEXT_AFTER_FENCE,
  fieldAfterFence,
  LEADING_BLANK_LINES,
  MALFORMED_CLOSING_FENCE,
  EMPTY_FILE,
  MISSING_OPENING_FENCE,
  MALFORMED_OPENING_FENCE,
  NO_FRONT_MATTER,
  SPACES_IN_CLOSING_FENCE,
  SPACES_IN_OPENING_FENCE,
  UNCLOSED_FRONT_MATTER,
  executableFrontMatter,
} from './fence-problems'
import { normalizeFieldName } from '../diagnosis/diagnose-line'
import { FENCE, findEarlyFence } from './early-fence'
import { findFieldsBelow } from './fields-below'
import { joinFenceProblems } from './join-fences'
import { findLateFence } from './late-fence'

export type Fences = {
  /** True if there is front matter, even if it has no fields. */
  readonly found: boolean
  /** The lines between the fences. */
  readonly fields: readonly string[]
  /** The lines below the fences. */
  readonly body: readonly string[]
  /** The number of the line on which the fields begin, from 1. */
  readonly fieldsLine: number
  /** The number of the line on which the body begins, from 1. */
  readonly bodyLine: number
  readonly problems: readonly LocatedProblem[]
}

const FENCE_LIKE = /^\s*(?:[-–—−‐‑‒―⸺⸻─━－﹣_=*~+]\s*){2,}$|^\s*[–—―⸺⸻]\s*$/
/** Matches a fence with a language; gray-matter would run or parse the fields in that language. */
const LANGUAGE = /^---\s*([A-Za-z_]+)\s*$/

/**
 * Finds the fences. A mistyped or missing fence is reported, and the lines are split as if it were correct.
 * @param fieldNames the names of all fields that may be typed
 */
export function findFences(lines: readonly string[], fieldNames: readonly string[]): Fences {
  const opening = findOpening(lines, fieldNames)
  if (opening.fieldsFrom === null) {
    return {
      found: false,
      fields: [],
      body: [],
      fieldsLine: 1,
      bodyLine: 1,
      problems: [opening.problem],
    }
  }
  const { fieldsFrom } = opening
  const early = findEarlyFence(lines, fieldsFrom, fieldNames)
  const known = early ? lines.with(early.line - 1, '') : lines
  const counted = detachFence(known, fieldsFrom, fieldNames)
  const found = findClosing(counted, fieldsFrom, fieldNames)
  const closing =
    counted === known || found.problem === null
      ? found
      : { ...found, problem: { ...found.problem, ...ATTACHED_FENCE } }
  const problems = joinFenceProblems(lines, opening.problem, early, closing.problem)
  const below =
    closing.problem === null
      ? findFieldsBelow(counted, fieldsFrom, closing.fieldsTo, fieldNames)
      : null
  const split = below?.to == null ? closing : { fieldsTo: below.to, bodyFrom: below.to }
  const read = below?.to == null ? (below?.lines ?? counted) : counted.with(closing.fieldsTo, '')
  return {
    found: true,
    fields: read.slice(fieldsFrom, split.fieldsTo),
    body: read.slice(split.bodyFrom, closing.bodyTo),
    fieldsLine: fieldsFrom + 1,
    bodyLine: split.bodyFrom + 1,
    problems: below === null ? problems : [...problems, below.problem],
  }
}

/** Matches the last field with the fence at its end: `order: 4---`. */
const WITH_FENCE = /^([a-z_]+: .*[^\s-])\s*-{3,}\s*$/

/** Takes the fence off the end of the last field if there is no other one below; else returns the same lines. */
function detachFence(
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

/** `fieldsFrom` is the index of the first line of the fields, or null if there is no front matter. */
type Opening =
  | { readonly fieldsFrom: number; readonly problem: LocatedProblem | null }
  | { readonly fieldsFrom: null; readonly problem: LocatedProblem }

function findOpening(lines: readonly string[], fieldNames: readonly string[]): Opening {
  const firstIndex = lines.findIndex((line) => line.trim() !== '')
  const line = lines[firstIndex]
  if (line === undefined) return { fieldsFrom: null, problem: locate(0, EMPTY_FILE) }
  if (firstIndex === 0 && line === FENCE) return { fieldsFrom: 1, problem: null }

  const repair = (problem: ProblemDetails, text: string, fieldsFrom: number) => ({
    fieldsFrom,
    problem: { ...locate(0, problem), suggestion: { line: 1, endLine: firstIndex + 1, text } },
  })
  const language = LANGUAGE.exec(line)?.[1]
  if (language !== undefined && !/^ya?ml$/i.test(language))
    return { fieldsFrom: null, problem: locate(firstIndex, executableFrontMatter(language)) }
  if (language !== undefined) return repair(TEXT_AFTER_FENCE, FENCE, firstIndex + 1)
  if (FENCE_LIKE.test(line) || line.trim() === '```')
    return repair(describeOpening(line), FENCE, firstIndex + 1)
  if (isField(line, fieldNames))
    return repair(MISSING_OPENING_FENCE, `${FENCE}\n${line}`, firstIndex)
  const afterFence = /^---+\s*(.+)$/.exec(line)?.[1]
  if (afterFence !== undefined && isField(afterFence, fieldNames))
    return {
      ...repair(fieldAfterFence(afterFence), `${FENCE}\n${afterFence}`, firstIndex),
      fieldsFrom: null,
    }
  return {
    fieldsFrom: null,
    problem: locate(firstIndex, line.startsWith(FENCE) ? TEXT_AFTER_FENCE : NO_FRONT_MATTER),
  }
}

function describeOpening(line: string): ProblemDetails {
  if (line === FENCE) return LEADING_BLANK_LINES
  return line.trim() === FENCE ? SPACES_IN_OPENING_FENCE : MALFORMED_OPENING_FENCE
}

const describeClosing = (line: string): ProblemDetails =>
  line.trim() === FENCE ? SPACES_IN_CLOSING_FENCE : MALFORMED_CLOSING_FENCE

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

function findClosing(
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

/** Checks if a line begins with the name of a field and a colon, or a character that is often typed in place of one. */
function isField(line: string, fieldNames: readonly string[]): boolean {
  const name = /^([\p{L}_][\p{L}\p{N}_ -]*)[:：=]/u.exec(line)?.[1]
  return name !== undefined && fieldNames.includes(normalizeFieldName(name))
}

const locate = (index: number, { code, message, fix }: ProblemDetails): LocatedProblem => ({
  code,
  message,
  fix,
  line: index + 1,
  column: 1,
})
