// The problem of a reference that only the whole site shows to be wrong, with its repair.
import { problem, type Finding, type Problem } from '../../problems/problem'
import type { ReadEntry } from '../../source/parse-entry'
import type { Reference } from '../../links/reference'

/** @param reference one of the entry's own */
export function referenceProblem(
  { entry, references, typed }: ReadEntry,
  reference: Reference,
  { instead, ...told }: Finding,
): Problem {
  const { field, line, column } = reference
  const mendable = () => typed().references[references.indexOf(reference)]
  const suggestion = instead === undefined ? null : (mendable()?.suggest(instead) ?? null)
  return problem({ ...told, suggestion }, { file: entry.file, line, column, field })
}
