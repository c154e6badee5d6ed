// What is told of fields that are missing, empty, or one value where a list belongs.
import type { Field, ReadContext } from './field'
import type { Value } from './front-matter/value'
import type { Finding, Suggestion } from './problem'

export function missing(typed: string, field: Field<unknown>): Finding {
  return {
    code: 'field-missing',
    message: `The field "${typed}" is missing.`,
    fix: field.list
      ? `Add a line ${typed}: and below it a line "  - ${field.example}"`
      : `Add a line such as ${typed}: ${field.example}`,
  }
}

export function empty(typed: string, field: Field<unknown>): Finding {
  return {
    code: 'field-empty',
    message: `There is nothing behind "${typed}:".`,
    fix: field.list
      ? `Add a line below it for each item, such as "  - ${field.example}"`
      : `Write it on the same line, for example ${typed}: ${field.example}`,
  }
}

export function wrongShape(typed: string, field: Field<unknown>): Finding {
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

/** The same words in the shape that the field takes, when each of them can be read so. */
export function reshaped(
  typed: string,
  field: Field<unknown>,
  value: Value,
  context: ReadContext,
): Suggestion | null {
  const words = 'items' in value ? value.items.map(({ text }) => text) : splitList(value.text)
  const readable = words.every((one) => 'value' in field.read(one, context))
  if (!readable || (!field.list && words.length !== 1)) return null
  if ('text' in value && value.before.trim() === '') return null
  const { line } = value
  const endLine = 'items' in value ? (value.items.at(-1)?.endLine ?? line) : value.endLine
  const text = field.list
    ? [`${typed}:`, ...words.map((one) => `  - ${one}`)].join('\n')
    : `${typed}: ${words[0] ?? ''}`
  return { line, endLine, text }
}

/** `[a, b]`, as some programs write a list, or one item without its hyphen. */
function splitList(text: string): string[] {
  const inside = /^\[([^[\]"']*)\]$/.exec(text)?.[1]
  return inside === undefined ? [text] : inside.split(',').map((one) => one.trim())
}
