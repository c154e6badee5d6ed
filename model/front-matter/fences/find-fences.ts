// Finds the fences, the two --- lines around the fields, even if they are mistyped or missing.
import type { ProblemDetails, LocatedProblem } from '../../problems/problem'
import {
  ATTACHED_FENCE,
  TEXT_AFTER_FENCE,
  fieldAfterFence,
  LEADING_BLANK_LINES,
  EMPTY_FILE,
  MISSING_OPENING_FENCE,
  DASH_AS_OPENING_FENCE,
  DASH_FENCE,
  MALFORMED_OPENING_FENCE,
  NO_FRONT_MATTER,
  SPACES_IN_OPENING_FENCE,
  executableFrontMatter,
} from './fence-problems'
import { detachFence, FENCE_LIKE, findClosing, isField, locate } from './closing-fence'
import { FENCE, findEarlyFence } from './early-fence'
import { findFieldsBelow } from './fields-below'
import { findItemsBelow } from './items-below'
import { joinFenceProblems } from './join-fences'

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
      ? (findItemsBelow(counted, fieldsFrom, closing.fieldsTo) ??
        findFieldsBelow(counted, fieldsFrom, closing.fieldsTo, fieldNames))
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
  if (DASH_FENCE.test(line)) return DASH_AS_OPENING_FENCE
  return line.trim() === FENCE ? SPACES_IN_OPENING_FENCE : MALFORMED_OPENING_FENCE
}
