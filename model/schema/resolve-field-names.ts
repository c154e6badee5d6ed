// The fields of a file by their right names: what is spelled otherwise is told, and read as what it was meant to be.
import { toFieldName, type Fields } from './field'
import { normalizeFieldName } from '../front-matter/diagnose-line'
import type { FrontMatter, Value } from '../front-matter/value'
import { findClosestMatch, findUnambiguousMatch } from '../problems/closest-match'
import type { LocatedProblem } from '../problems/problem'

/** @returns the fields that the kind knows; one that was surely meant stands there under its right name */
export function resolveFieldNames(
  fields: Fields,
  frontMatter: FrontMatter,
  report: (finding: LocatedProblem) => void,
): FrontMatter {
  const known = Object.keys(fields).map(toFieldName)
  const isMissing = (name: string) => fields[name]?.required && !frontMatter.has(toFieldName(name))
  const missing = Object.keys(fields).filter(isMissing).map(toFieldName)
  const named = new Map([...frontMatter].filter(([typed]) => known.includes(typed)))
  for (const [typed, value] of frontMatter) {
    if (known.includes(typed)) continue
    const plain = normalizeFieldName(typed)
    const meant = findClosestMatch(plain, known)
    const free = meant !== null && findUnambiguousMatch(plain, known) === meant && !named.has(meant)
    if (free) named.set(meant, value)
    report({
      code: 'field-unknown',
      field: typed,
      line: value.nameLine,
      column: 1,
      message: `There is no field "${typed}" here.`,
      fix:
        meant !== null
          ? `Did you mean ${meant}?`
          : missing.length > 0
            ? `If these words belong to a field that is still missing, write its name: ${missing.join(' or ')}. If not, delete the line.`
            : 'Delete the line. If it is an item of the list above, begin it with two spaces, a hyphen and a space.',
      suggestion: free ? renamed(typed, meant, value) : null,
    })
  }
  return named
}

function renamed(typed: string, meant: string, value: Value): LocatedProblem['suggestion'] {
  const { nameLine: line } = value
  if ('items' in value || line !== value.line) return { line, endLine: line, text: `${meant}:` }
  if (value.endLine !== line) return null
  const before = value.before.replace(typed, meant)
  return { line, endLine: line, text: (before + value.typed).trimEnd() }
}
