// Tells promises from questions and from what is denied.
import type { PromiseTopic } from './promise-topic'
import { isOwnDoing } from './own-doing'
import { isAbsolute } from './secrecy-promises'

const NEGATION = /\b(?:not|no|nor|never|cannot|without|ni|nunca|sin|tampoco)\b|n['’]t\b/i

/** How many characters before and after a word belong to its sentence at most, so that long texts take no longer. */
const MAX_SENTENCE_LENGTH = 300

/** A question promises nothing, and neither does "not confidential". The name of a law needs its source in any case. */
export function isPromise(text: string, start: number, end: number, topic: PromiseTopic): boolean {
  const before = text.slice(Math.max(0, start - MAX_SENTENCE_LENGTH), start)
  const clause = before.split(/[.,;:!?()|–—¿¡]|\n(?!\w)/).at(-1) ?? ''
  const after = text.slice(end, end + MAX_SENTENCE_LENGTH)
  if (/^[^.!?\n]*\?/.test(after)) return false
  const words = text.slice(start, end)
  if (topic === 'privacy' && words.includes(' ')) {
    const rest = /^[^.!?\n]*/.exec(after)?.[0] ?? ''
    if (!isAbsolute(clause, after) || isOwnDoing(before, words + rest)) return false
  }
  return topic === 'law' || !NEGATION.test(clause)
}
