// Parses the fields of one file and reports those that are missing, empty, invalid or of the wrong form.
import { toFieldName, type Field, type Fields, type ParseContext } from './field'
import {
  EMPTY_ITEM,
  duplicateItem,
  emptyField,
  missingField,
  missingList,
  suggestListForm,
  unexpectedList,
} from './field-problems'
import { checkQuotes } from '../front-matter/quotes-needed'
import { replaceValue, type FrontMatter, type Value, type SourceText } from '../front-matter/value'
import type { ProblemDetails, LocatedProblem, TextEdit } from '../problems/problem'
import type { EditableReference } from '../links/reference'

type Report = (problem: LocatedProblem) => void

/** The first line of a file, where missing fields are reported for want of a better position. */
const FILE_START = { line: 1, column: 1 }

/**
 * Returns the values by the names of the fields in the model; a field that was left out has no key, and one that could not be
 * parsed is undefined.
 * @param references receives the references to other content that the values contain
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
    const fieldName = toFieldName(name)
    const value = frontMatter.get(fieldName)
    const parseText = (source: SourceText): unknown => {
      if (field.list && source.text === '') {
        report(locateProblem(EMPTY_ITEM, fieldName, source))
        return undefined
      }
      const result = field.parse(source.text, context)
      if ('problem' in result) {
        report(locateProblem(result.problem, fieldName, source))
        return undefined
      }
      const quotes = source.isReported ? null : checkQuotes(source, field.pair)
      if (quotes) report({ ...quotes, field: fieldName })
      if (field.referenceType !== null) {
        const { line, column } = source
        const target = getTarget(result.value)
        const suggest = (newTarget: string) => replaceTarget(source, target, newTarget)
        references.push({
          type: field.referenceType,
          target,
          field: fieldName,
          line,
          column,
          suggest,
        })
      }
      return result.value
    }
    if (value === undefined) {
      if (field.required)
        report({ ...missingField(fieldName, field), field: fieldName, ...FILE_START })
    } else if ('text' in value && value.text === '') {
      if (field.required) report(locateProblem(emptyField(fieldName, field), fieldName, value))
    } else if (field.list && 'items' in value) {
      const items = value.items.map(parseText)
      values[name] = items
      for (const problem of findDuplicateItems(field, items, value.items))
        report({ ...problem, field: fieldName })
    } else if (!field.list && 'text' in value) {
      values[name] = parseText(value)
    } else {
      const problem = (field.list ? missingList : unexpectedList)(fieldName, field)
      const suggestion = suggestListForm(fieldName, field, value, context)
      report({ ...locateProblem(problem, fieldName, value), suggestion })
    }
  }
  return values
}

/** Finds the items that share a name with an earlier item, each at its own position. */
function findDuplicateItems(
  { getItemNames }: Field<unknown>,
  items: readonly unknown[],
  sources: readonly SourceText[],
): LocatedProblem[] {
  const lines = new Map<string, number>()
  return sources.flatMap(({ line, column }, index) => {
    const names = items[index] === undefined ? [] : getItemNames(items[index])
    const duplicate = names.find((name) => lines.has(name.toLowerCase()))
    const firstLine = duplicate === undefined ? undefined : lines.get(duplicate.toLowerCase())
    for (const name of names) lines.set(name.toLowerCase(), line)
    return duplicate === undefined || firstLine === undefined
      ? []
      : [{ ...duplicateItem(duplicate, firstLine, line), line, column }]
  })
}

/** Adds the field, the position and the suggested edit of a value to a problem with it. */
export function locateProblem(
  { replacement, ...problem }: ProblemDetails,
  field: string,
  value: Value | SourceText,
): LocatedProblem {
  const suggestion =
    replacement === undefined || 'items' in value ? null : replaceValue(value, replacement)
  return { ...problem, field, line: value.line, column: value.column, suggestion }
}

/** Returns the target of a parsed value, which is either the target itself or an object with an `href`. */
function getTarget(value: unknown): string {
  return typeof value === 'object' && value !== null && 'href' in value
    ? String(value.href)
    : String(value)
}

/** Returns an edit that points a value to a new target, or null unless the value contains the old one exactly once. */
function replaceTarget(source: SourceText, target: string, newTarget: string): TextEdit | null {
  const [before, after, ...more] = source.typed.split(target)
  return before === undefined || after === undefined || more.length > 0
    ? null
    : replaceValue(source, before + newTarget + after)
}
