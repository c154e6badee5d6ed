// The data of a problem in the content: the contract between the checks and everything that reports them.

import { compareText } from '../text/compare-text'
import type { ProblemCode } from './problem-codes'

/** An edit that replaces the lines `line` to `endLine` (1-based, inclusive) with `text`. */
export type TextEdit = { readonly line: number; readonly endLine: number; readonly text: string }

/** One thing to fix. The names of its properties are also the keys in the JSON of `npm run check`, so they never change. */
export type Problem = {
  readonly code: ProblemCode
  /** An error stops the build; a warning is only reported. */
  readonly severity: 'error' | 'warning'
  /** Path from the parent of the content folder, with forward slashes: `content/events/gala.md`. */
  readonly file: string
  readonly line: number
  readonly column: number
  readonly field: string | null
  /** A plain sentence that says what is wrong. */
  readonly message: string
  /** A plain sentence that tells people what to type instead. */
  readonly fix: string
  /** The edit that repairs the file, or null if the intention is not beyond doubt. `check --fix` applies it. */
  readonly suggestion: TextEdit | null
}

/** The part of a problem that depends only on the value; the caller adds its position. */
export type ProblemDetails = Pick<Problem, 'code' | 'message' | 'fix'> & {
  /** The text that should replace the typed text, when that is beyond doubt. The caller turns it into the suggestion. */
  readonly replacement?: string
  /** Where in the typed text of a field the problem begins, if not at its start. */
  readonly offset?: number
  /** True if it is beyond doubt that the line of the field has to go. The caller turns it into the suggestion. */
  readonly deletesLine?: true
  /** A field that gets a part of the typed text, where the rest is replaced. */
  readonly companion?: {
    readonly field: string
    readonly value: string
    /** What to do if the file has that field already, which then stays as it is. */
    readonly fixWithField?: string
    /** Fields beside which it is not certain what was meant. */
    readonly rivals?: readonly string[]
  }
}

/** Details of a problem that may be only a warning, or that may include the edit that fixes it. */
export type FileProblem = ProblemDetails & Partial<Pick<Problem, 'severity' | 'suggestion'>>

/** Details of a problem that several fields of a file reveal, at one of them. It may be only a warning. */
export type FieldsProblem = ProblemDetails &
  Partial<Pick<Problem, 'severity'>> & { readonly field: string }

/** A position in a file; line and column both count from 1. */
export type Position = { readonly line: number; readonly column: number }

/** Converts an offset into a position without copying the text, because a text can have thousands of problems. */
export function getPositionAt(text: string, offset: number): Position {
  let line = 1
  let start = 0
  for (let end = text.indexOf('\n'); end !== -1 && end < offset; end = text.indexOf('\n', start)) {
    line += 1
    start = end + 1
  }
  return { line, column: offset - start + 1 }
}

/** Details of a problem with its position in the file, and with the edit that would fix it. */
export type LocatedProblem = Omit<
  ProblemDetails,
  'replacement' | 'companion' | 'deletesLine' | 'offset'
> &
  Position & {
    readonly severity?: Problem['severity']
    readonly field?: string
    readonly suggestion?: TextEdit | null
  }

/**
 * Creates a complete problem, with defaults for everything that is not given.
 * @param details what is wrong and what to type instead
 * @param location the file, and the position and the field where they apply
 */
export function createProblem(
  details: FileProblem,
  location: { file: string; field?: string | null } & Partial<Position>,
): Problem {
  return {
    code: details.code,
    severity: details.severity ?? 'error',
    file: location.file,
    line: location.line ?? 1,
    column: location.column ?? 1,
    field: location.field ?? null,
    message: details.message,
    fix: details.fix,
    suggestion: details.suggestion ?? null,
  }
}

/** Sorts problems by file, line, column and code, so that every run prints them in the same order. */
export function sortProblems(problems: readonly Problem[]): Problem[] {
  return [...problems].sort(
    (a, b) =>
      compareText(a.file, b.file) ||
      a.line - b.line ||
      a.column - b.column ||
      compareText(a.code, b.code),
  )
}

/** Returns whether any of the problems stops a build. */
export function hasErrors(problems: readonly Problem[]): boolean {
  return problems.some(({ severity }) => severity === 'error')
}
