// Parses the fields of one file and reports those that are missing, empty, invalid or of the wrong form.
import { toFieldName, type Fields, type ParseContext } from './field'
import {
  adviseOnBlank,
  EMPTY_ITEM,
  emptyField,
  missingField,
  missingList,
  noItem,
  suggestListForm,
  unexpectedList,
} from './field-problems'
import { reportComment, splitComment } from '../front-matter/comments-in-values'
import { checkQuotes } from '../front-matter/quotes-needed'
import type { SourceText } from '../front-matter/value'
import type { LocatedProblem } from '../problems/problem'
import type { EditableReference } from '../links/reference'
import { findJoinedItems } from './joined-items'
import { findFragment, findLostHyphen } from './list-fragments'
import { explainLookAlike } from './look-alike-values'
import { addCompanion, deleteLine, locateProblem } from './locate-problem'
import { checkRepeatedItems } from './repeated-items'
import { meansNothing } from './split-list'
import { listReferences } from './value-references'
import type { ResolvedNames } from './names/resolve/resolve-field-names'
import { checkOwnLabel } from './fields/own-label'

type Report = (problem: LocatedProblem) => void

/**
 * Returns the values by the names of the fields in the model; a field that was left out has no key, and one that could not be
 * parsed is undefined.
 * @param closingLine the number of the line that ends the fields, where missing ones are reported
 * @param references receives the references to other content that the values contain
 */
export function parseFields(
  fields: Fields,
  { frontMatter, reported, closingLine }: ResolvedNames & { readonly closingLine: number },
  context: ParseContext,
  report: Report,
  references: EditableReference[],
): Record<string, unknown> {
  const values: Record<string, unknown> = {}
  const absent: string[] = []
  const moved = new Set(reported)
  for (const [name, field] of Object.entries(fields)) {
    const fieldName = toFieldName(name)
    const value = frontMatter.get(fieldName)
    const parseText = (source: SourceText): unknown => {
      if (field.list && source.text === '') {
        report(locateProblem(EMPTY_ITEM, fieldName, source))
        return undefined
      }
      if (field.list && !field.required && meansNothing(source.text)) {
        const isOnly = value !== undefined && 'items' in value && value.items.length === 1
        report(locateProblem(noItem(source.text, fieldName, isOnly), fieldName, source))
        return undefined
      }
      const label = checkOwnLabel(fieldName, source.text)
      const unlabeled = label && field.parse(label.value, context)
      const isLabeled = label !== null && unlabeled !== null && 'value' in unlabeled
      if (isLabeled) report(locateProblem(label.problem, fieldName, source))
      const result = isLabeled ? unlabeled : field.parse(source.text, context)
      if ('problem' in result) {
        const comment = splitComment(source)
        const commented = comment && field.parse(comment.own, context)
        if (comment !== null && commented !== null && 'value' in commented) {
          report(reportComment(source, fieldName, comment, true))
          references.push(...listReferences(field, fieldName, source, commented))
          return commented.value
        }
        const { companion } = result.problem
        const details =
          explainLookAlike(result.problem, field, source.text, context) ??
          adviseOnBlank(result.problem, field, source.text)
        const problem = locateProblem(details, fieldName, source)
        if (companion) moved.add(companion.field)
        const items = field.list && value && 'items' in value ? value.items : []
        const fragment =
          findFragment(source, items) ??
          (field.list ? findJoinedItems(source, field, context) : null) ??
          (field.list ? findLostHyphen(source, field.splitItems(source.text)) : null)
        if (fragment) report({ ...fragment, field: fieldName })
        else if (result.problem.deletesLine) report(deleteLine(problem, fieldName, frontMatter))
        else report(companion ? addCompanion(problem, companion, frontMatter) : problem)
        return undefined
      }
      const joined = field.list ? findJoinedItems(source, field, context) : null
      if (joined) report({ ...joined, field: fieldName })
      if (joined?.severity === 'error') return undefined
      if (!joined && result.note)
        report({ ...locateProblem(result.note, fieldName, source), severity: 'warning' })
      const isCorrected = result.note?.replacement !== undefined
      const quotes =
        source.isReported || joined || isLabeled || isCorrected
          ? null
          : checkQuotes(source, fieldName, field.pair)
      if (quotes) report({ ...quotes, field: fieldName })
      references.push(...listReferences(field, fieldName, source, result))
      return result.value
    }
    if (value === undefined) {
      absent.push(name)
    } else if ('text' in value && value.text === '') {
      if (field.required) report(locateProblem(emptyField(fieldName, field), fieldName, value))
    } else if (field.list && 'items' in value) {
      const items = value.items.map(parseText)
      values[name] = items
      for (const problem of checkRepeatedItems(field, items, value.items))
        report({ ...problem, field: fieldName })
    } else if (!field.list && 'text' in value) {
      values[name] = parseText(value)
    } else {
      const problem = field.list
        ? missingList(fieldName, field, 'text' in value ? value.text : '', context)
        : unexpectedList(
            fieldName,
            field,
            'items' in value ? value.items.map(({ text }) => text) : [],
          )
      const suggestion = suggestListForm(fieldName, field, value, context)
      report({ ...locateProblem(problem, fieldName, value), suggestion })
    }
  }
  for (const name of absent) {
    const [field, fieldName] = [fields[name], toFieldName(name)]
    // Another line has the value, which has been reported there.
    if (moved.has(fieldName)) values[name] = undefined
    else if (field?.required)
      report({
        ...missingField(fieldName, field),
        field: fieldName,
        line: closingLine,
        column: 1,
      })
  }
  return values
}
