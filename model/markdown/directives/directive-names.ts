// Finds the directive that people meant by what they or other programs call it.
import { findClosestMatch, findUnambiguousMatch } from '../../problems/closest-match'
import { simplifyText } from '../../text/simplify-text'
import { DIRECTIVE_NAMES, DIRECTIVES, type DirectiveName } from './directive-table'

const NAMES: ReadonlyMap<string, DirectiveName> = new Map(
  DIRECTIVE_NAMES.flatMap((name) =>
    DIRECTIVES[name].alsoCalled.map((other) => [other, name] as const),
  ),
)

/** Returns the name that was certainly meant, or null. */
export function findDirectiveName(typed: string): DirectiveName | null {
  const simple = simplifyText(typed)
  return (
    DIRECTIVE_NAMES.find((name) => name === simple) ??
    NAMES.get(simple) ??
    (WARNINGS.test(simple) ? 'note' : null) ??
    findUnambiguousMatch(simple, DIRECTIVE_NAMES)
  )
}

/** Returns true for what other programs or languages call a button or box. */
export const isSynonym = (typed: string): boolean => NAMES.has(simplifyText(typed))

/** Boxes of other programs that are a note here, but that may be meant for a danger. */
const WARNINGS =
  /^(?:warnings?|danger|caution|alert|attention|error|alerta|advertencia|peligro|atencion|precaucion|cuidado)$/

export const isWarning = (typed: string): boolean => WARNINGS.test(simplifyText(typed))

/** Returns the name that was probably meant, or null. */
export const findSimilarName = (typed: string): DirectiveName | null =>
  findDirectiveName(typed) ?? findClosestMatch(typed, DIRECTIVE_NAMES)
