// Defines a field whose value is one of a few words.
import { findClosestMatch, findUnambiguousMatch } from '../../problems/closest-match'
import { field, invalid, valid, type Field, type FieldDocs } from '../field'

/** Accepts one of `choices`, spelled exactly. */
export function choice<const T extends string>(docs: FieldDocs, choices: readonly T[]): Field<T> {
  return field({ ...docs, constraints: { enum: choices } }, (typed) => {
    const chosen = choices.find((word) => word === typed)
    if (chosen !== undefined) return valid(chosen)
    const closest = findClosestMatch(typed, choices)
    return invalid(
      'choice-unknown',
      `"${typed}" is not one of the words to choose from.`,
      closest === null ? `Write one of these: ${choices.join(', ')}` : `Did you mean ${closest}?`,
      findUnambiguousMatch(typed, choices),
    )
  })
}
