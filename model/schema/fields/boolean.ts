// Defines a yes-or-no field.
import { simplifyText } from '../../simplify-text'
import { valid, field, invalid, type Field, type FieldDocs } from '../field'

const VALUES: ReadonlyMap<string, boolean> = new Map([
  ['yes', true],
  ['true', true],
  ['no', false],
  ['false', false],
])

/** Synonyms that are not accepted, but whose meaning is certain. */
const SYNONYMS: ReadonlyMap<string, string> = new Map([
  ['y', 'yes'],
  ['on', 'yes'],
  ['n', 'no'],
  ['off', 'no'],
  ['si', 'yes'],
  ['verdadero', 'yes'],
  ['verdadera', 'yes'],
  ['cierto', 'yes'],
  ['falso', 'no'],
  ['falsa', 'no'],
])

/** Accepts yes and no, and also true and false, in any case. */
export function boolean(docs: FieldDocs): Field<boolean> {
  return field({ ...docs, constraints: { enum: [...VALUES.keys()] } }, (typed) => {
    const value = VALUES.get(typed.toLowerCase())
    return value === undefined
      ? invalid(
          'yes-or-no',
          `"${typed}" is neither yes nor no.`,
          'Write yes or no.',
          suggestValue(typed),
        )
      : valid(value)
  })
}

function suggestValue(typed: string): string | null {
  const word = simplifyText(typed)
    .replace(/[.!,;]+$/g, '')
    .trim()
  return VALUES.has(word) ? word : (SYNONYMS.get(word) ?? null)
}
