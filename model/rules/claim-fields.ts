// The fields that a figure or a promise needs: the day on which it was true, and its source.
import type { FrontMatter } from '../front-matter/value'

/** What is unknown without a field, and what to write into it, as parts of a message. */
type FieldWording = { readonly unknown: string; readonly value: string }

type ClaimWording = {
  readonly asOf: FieldWording
  readonly source: FieldWording
}

/** What a message says about the fields that the file does not have. */
export type MissingFields = { readonly unknown: string; readonly lines: string }

/** Returns null if the file has both fields. */
export function findMissingClaimFields(
  frontMatter: FrontMatter,
  { asOf, source }: ClaimWording,
): MissingFields | null {
  const missing = [
    { name: 'as_of', ...asOf },
    { name: 'source', ...source },
  ].filter(({ name }) => {
    const value = frontMatter.get(name)
    return value === undefined || !('text' in value) || value.text === ''
  })
  if (missing.length === 0) return null
  return {
    unknown: missing.map(({ unknown }) => unknown).join(' or '),
    lines: missing.map(({ name, value }) => `a line ${name}: with ${value}`).join(', and '),
  }
}
