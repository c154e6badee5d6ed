// A short name that addresses can hold: small letters, digits and hyphens.
import { valid, field, invalid, type Field } from '../field'

const SHAPE = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** At most 40 characters, for what stands behind a # in an address. */
export function slug(words: { about: string; example: string }): Field<string> {
  return field({ ...words, shape: { pattern: SHAPE.source, maxLength: 40 } }, (typed) => {
    if (SHAPE.test(typed) && typed.length <= 40) return valid(typed)
    const plain = typed
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
    // A letter that has no plain form would be missing from the name.
    const isWhole = !/[^\x00-\x7f]/.test(typed.normalize('NFKD').replace(/\p{M}|\p{P}|\s/gu, ''))
    const isGood = SHAPE.test(plain) && plain.length <= 40 && isWhole
    return invalid(
      'id-shape',
      `"${typed}" cannot stand in an address.`,
      isGood ? `Write ${plain}` : 'Write a short name in small letters, digits and hyphens.',
      isGood ? plain : null,
    )
  })
}
