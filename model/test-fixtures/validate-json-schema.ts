// Validates fields against a schema, with the subset of JSON Schema that our schemas use.
import type { FieldSchema, CollectionSchema, StringSchema } from '../schema/json-schema'

type FieldValue = string | readonly string[]

/** Returns the names of the fields that are missing, unknown or invalid. */
export function findInvalidFields(
  schema: CollectionSchema,
  values: Readonly<Record<string, FieldValue>>,
): string[] {
  const missing = schema.required.filter((name) => !Object.hasOwn(values, name))
  const wrong = Object.entries(values).filter(([name, value]) => {
    const property = Object.hasOwn(schema.properties, name) ? schema.properties[name] : undefined
    return property === undefined || !isValid(property, value)
  })
  return [...missing, ...wrong.map(([name]) => name)]
}

function isValid(schema: FieldSchema, value: FieldValue): boolean {
  if (schema.type === 'array')
    return typeof value !== 'string' && value.every((item) => isValidText(schema.items, item))
  return typeof value === 'string' && isValidText(schema, value)
}

function isValidText(schema: StringSchema, text: string): boolean {
  return (
    (schema.enum?.includes(text) ?? true) &&
    new RegExp(schema.pattern ?? '', 'u').test(text) &&
    text.length >= (schema.minLength ?? 0) &&
    text.length <= (schema.maxLength ?? Infinity)
  )
}
