// The fields of one file: each value read by its field's reader; what is missing, empty or of the wrong shape reported.
import { typedName, type Field, type Fields, type ReadContext } from './field'
import { replaceValue, type FrontMatter, type Value, type Written } from './front-matter/value'
import type { Finding, PlacedFinding, Suggestion } from './problem'
import type { Reference } from './reference'

type Report = (finding: PlacedFinding) => void

/** A file's first line: where something is missing, there is no better place. */
const START = { line: 1, column: 1 }

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
    const readOne = (written: Written): unknown => {
      const result = field.read(written.text, context)
      if ('finding' in result) {
        report(placed(result.finding, typed, written))
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
      if (field.required) report({ ...missing(typed, field), field: typed, ...START })
    } else if ('text' in value && value.text === '') {
      if (field.required) report(placed(empty(typed, field), typed, value))
    } else if (field.list && 'items' in value) {
      values[name] = value.items.map(readOne)
    } else if (!field.list && 'text' in value) {
      values[name] = readOne(value)
    } else {
      const suggestion = reshaped(typed, field, value, context)
      report({ ...placed(wrongShape(typed, field), typed, value), suggestion })
    }
  }
  return values
}

/** A finding about one value, with the repair that it knows. */
export function placed(
  { instead, ...finding }: Finding,
  field: string,
  value: Value,
): PlacedFinding {
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
function retarget(written: Written, target: string, other: string): Suggestion | null {
  const [before, behind, ...more] = written.typed.split(target)
  return before === undefined || behind === undefined || more.length > 0
    ? null
    : replaceValue(written, before + other + behind)
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

function empty(typed: string, field: Field<unknown>): Finding {
  return {
    code: 'field-empty',
    message: `There is nothing behind "${typed}:".`,
    fix: field.list
      ? `Add a line below it for each item, such as "  - ${field.example}"`
      : `Write it on the same line, for example ${typed}: ${field.example}`,
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

/** The same words in the shape that the field takes, when each of them can be read so. */
function reshaped(
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
