// Defines a yes-or-no field.
import { valid, field, invalid, type Field } from '../field'

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
])

/** Accepts yes and no, and also true and false, in any case. */
export function boolean(about: string, example = 'yes'): Field<boolean> {
  return field({ about, example, constraints: { enum: [...VALUES.keys()] } }, (typed) => {
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
  const word = typed
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[.!,;]+$/g, '')
    .trim()
  return VALUES.has(word) ? word : (SYNONYMS.get(word) ?? null)
}
