// Lists what the value of a field refers to: a page, a picture or an event.
import { replaceValue, type SourceText } from '../front-matter/value'
import type { EditableReference } from '../links/reference'
import type { TextEdit } from '../problems/problem'
import type { Field, ParseResult } from './field'

/** Returns the reference of a parsed value, or nothing if it refers to nothing. */
export function listReferences(
  { referenceType }: Field<unknown>,
  fieldName: string,
  source: SourceText,
  result: ParseResult<unknown>,
): EditableReference[] {
  if ('problem' in result) return []
  const { value, own } = result
  const { line, column } = source
  if (own) {
    const { path, typed, home } = own
    const suggest = (newTarget: string) => replaceTarget(source, typed, newTarget)
    const whole = { typed, home }
    return [{ type: 'link', target: path, field: fieldName, line, column, whole, suggest }]
  }
  if (referenceType === null || value === undefined) return []
  const target = getTarget(value)
  const suggest = (newTarget: string) => replaceTarget(source, target, newTarget)
  return [{ type: referenceType, target, field: fieldName, line, column, suggest }]
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
