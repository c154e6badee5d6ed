// Creates a JSON Schema of a collection's front matter for tools such as code editors.
import { toFieldName, type Field } from './field'
import type { Collection } from '../define-collection'

/** The schema of one field, whose value is a string as typed or an array of strings. */
export type FieldSchema = {
  readonly description: string
  readonly examples: readonly (string | readonly string[])[]
} & (StringSchema | { readonly type: 'array'; readonly items: StringSchema })

export type StringSchema = { readonly type: 'string' } & Field<unknown>['constraints']

export type CollectionSchema = {
  readonly $schema: string
  readonly title: string
  readonly description: string
  readonly type: 'object'
  readonly properties: Readonly<Record<string, FieldSchema>>
  readonly required: readonly string[]
  readonly additionalProperties: false
}

/**
 * Creates a schema (JSON Schema, draft 2020-12) of the typed front matter. It is an aid to typing and does not replace the
 * checks: it accepts impossible dates such as 2025-02-30, and it rejects a capitalized `Yes`, which the parser accepts.
 */
export function createJsonSchema(
  collection: Pick<Collection, 'name' | 'folder' | 'fields'>,
): CollectionSchema {
  const fields = Object.entries(collection.fields).map(
    ([name, field]) => [toFieldName(name), field] as const,
  )
  return {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: collection.name,
    description: `The fields of the ${collection.name}, each value as it is typed.`,
    type: 'object',
    properties: Object.fromEntries(fields.map(([name, field]) => [name, createFieldSchema(field)])),
    required: fields.filter(([, { required }]) => required).map(([name]) => name),
    additionalProperties: false,
  }
}

function createFieldSchema({ about, example, list, constraints }: Field<unknown>): FieldSchema {
  const text = { type: 'string', ...constraints } as const
  return list
    ? { description: about, examples: [[example]], type: 'array', items: text }
    : { description: about, examples: [example], ...text }
}
