// Defines a yes-or-no field.
import { simplifyText } from '../../text/simplify-text'
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

/** Matches the answers that are right in another language than that of the fields. */
const SPANISH = /^\W*(?:s[ií]|verdader[oa]|ciert[oa]|fals[oa])(?![A-Za-zÀ-ỿ])/iu

const POLITE = /,? (?:please|thanks|thank you|por favor|gracias)$/

/** Accepts yes and no, and also true and false, in any case. */
export function boolean(docs: FieldDocs): Field<boolean> {
  return field({ ...docs, constraints: { enum: [...VALUES.keys()] } }, (typed) => {
    const value = VALUES.get(typed.toLowerCase())
    if (value !== undefined) return valid(value)
    const meant = suggestValue(typed)
    return meant !== null && SPANISH.test(typed)
      ? invalid(
          'yes-or-no',
          `"${typed}" is Spanish, and this line needs an English word: yes or no.`,
          `Write ${meant}`,
          meant,
        )
      : invalid(
          'yes-or-no',
          `"${typed}" is neither yes nor no.`,
          adviseOnAnswer(typed, meant),
          meant,
        )
  })
}

/** What most likely means an answer, though not for certain. */
const LIKELY: ReadonlyMap<string, string> = new Map([
  ['1', 'yes'],
  ['0', 'no'],
  ['ja', 'yes'],
  ['nein', 'no'],
  ['soon', 'no'],
  ['coming soon', 'no'],
  ['not yet', 'no'],
  ['later', 'no'],
  ['pronto', 'no'],
  ['todavia no', 'no'],
  ['aun no', 'no'],
  ['mas tarde', 'no'],
])

/** An answer may have a remark after it. */
function adviseOnAnswer(typed: string, meant: string | null): string {
  const word = /^(yes|no)\s*#/i.exec(typed)?.[1]?.toLowerCase()
  const likely = meant ?? word ?? LIKELY.get(simplifyText(typed))
  return likely === undefined ? 'Write yes or no.' : `Write ${likely}`
}

function suggestValue(typed: string): string | null {
  const word = simplifyText(typed)
    .replace(/[.!,;]+$/g, '')
    .replace(POLITE, '')
    .trim()
  return VALUES.has(word) ? word : (SYNONYMS.get(word) ?? null)
}
