// The part of JSON Schema that our schemas use, for tests: which fields of a file do not fit its kind's schema.
import type { FieldSchema, CollectionSchema, StringSchema } from '../schema/json-schema'

type Typed = string | readonly string[]

/** The names of the fields that are missing, unknown or not as the schema says. */
export function findInvalidFields(
  schema: CollectionSchema,
  values: Readonly<Record<string, Typed>>,
): string[] {
  const missing = schema.required.filter((name) => !Object.hasOwn(values, name))
  const wrong = Object.entries(values).filter(([name, value]) => {
    const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
    return property === undefined || !fits(property, value)
  })
  return [...missing, ...wrong.map(([name]) => name)]
}

function fits(schema: FieldSchema, value: Typed): boolean {
  if (schema.type === 'array')
    return typeof value !== 'string' && value.every((item) => fitsText(schema.items, item))
  return typeof value === 'string' && fitsText(schema, value)
}

function fitsText(schema: StringSchema, text: string): boolean {
  return (
    (schema.enum?.includes(text) ?? true) &&
    new RegExp(schema.pattern ?? '', 'u').test(text) &&
    text.length >= (schema.minLength ?? 0) &&
    text.length <= (schema.maxLength ?? Infinity)
  )
}
