// The fields of one file: each value read by its field's reader; what is missing, empty or of the wrong shape reported.
import { toFieldName, type Field, type Fields, type ParseContext } from './field'
import {
  EMPTY_ITEM,
  emptyField,
  missingField,
  suggestListForm,
  duplicateField,
  unexpectedList,
} from './field-problems'
import { replaceValue, type FrontMatter, type Value, type SourceText } from '../front-matter/value'
import type { ProblemDetails, LocatedProblem, TextEdit } from '../problems/problem'
import type { EditableReference } from '../links/reference'

type Report = (finding: LocatedProblem) => void

/** A file's first line: where something is missing, there is no better place. */
const START = { line: 1, column: 1 }

/**
 * The values by the fields' names in the model. Fields that were left out have none.
 * @param references takes what the values point to
 */
export function parseFields(
  fields: Fields,
  frontMatter: FrontMatter,
  context: ParseContext,
  report: Report,
  references: EditableReference[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(fields)) {
    const typed = toFieldName(name)
    const value = frontMatter.get(typed)
    const readOne = (written: SourceText): unknown => {
      if (field.list && written.text === '') {
        report(locateProblem(EMPTY_ITEM, typed, written))
        return undefined
      }
      const result = field.read(written.text, context)
      if ('finding' in result) {
        report(locateProblem(result.finding, typed, written))
        return undefined
      }
      if (field.role !== null) {
        const { line, column } = written
        const target = targetOf(result.value)
        const suggest = (other: string) => retarget(written, target, other)
        references.push({ role: field.role, target, field: typed, line, column, suggest })
      }
      return result.value
    }
    if (value === undefined) {
      if (field.required) report({ ...missingField(typed, field), field: typed, ...START })
    } else if ('text' in value && value.text === '') {
      if (field.required) report(locateProblem(emptyField(typed, field), typed, value))
    } else if (field.list && 'items' in value) {
      const items = value.items.map(readOne)
      values[name] = items
      for (const finding of findTwice(field, items, value.items))
        report({ ...finding, field: typed })
    } else if (!field.list && 'text' in value) {
      values[name] = readOne(value)
    } else {
      const suggestion = suggestListForm(typed, field, value, context)
      report({ ...locateProblem(unexpectedList(typed, field), typed, value), suggestion })
    }
  }
  return values
}

/** The items that have a name which one above them has already, each at its own place. */
function findTwice(
  { namesOf }: Field<unknown>,
  items: readonly unknown[],
  written: readonly SourceText[],
): LocatedProblem[] {
  const lines = new Map<string, number>()
  return written.flatMap(({ line, column }, index) => {
    const names = items[index] === undefined ? [] : namesOf(items[index])
    const [name] = names.filter((one) => lines.has(one.toLowerCase()))
    const above = name === undefined ? undefined : lines.get(name.toLowerCase())
    for (const one of names) lines.set(one.toLowerCase(), line)
    return name === undefined || above === undefined
      ? []
      : [{ ...duplicateField(name, above, line), line, column }]
  })
}

/** A finding about one value, with the repair that it knows. */
export function locateProblem(
  { instead, ...finding }: ProblemDetails,
  field: string,
  value: Value | SourceText,
): LocatedProblem {
  const suggestion = instead === undefined || 'items' in value ? null : replaceValue(value, instead)
  return { ...finding, field, line: value.line, column: value.column, suggestion }
}

/** A field that points somewhere holds the address itself, or something that has one. */
function targetOf(value: unknown): string {
  return typeof value === 'object' && value !== null && 'address' in value
    ? String(value.address)
    : String(value)
}

/** The value with another target, when it holds the first one just once. */
function retarget(written: SourceText, target: string, other: string): TextEdit | null {
  const [before, behind, ...more] = written.typed.split(target)
  return before === undefined || behind === undefined || more.length > 0
    ? null
    : replaceValue(written, before + other + behind)
}
