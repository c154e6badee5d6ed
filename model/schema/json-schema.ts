// A kind's fields for programs such as editors: a JSON Schema of the lines at the top of its files.
import { toFieldName, type Field } from './field'
import type { Collection } from '../define-collection'

/** One field: its value is a text as typed, or a list of them. */
export type FieldSchema = {
  readonly description: string
  readonly examples: readonly (string | readonly string[])[]
} & (StringSchema | { readonly type: 'array'; readonly items: StringSchema })

export type StringSchema = { readonly type: 'string' } & Field<unknown>['shape']

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
 * The schema (JSON Schema, draft 2020-12) of what is typed. It helps with typing and replaces no check: a day that is in no
 * calendar fits it, and `Yes` with a capital, which the checks understand, does not.
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
    properties: Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)])),
    required: fields.filter(([, { required }]) => required).map(([name]) => name),
    additionalProperties: false,
  }
}

function fieldSchema({ about, example, list, shape }: Field<unknown>): FieldSchema {
  const text = { type: 'string', ...shape } as const
  return list
    ? { description: about, examples: [[example]], type: 'array', items: text }
    : { description: about, examples: [example], ...text }
}
