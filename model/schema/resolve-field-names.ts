// The fields of a file by their right names: what is spelled otherwise is told, and read as what it was meant to be.
import { typedName, type Fields } from './field'
import { plainName } from '../front-matter/diagnose-line'
import type { FrontMatter, Value } from '../front-matter/value'
import { nearest, surely } from '../problems/closest-match'
import type { PlacedFinding } from '../problems/problem'

/** @returns the fields that the kind knows; one that was surely meant stands there under its right name */
export function nameFields(
  fields: Fields,
  frontMatter: FrontMatter,
  report: (finding: PlacedFinding) => void,
): FrontMatter {
  const known = Object.keys(fields).map(typedName)
  const isMissing = (name: string) => fields[name]?.required && !frontMatter.has(typedName(name))
  const missing = Object.keys(fields).filter(isMissing).map(typedName)
  const named = new Map([...frontMatter].filter(([typed]) => known.includes(typed)))
  for (const [typed, value] of frontMatter) {
    if (known.includes(typed)) continue
    const plain = plainName(typed)
    const meant = nearest(plain, known)
    const free = meant !== null && surely(plain, known) === meant && !named.has(meant)
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

function renamed(typed: string, meant: string, value: Value): PlacedFinding['suggestion'] {
  const { nameLine: line } = value
  if ('items' in value || line !== value.line) return { line, endLine: line, text: `${meant}:` }
  if (value.endLine !== line) return null
  const before = value.before.replace(typed, meant)
  return { line, endLine: line, text: (before + value.typed).trimEnd() }
}
