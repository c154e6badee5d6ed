// Gives a problem with a value its position in the file, and the edit that repairs it.
import { replaceValue, type FrontMatter, type SourceText, type Value } from '../front-matter/value'
import type { FileProblem, LocatedProblem, ProblemDetails } from '../problems/problem'

/** Adds the field, the position and the suggested edit of a value to a problem with it. */
export function locateProblem(
  {
    replacement,
    companion: _companion,
    deletesLine: _deletesLine,
    offset,
    fix,
    ...problem
  }: FileProblem,
  field: string,
  value: Value | SourceText,
): LocatedProblem {
  const suggestion =
    replacement === undefined || 'items' in value
      ? null
      : // The items of a list that are on one line become lines like it.
        replaceValue(value, replacement.replaceAll('\n', `\n${value.before}`))
  const { line } = value
  const column = value.column + (offset === undefined ? 0 : getOffset(value, offset))
  return { ...problem, fix: addHyphen(fix, replacement, value), field, line, column, suggestion }
}

/** Returns how far a place in a text is from where the text begins with its quotation marks; 0 for a text of several lines. */
function getOffset(value: Value | SourceText, offset: number): number {
  if ('items' in value || value.line !== value.endLine) return 0
  const start = value.typed.indexOf(value.text)
  return start === -1 ? 0 : start + offset
}

/** Writes the hyphen before an item in the advice as well, because people type the whole line. */
function addHyphen(
  fix: string,
  replacement: string | undefined,
  value: Value | SourceText,
): string {
  const isItem = 'before' in value && /^\s*-\s+$/.test(value.before)
  return isItem && replacement !== undefined && fix.startsWith(`Write ${replacement}`)
    ? fix.replace('Write ', 'Write this line: - ')
    : fix
}

/** Adds the edit that deletes the line of a field, by writing the line above it alone in place of both; null if that is not its neighbor. */
export function deleteLine(
  problem: LocatedProblem,
  field: string,
  frontMatter: FrontMatter,
): LocatedProblem {
  const value = frontMatter.get(field)
  if (!value || 'items' in value || value.endLine !== value.nameLine) return problem
  const lastLines = [...frontMatter.values()].map((other) =>
    'items' in other ? other.items.at(-1) : other,
  )
  const above = lastLines.find((other) => other?.endLine === value.nameLine - 1)
  if (!above || above.line !== above.endLine) return problem
  const text = above.before + above.typed
  return { ...problem, suggestion: { line: above.line, endLine: value.endLine, text } }
}

/**
 * Adds the line of another field to a suggestion. If that field is there with another value, drops the suggestion, unless the
 * problem says what to do then.
 */
export function addCompanion(
  problem: LocatedProblem,
  { field, value, fixWithField, rivals = [] }: NonNullable<ProblemDetails['companion']>,
  frontMatter: FrontMatter,
): LocatedProblem {
  const { suggestion } = problem
  const other = frontMatter.get(field)
  if (other && fixWithField !== undefined) return { ...problem, fix: fixWithField }
  const hasRival = rivals.some((rival) => frontMatter.has(rival))
  if (!suggestion || hasRival || (other && !('text' in other && other.text === value)))
    return { ...problem, suggestion: null }
  const text = other ? suggestion.text : `${suggestion.text}\n${field}: ${value}`
  return { ...problem, suggestion: { ...suggestion, text } }
}
