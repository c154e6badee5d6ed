// Problems with the form of a field: missing, empty, or a single value where a list is expected (and the reverse).
import type { Field, ParseContext } from './field'
import { toYaml } from '../front-matter/yaml-form'
import type { Value } from '../front-matter/value'
import type { ProblemDetails, TextEdit } from '../problems/problem'

/** Returns the example as it is typed into a file. */
const formatExample = ({ example, pair }: Field<unknown>): string => toYaml(example, pair)

export function missingField(fieldName: string, field: Field<unknown>): ProblemDetails {
  return {
    code: 'field-missing',
    message: `The field "${fieldName}" is missing.`,
    fix: field.list
      ? `Add a line ${fieldName}: and below it a line "  - ${formatExample(field)}"`
      : `Add a line such as ${fieldName}: ${formatExample(field)}`,
  }
}

export function emptyField(fieldName: string, field: Field<unknown>): ProblemDetails {
  return {
    code: 'field-empty',
    message: `There is nothing after "${fieldName}:".`,
    fix: field.list
      ? `Add a line below it for each item, such as "  - ${formatExample(field)}"`
      : `Write it on the same line, for example ${fieldName}: ${formatExample(field)}`,
  }
}

export const EMPTY_ITEM: ProblemDetails = {
  code: 'item-empty',
  message: 'There is nothing after this hyphen.',
  fix: 'Write the words after the hyphen, or delete the line.',
}

export const duplicateItem = (name: string, firstLine: number, line: number): ProblemDetails => ({
  code: 'item-twice',
  message: `"${name}" is there twice, on line ${firstLine} and on line ${line}.`,
  fix: 'Delete one of the two lines, or make one line of both.',
})

export function missingList(fieldName: string, field: Field<unknown>): ProblemDetails {
  return {
    code: 'list-expected',
    message: `The field "${fieldName}" takes a list.`,
    fix: `Write ${fieldName}: alone on its line, and below it one line for each, such as "  - ${formatExample(field)}"${field.required ? '' : '. If there is nothing to list, leave the field out.'}`,
  }
}

export function unexpectedList(fieldName: string, field: Field<unknown>): ProblemDetails {
  return {
    code: 'list-unexpected',
    message: `The field "${fieldName}" takes one value, not a list.`,
    fix: `Write it on one line, for example ${fieldName}: ${formatExample(field)}`,
  }
}

/**
 * Returns an edit that turns a single value into a list, or a list into a single value, as the field expects; null if an item
 * could not be parsed or if it is uncertain where one item ends and the next begins.
 */
export function suggestListForm(
  fieldName: string,
  field: Field<unknown>,
  value: Value,
  context: ParseContext,
): TextEdit | null {
  const items = 'items' in value ? value.items.map((item) => item.typed) : splitList(value.text)
  const isValid = items?.every((item) => 'value' in field.parse(item, context))
  if (!items || !isValid || (!field.list && items.length !== 1)) return null
  if ('text' in value && (value.before.trim() === '' || !value.isUnbroken)) return null
  const { line } = value
  const endLine = 'items' in value ? (value.items.at(-1)?.endLine ?? line) : value.endLine
  if ('items' in value && endLine !== line + 1) return null
  const text = field.list
    ? [`${fieldName}:`, ...items.map((item) => `  - ${item}`)].join('\n')
    : `${fieldName}: ${items[0] ?? ''}`
  return { line, endLine, text }
}

/**
 * Splits a bracketed list such as `[a, b]`, the inline list of YAML. Other text is a single item; null if it may be several
 * items or means none.
 */
function splitList(text: string): string[] | null {
  const content = /^\[([^[\]"'()]*)\]$/.exec(text)?.[1]
  if (content !== undefined) return content.split(',').map((item) => item.trim())
  return /[,;]|\band\b|^(?:none|nothing|no|n\/a|-|tbd)\.?$/i.test(text) ? null : [text]
}
