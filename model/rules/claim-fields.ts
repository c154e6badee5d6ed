// The fields that a figure or a promise needs: the day on which it was true, and its source.
import type { FrontMatter } from '../front-matter/value'

/** What is unknown without a field, what to write into it, as parts of a message, and an example of it. */
type FieldWording = { readonly unknown: string; readonly value: string; readonly example: string }

type ClaimWording = {
  readonly asOf: Omit<FieldWording, 'example'>
  readonly source: FieldWording
}

/** What a message says about the fields that the file does not have. */
export type MissingFields = {
  readonly unknown: string
  /** What to add, as the end of a sentence. */
  readonly advice: string
}

/** The place of today's day in advice; a single file does not know which day it is. */
export const EXAMPLE_DAY = 'year-month-day'

/** Returns null if the file has both fields. */
export function findMissingClaimFields(
  frontMatter: FrontMatter,
  { asOf, source }: ClaimWording,
): MissingFields | null {
  const missing = [
    { name: 'as_of', ...asOf, example: EXAMPLE_DAY },
    { name: 'source', ...source },
  ].filter(({ name }) => {
    const value = frontMatter.get(name)
    return value === undefined || !('text' in value) || value.text === ''
  })
  if (missing.length === 0) return null
  const isOne = missing.length === 1
  const lines = missing
    .map(({ name, example }) => `${name}: ${example}`)
    .map((line) => (isOne ? line : `"${line}"`))
    .join(' and ')
  const such = isOne ? 'a line such as this' : 'two lines such as these'
  const end = isOne ? '' : ' (without the quotation marks)'
  return {
    unknown: missing.map(({ unknown }) => unknown).join(' or '),
    advice: `add ${such} to the fields at the top, with ${missing.map(({ value }) => value).join(' and ')}: ${lines}${end}`,
  }
}
