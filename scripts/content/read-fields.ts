// The fields of one file: each value read by its field's reader; what is missing, unknown or of the wrong shape reported.
import { typedName, type Field, type Fields, type ReadContext } from './field'
import type { FrontMatter, Written } from './front-matter-lines'
import { nearest } from './nearest'
import type { Finding } from './problem'
import type { Reference } from './reference'

type Report = (finding: Finding, field: string, line?: number, column?: number) => void

/**
 * The values by the fields' names in the model. Fields that were left out have none.
 * @param references takes what the values point to
 */
export function readFields(
  fields: Fields,
  frontMatter: FrontMatter,
  context: ReadContext,
  report: Report,
  references: Reference[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const typed = typedName(name)
    const value = frontMatter.get(typed)
    if (value === undefined || ('text' in value && value.text === '' && !field.required)) {
      if (field.required) report(missing(typed, field), typed)
      continue
    }
    if (field.list !== 'items' in value) {
      report(wrongShape(typed, field), typed, value.line, value.column)
      continue
    }
    const readOne = (written: Written): unknown => {
      const result = field.read(written.text, context)
      if ('finding' in result) {
        report(result.finding, typed, written.line, written.column)
        return undefined
      }
      if (field.role)
        references.push({
          role: field.role,
          target: targetOf(result.value),
          field: typed,
          line: written.line,
          column: written.column,
        })
      return result.value
    }
    values[name] = 'items' in value ? value.items.map(readOne) : readOne(value)
  }
  return values
}

/** A field that points somewhere holds the address itself, or something that has one. */
function targetOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'address' in value
    ? String(value.address)
    : String(value)
}

/** Reports every field that the kind does not know, with the one that was probably meant. */
export function reportUnknown(fields: Fields, frontMatter: FrontMatter, report: Report): void {
  const known = Object.keys(fields).map(typedName)
  for (const [typed, { line }] of frontMatter) {
    if (known.includes(typed)) continue
    const meant = nearest(typed, known)
    report(
      {
        code: 'field-unknown',
        message: `There is no field "${typed}" here.`,
        fix:
          meant === null
            ? `Delete the line, or use one of: ${known.join(', ')}.`
            : `Did you mean ${meant}?`,
      },
      typed,
      line,
    )
  }
}

function missing(typed: string, field: Field<unknown>): Finding {
  return {
    code: 'field-missing',
    message: `The field "${typed}" is missing.`,
    fix: field.list
      ? `Add a line ${typed}: and below it a line "  - ${field.example}"`
      : `Add a line such as ${typed}: ${field.example}`,
  }
}

function wrongShape(typed: string, field: Field<unknown>): Finding {
  return field.list
    ? {
        code: 'list-expected',
        message: `The field "${typed}" takes a list.`,
        fix: `Write ${typed}: alone on its line, and below it one line for each, such as "  - ${field.example}"`,
      }
    : {
        code: 'list-unexpected',
        message: `The field "${typed}" takes one value, not a list.`,
        fix: `Write it on one line, for example ${typed}: ${field.example}`,
      }
}
