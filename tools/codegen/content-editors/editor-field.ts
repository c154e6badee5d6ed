// Says what a field is for a content editor: which input it needs, and what it writes into the file.
import type { Field } from '../../../model/schema/field'

export type EditorInput =
  | { readonly kind: 'text'; readonly pattern: string | null }
  | { readonly kind: 'day' }
  | { readonly kind: 'number' }
  | { readonly kind: 'choice'; readonly options: readonly string[] }
  /** A true or false without quotation marks. */
  | { readonly kind: 'switch' }
  | { readonly kind: 'image' }
  | { readonly kind: 'list' }

const DAY_EXAMPLE = /^\d{4}-\d{2}-\d{2}$/

/** Returns the input that fits a field. Content editors write what they read: a plain 10 is a number, a plain yes is a text. */
export function getEditorInput({
  list,
  example,
  referenceType,
  constraints,
}: Field<unknown>): EditorInput {
  if (list) return { kind: 'list' }
  if (referenceType === 'image') return { kind: 'image' }
  if (constraints.enum)
    return example === 'true'
      ? { kind: 'switch' }
      : {
          kind: 'choice',
          options: constraints.enum.filter((word) => !/^(?:true|false)$/.test(word)),
        }
  if (DAY_EXAMPLE.test(example)) return { kind: 'day' }
  if (/^\d+$/.test(example)) return { kind: 'number' }
  return { kind: 'text', pattern: constraints.pattern ?? null }
}
