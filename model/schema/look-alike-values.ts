// Explains a value that is not accepted only because some of its characters look like those of our keyboards.
import type { ProblemDetails } from '../problems/problem'
import { describeLookAlike, writePlainly } from '../text/look-alikes'
import type { Field, ParseContext } from './field'

/** Returns the problem of a value that would be valid with the characters of our keyboards, or null. */
export function explainLookAlike(
  { code }: ProblemDetails,
  field: Field<unknown>,
  typed: string,
  context: ParseContext,
): ProblemDetails | null {
  // A phone number has a form of its own.
  if (code === 'phone-shape') return null
  const meant = writePlainly(typed).trim()
  const alike = describeLookAlike(typed, meant)
  return alike === null || 'problem' in field.parse(meant, context) ? null : { code, ...alike }
}
