// Resolves the names of typed fields: reports unknown names, and reads a misspelled field as the one that was meant.
import { toFieldName, type Fields } from './field'
import { normalizeFieldName } from '../front-matter/diagnose-line'
import type { FrontMatter, Value } from '../front-matter/value'
import { findClosestMatch, findUnambiguousMatch } from '../problems/closest-match'
import type { LocatedProblem } from '../problems/problem'

/** Returns the typed fields of the collection; a misspelled field has its correct name if it is certain which one was meant. */
export function resolveFieldNames(
  fields: Fields,
  frontMatter: FrontMatter,
  report: (problem: LocatedProblem) => void,
): FrontMatter {
  const fieldNames = Object.keys(fields).map(toFieldName)
  const isMissing = (name: string) => fields[name]?.required && !frontMatter.has(toFieldName(name))
  const missing = Object.keys(fields).filter(isMissing).map(toFieldName)
  const resolved = new Map([...frontMatter].filter(([typed]) => fieldNames.includes(typed)))
  for (const [typed, value] of frontMatter) {
    if (fieldNames.includes(typed)) continue
    const normalized = normalizeFieldName(typed)
    const match = findClosestMatch(normalized, fieldNames)
    const isCertain =
      match !== null &&
      findUnambiguousMatch(normalized, fieldNames) === match &&
      !resolved.has(match)
    if (isCertain) resolved.set(match, value)
    report({
      code: 'field-unknown',
      field: typed,
      line: value.nameLine,
      column: 1,
      message: `There is no field "${typed}" here.`,
      fix:
        match !== null
          ? `Did you mean ${match}?`
          : missing.length > 0
            ? `If these words belong to a field that is still missing, write its name: ${missing.join(' or ')}. If not, delete the line.`
            : 'Delete the line. If it is an item of the list above, begin it with two spaces, a hyphen and a space.',
      suggestion: isCertain ? renameField(typed, match, value) : null,
    })
  }
  return resolved
}

function renameField(typed: string, newName: string, value: Value): LocatedProblem['suggestion'] {
  const { nameLine: line } = value
  if ('items' in value || line !== value.line) return { line, endLine: line, text: `${newName}:` }
  if (value.endLine !== line) return null
  const before = value.before.replace(typed, newName)
  return { line, endLine: line, text: (before + value.typed).trimEnd() }
}
