// The result of resolving the name of one typed field.
import type { Value } from '../../front-matter/value'
import type { LocatedProblem } from '../../problems/problem'
import { renameField } from './unknown-field-problems'

/** What a name means: its problem, the fields that are not missing because of it, and the fields whose values it has. */
export type Resolution = Pick<LocatedProblem, 'message' | 'fix' | 'suggestion'> & {
  readonly reported?: readonly string[]
  readonly renamed?: readonly (readonly [name: string, value: Value])[]
}

/** Reads the value of a typed name as that of the field that is meant. */
export function rename(
  typed: string,
  name: string,
  value: Value,
  problem: Pick<LocatedProblem, 'message' | 'fix'>,
): Resolution {
  return { ...problem, suggestion: renameField(typed, name, value), renamed: [[name, value]] }
}
