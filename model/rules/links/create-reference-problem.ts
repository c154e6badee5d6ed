// The problem of a reference that only the whole site shows to be wrong, with its repair.
import { createProblem, type ProblemDetails, type Problem } from '../../problems/problem'
import type { ParsedEntry } from '../../source/parse-entry'
import type { Reference } from '../../links/reference'

/** @param reference one of the entry's own */
export function createReferenceProblem(
  { entry, references, typed }: ParsedEntry,
  reference: Reference,
  { instead, ...told }: ProblemDetails,
): Problem {
  const { field, line, column } = reference
  const mendable = () => typed().references[references.indexOf(reference)]
  const suggestion = instead === undefined ? null : (mendable()?.suggest(instead) ?? null)
  return createProblem({ ...told, suggestion }, { file: entry.file, line, column, field })
}
