// Gives a problem with a value its position in the file, and the edit that repairs it.
import { replaceValue, type FrontMatter, type SourceText, type Value } from '../front-matter/value'
import type { FileProblem, LocatedProblem, ProblemDetails } from '../problems/problem'

/** Adds the field, the position and the suggested edit of a value to a problem with it. */
export function locateProblem(
  { replacement, companion: _companion, ...problem }: FileProblem,
  field: string,
  value: Value | SourceText,
): LocatedProblem {
  const suggestion =
    replacement === undefined || 'items' in value
      ? null
      : // The items of a list that are on one line become lines like it.
        replaceValue(value, replacement.replaceAll('\n', `\n${value.before}`))
  return { ...problem, field, line: value.line, column: value.column, suggestion }
}

/** Adds the line of another field to a suggestion, or drops the suggestion if that field is there with another value. */
export function addCompanion(
  problem: LocatedProblem,
  { field, value }: NonNullable<ProblemDetails['companion']>,
  frontMatter: FrontMatter,
): LocatedProblem {
  const { suggestion } = problem
  const other = frontMatter.get(field)
  if (!suggestion || (other && !('text' in other && other.text === value)))
    return { ...problem, suggestion: null }
  const text = other ? suggestion.text : `${suggestion.text}\n${field}: ${value}`
  return { ...problem, suggestion: { ...suggestion, text } }
}
