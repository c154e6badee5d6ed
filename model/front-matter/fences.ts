// The two --- lines around the fields: where they are, or where they were meant to be.
import type { ProblemDetails, LocatedProblem } from '../problems/problem'
import {
  TEXT_AFTER_FENCE,
  LEADING_BLANK_LINES,
  MALFORMED_CLOSING_FENCE,
  EMPTY_FILE,
  MISSING_OPENING_FENCE,
  MALFORMED_OPENING_FENCE,
  NO_FRONT_MATTER,
  UNCLOSED_FRONT_MATTER,
  executableFrontMatter,
} from './fence-problems'
import { normalizeFieldName } from './diagnose-line'

export type Fences = {
  /** Whether there are fields, or at least a place for them. */
  readonly found: boolean
  /** The lines between the fences, and the lines below them. */
  readonly fields: readonly string[]
  readonly body: readonly string[]
  /** The lines of the file on which these begin, counted from 1. */
  readonly fieldsLine: number
  readonly bodyLine: number
  readonly findings: readonly LocatedProblem[]
}

const FENCE = '---'
const FENCE_LIKE = /^\s*(?:[-–—−‐‑‒―－﹣_=*~+]\s*){2,}$|^\s*[–—―]\s*$/
/** A language behind the fence, which other programs would run or read in another way. */
const LANGUAGE = /^---\s*([A-Za-z_]+)\s*$/

/**
 * Finds the fences. Where one was mistyped or forgotten, what was meant is told, and reading goes on as if it were there.
 * @param known the fields that there are, as they are typed
 */
export function findFences(lines: readonly string[], known: readonly string[]): Fences {
  const opening = findOpening(lines, known)
  if (opening.fieldsFrom === null) {
    return {
      found: false,
      fields: [],
      body: [],
      fieldsLine: 1,
      bodyLine: 1,
      findings: [opening.finding],
    }
  }
  const { fieldsFrom } = opening
  const closing = findClosing(lines, fieldsFrom, known)
  return {
    found: true,
    fields: lines.slice(fieldsFrom, closing.fieldsTo),
    body: lines.slice(closing.bodyFrom),
    fieldsLine: fieldsFrom + 1,
    bodyLine: closing.bodyFrom + 1,
    findings: [opening.finding, closing.finding].filter((one) => one !== null),
  }
}

type Opening =
  | { readonly fieldsFrom: number; readonly finding: LocatedProblem | null }
  | { readonly fieldsFrom: null; readonly finding: LocatedProblem }

function findOpening(lines: readonly string[], known: readonly string[]): Opening {
  const first = lines.findIndex((line) => line.trim() !== '')
  const line = lines[first]
  if (line === undefined) return { fieldsFrom: null, finding: at(0, EMPTY_FILE) }
  if (first === 0 && line === FENCE) return { fieldsFrom: 1, finding: null }

  const repaired = (finding: ProblemDetails, text: string, fieldsFrom: number) => ({
    fieldsFrom,
    finding: { ...at(0, finding), suggestion: { line: 1, endLine: first + 1, text } },
  })
  const language = LANGUAGE.exec(line)?.[1]
  if (language !== undefined && !/^ya?ml$/i.test(language))
    return { fieldsFrom: null, finding: at(first, executableFrontMatter(language)) }
  if (language !== undefined) return repaired(TEXT_AFTER_FENCE, FENCE, first + 1)
  if (FENCE_LIKE.test(line) || line.trim() === '```')
    return repaired(
      line === FENCE ? LEADING_BLANK_LINES : MALFORMED_OPENING_FENCE,
      FENCE,
      first + 1,
    )
  if (isField(line, known)) return repaired(MISSING_OPENING_FENCE, `${FENCE}\n${line}`, first)
  const behind = /^---+\s*(.+)$/.exec(line)?.[1]
  if (behind !== undefined && isField(behind, known))
    return { ...repaired(TEXT_AFTER_FENCE, `${FENCE}\n${behind}`, first), fieldsFrom: null }
  return {
    fieldsFrom: null,
    finding: at(first, line.startsWith(FENCE) ? TEXT_AFTER_FENCE : NO_FRONT_MATTER),
  }
}

type Closing = { fieldsTo: number; bodyFrom: number; finding: LocatedProblem | null }

function findClosing(lines: readonly string[], from: number, known: readonly string[]): Closing {
  const close = findClosingFence(lines, from, known)
  const end = endOfFields(lines, from, known)
  if (close !== -1 && !isInText(lines.slice(end, close), end > from)) {
    const suggestion = { line: close + 1, endLine: close + 1, text: FENCE }
    const finding =
      lines[close] === FENCE ? null : { ...at(close, MALFORMED_CLOSING_FENCE), suggestion }
    return { fieldsTo: close, bodyFrom: close + 1, finding }
  }
  const last = lines[end - 1] ?? ''
  const suggestion = { line: end, endLine: end, text: `${last}\n${FENCE}` }
  return {
    fieldsTo: end,
    bodyFrom: end,
    finding: { ...at(end - 1, UNCLOSED_FRONT_MATTER), suggestion },
  }
}

/** The index of the line that closes the fields, or -1. One that is only like a fence is none while more fields follow. */
function findClosingFence(
  lines: readonly string[],
  from: number,
  known: readonly string[],
): number {
  const candidates = lines.flatMap((line, index) =>
    index >= from && FENCE_LIKE.test(line) ? [index] : [],
  )
  const closing = candidates.find((at, order) => {
    const next = candidates[order + 1] ?? at
    return lines[at] === FENCE || !lines.slice(at + 1, next).some((line) => isField(line, known))
  })
  return closing ?? -1
}

/** Whether the lines between the fields and what looks like a fence are words of the text already, so that it is a rule in it. */
function isInText(between: readonly string[], hasFields: boolean): boolean {
  const [blank, ...rest] = between
  const next = rest.find((line) => line.trim() !== '')
  return hasFields && blank?.trim() === '' && next !== undefined && !/^[\s-]|[:：=]/.test(next)
}

/** The index behind the last line that is surely a field, an item or more of a value. */
function endOfFields(lines: readonly string[], from: number, known: readonly string[]): number {
  let end = from
  for (let index = from; index < lines.length; index++) {
    const line = lines[index] ?? ''
    const goesOn = index === end && index > from && /^\s+\S|^-\s/.test(line)
    if (isField(line, known) || goesOn) end = index + 1
    else if (line.trim() !== '') break
  }
  return end
}

/** Whether a line begins as one of the known fields does. */
function isField(line: string, known: readonly string[]): boolean {
  const name = /^([\p{L}_][\p{L}\p{N}_ -]*)[:：=]/u.exec(line)?.[1]
  return name !== undefined && known.includes(normalizeFieldName(name))
}

const at = (index: number, { code, message, fix }: ProblemDetails): LocatedProblem => ({
  code,
  message,
  fix,
  line: index + 1,
  column: 1,
})
