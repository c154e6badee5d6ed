// Finds where the end of an email begins that is above the head of an older one with nothing below it.
import type { Line } from '../leftover'
import type { Signature } from './email-signatures'
import { isBlank } from './signature-lines'

const GREETING =
  /^(?:Dear|Hi|Hello|Hey|Good (?:morning|afternoon|evening)|Estimad[oa]s?|Querid[oa]s?|Hola|Buen[oa]s (?:d[ií]as|tardes))\b[^.?]{0,50}[,:!]$/i
/** A letter to all of them is for visitors too. */
const TO_EVERYONE =
  /\b(?:friends|neighbors|partners|church(?:es)?|all|everyone|families|donors|supporters|volunteers|brothers|sisters|amig[oa]s|herman[oa]s|tod[oa]s|familias|vecin[oa]s)\b/i

/** Returns whether a line greets one person, so that a letter is not for visitors. */
export const isForOne = (line: string): boolean => GREETING.test(line) && !TO_EVERYONE.test(line)

/** Matches a line that only the head of an email has, unlike the way and the date of a trip. */
const OF_EMAIL = /^[\s>*_-]*(?:Sent|Subject|Enviado(?: el)?|Asunto):|\S@\S/i
/** Matches closing words, unlike an invitation such as "Come and see us!" */
const CLOSES_LETTER = /,[*_]*\\?\s*$|\b(?:blessings|thanks|thank you|gracias|bendiciones)\b/i

/**
 * Returns the closing words above a head, or else the head; null if no words for visitors are above them.
 * @param head the lines of the head
 * @param closing the closing words right above the head with the name below them
 */
export function findEndAbove(
  above: readonly Line[],
  head: readonly Line[],
  closing: Signature | null,
): Line | null {
  if (!head.some(({ text }) => OF_EMAIL.test(text))) return null
  const first = closing !== null && CLOSES_LETTER.test(closing.first.text) ? closing.first : head[0]
  const top = above.find((line) => !isBlank(line))
  if (top === undefined || first === undefined || top.start >= first.start) return null
  return isForOne(top.text.trim()) ? null : first
}
