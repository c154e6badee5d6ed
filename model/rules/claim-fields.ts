// The fields that a figure or a promise needs: the day on which it was true, and its source.
import type { FrontMatter } from '../front-matter/value'
import { commonFields } from '../schema/common-fields'

/** What is unknown without each field, as part of a message, and an example of a source. */
type ClaimWording = {
  readonly asOf: string
  readonly source: string
  readonly sourceExample: string
}

/** What a message says about the fields that the file does not have. */
export type MissingFields = { readonly unknown: string; readonly lines: string }

/** Returns null if the file has both fields. */
export function findMissingClaimFields(
  frontMatter: FrontMatter,
  { asOf, source, sourceExample }: ClaimWording,
): MissingFields | null {
  const missing = [
    { name: 'as_of', unknown: asOf, example: commonFields.asOf.example },
    { name: 'source', unknown: source, example: sourceExample },
  ].filter(({ name }) => {
    const value = frontMatter.get(name)
    return value === undefined || !('text' in value) || value.text === ''
  })
  if (missing.length === 0) return null
  return {
    unknown: missing.map(({ unknown }) => unknown).join(' or '),
    lines: missing.map(({ name, example }) => `a line ${name}: ${example}`).join(' and '),
  }
}
