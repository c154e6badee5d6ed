// What is told of fields that are missing, empty, or one value where a list belongs.
import type { Field, ParseContext } from './field'
import type { Value } from '../front-matter/value'
import type { ProblemDetails, TextEdit } from '../problems/problem'

export function missingField(typed: string, field: Field<unknown>): ProblemDetails {
  return {
    code: 'field-missing',
    message: `The field "${typed}" is missing.`,
    fix: field.list
      ? `Add a line ${typed}: and below it a line "  - ${field.example}"`
      : `Add a line such as ${typed}: ${field.example}`,
  }
}

export function emptyField(typed: string, field: Field<unknown>): ProblemDetails {
  return {
    code: 'field-empty',
    message: `There is nothing behind "${typed}:".`,
    fix: field.list
      ? `Add a line below it for each item, such as "  - ${field.example}"`
      : `Write it on the same line, for example ${typed}: ${field.example}`,
  }
}

export const EMPTY_ITEM: ProblemDetails = {
  code: 'item-empty',
  message: 'There is nothing after this hyphen.',
  fix: 'Write the words after the hyphen, or delete the line.',
}

export const duplicateField = (name: string, above: number, line: number): ProblemDetails => ({
  code: 'item-twice',
  message: `"${name}" is there twice, on line ${above} and on line ${line}.`,
  fix: 'Delete one of the two lines, or make one line of both.',
})

export function unexpectedList(typed: string, field: Field<unknown>): ProblemDetails {
  return field.list
    ? {
        code: 'list-expected',
        message: `The field "${typed}" takes a list.`,
        fix: `Write ${typed}: alone on its line, and below it one line for each, such as "  - ${field.example}"${field.required ? '' : '. If there is nothing to list, leave the field out.'}`,
      }
    : {
        code: 'list-unexpected',
        message: `The field "${typed}" takes one value, not a list.`,
        fix: `Write it on one line, for example ${typed}: ${field.example}`,
      }
}

/** The same words in the shape that the field takes, when each of them can be read so and it is sure where one ends. */
export function suggestListForm(
  typed: string,
  field: Field<unknown>,
  value: Value,
  context: ParseContext,
): TextEdit | null {
  const words = 'items' in value ? value.items.map((one) => one.typed) : splitList(value.text)
  const readable = words?.every((one) => 'value' in field.read(one, context))
  if (!words || !readable || (!field.list && words.length !== 1)) return null
  if ('text' in value && (value.before.trim() === '' || !value.isUnbroken)) return null
  const { line } = value
  const endLine = 'items' in value ? (value.items.at(-1)?.endLine ?? line) : value.endLine
  if ('items' in value && endLine !== line + 1) return null
  const text = field.list
    ? [`${typed}:`, ...words.map((one) => `  - ${one}`)].join('\n')
    : `${typed}: ${words[0] ?? ''}`
  return { line, endLine, text }
}

/** `[a, b]`, as some programs write a list, or one item without its hyphen; null when it may be several, or none. */
function splitList(text: string): string[] | null {
  const inside = /^\[([^[\]"'()]*)\]$/.exec(text)?.[1]
  if (inside !== undefined) return inside.split(',').map((one) => one.trim())
  return /[,;]|\band\b|^(?:none|nothing|no|n\/a|-|tbd)\.?$/i.test(text) ? null : [text]
}
