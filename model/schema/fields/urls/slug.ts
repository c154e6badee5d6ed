// Defines the field for a short name of lowercase letters, digits and hyphens that can be part of a URL.
import { valid, field, invalid, type Field, type FieldDocs } from '../../field'

const MAX_SLUG_LENGTH = 40
const PATTERN = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Accepts a name of at most 40 characters, for use as the anchor of a URL. */
export function slug(docs: FieldDocs): Field<string> {
  return field(
    { ...docs, constraints: { pattern: PATTERN.source, maxLength: MAX_SLUG_LENGTH } },
    (typed) => {
      if (PATTERN.test(typed) && typed.length <= MAX_SLUG_LENGTH) return valid(typed)
      const suggested = typed
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, '-')
        .replace(/^-|-$/g, '')
      // A letter without an ASCII form would be missing from the slug.
      const isComplete = !/[^\x00-\x7f]/.test(
        typed.normalize('NFKD').replace(/\p{M}|\p{P}|\s/gu, ''),
      )
      const isUsable = PATTERN.test(suggested) && suggested.length <= MAX_SLUG_LENGTH && isComplete
      return invalid(
        'id-shape',
        `"${typed}" cannot be part of an address.`,
        isUsable
          ? `Write ${suggested}`
          : 'Write a short name in small letters, digits and hyphens.',
        isUsable ? suggested : null,
      )
    },
  )
}
