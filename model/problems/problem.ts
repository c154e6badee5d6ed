// What is wrong in the content, as data: the contract between the checks and everything that shows their findings.

import type { ProblemCode } from './problem-codes'

/** Lines `line` to `endLine` (1-based, inclusive), replaced by `text`, repair the problem. */
export type TextEdit = { readonly line: number; readonly endLine: number; readonly text: string }

/** One thing to mend. `message` says what is wrong and `fix` what to type instead, each in one plain sentence. */
export type Problem = {
  readonly code: ProblemCode
  /** An error stops the build; a warning is only told. */
  readonly severity: 'error' | 'warning'
  /** From the content folder's parent, with forward slashes: `content/events/gala.md`. */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly field: string | null
  readonly message: string
  readonly fix: string
  readonly suggestion: TextEdit | null
}

/** The part of a problem that a reader of one value knows; its place is added by the caller. */
export type ProblemDetails = Pick<Problem, 'code' | 'message' | 'fix'> & {
  /** What to put in place of the typed text, when that is beyond doubt. */
  readonly instead?: string
}

/** A finding that may be only a warning, or know the lines that repair it. */
export type FileFinding = ProblemDetails & Partial<Pick<Problem, 'severity' | 'suggestion'>>

/** Where something was typed; both count from 1. */
export type Position = { readonly line: number; readonly column: number }

/** The place of the character at an offset, found without a copy of the text: a text can have thousands of problems. */
export function placeAt(text: string, offset: number): Position {
  let line = 1
  let start = 0
  for (let end = text.indexOf('\n'); end !== -1 && end < offset; end = text.indexOf('\n', start)) {
    line += 1
    start = end + 1
  }
  return { line, column: offset - start + 1 }
}

/** A finding with its place in the file, and with the lines that would repair it. */
export type LocatedProblem = Omit<ProblemDetails, 'instead'> &
  Position & { readonly field?: string; readonly suggestion?: TextEdit | null }

/**
 * Makes a whole problem from what is known.
 * @param finding what is wrong and what to type instead
 * @param where the file, and as far as known the place and the field
 */
export function createProblem(
  finding: FileFinding,
  where: { file: string; field?: string | null } & Partial<Position>,
): Problem {
  return {
    code: finding.code,
    severity: finding.severity ?? 'error',
    file: where.file,
    line: where.line ?? 1,
    column: where.column ?? 1,
    field: where.field ?? null,
    message: finding.message,
    fix: finding.fix,
    suggestion: finding.suggestion ?? null,
  }
}

/** The same problems by file, line, column and code, so that every run prints them in the same order. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.code, b.code),
  )
}

/** Whether any of the problems stops a build. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some((one) => one.severity === 'error')
}

/** Order of two texts by their code units: the same on every machine, whatever its language. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0
}
