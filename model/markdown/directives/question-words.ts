// Reads the words of a question that were typed after its name without square brackets, or with other marks around them.

/** Matches a colon, an equals sign or a dash between the name and the words. */
const MARK_BEFORE = /^(?:[:=–—]|-(?=\s))\s*/
/** The marks in which people put the words, each with the one that ends it. */
const PAIRS: Readonly<Record<string, string>> = {
  '[': ']',
  '(': ')',
  '{': '}',
  '<': '>',
  '"': '"',
  "'": "'",
  '“': '”',
  '„': '“',
  '‘': '’',
  '«': '»',
}
const BRACKETS = '([{<'
const CLOSING = /[)\]}>]/
/** Matches words that square brackets can hold. */
const IS_PLAIN = /^[^[\]{}<>:]+$/

/** Returns the words of a question, or null if these are not certain. */
export function readQuestionWords(typed: string): string | null {
  const rest = typed.trim()
  const words = removePair(rest.replace(MARK_BEFORE, ''))
  return words !== null && IS_PLAIN.test(words) ? words : null
}

/**
 * Returns the words between two marks, or all that was typed if these are only around a part of it. A bracket that was mistyped or left
 * out at the end may have any form.
 */
function removePair(typed: string): string | null {
  const [open = ''] = typed
  const close = PAIRS[open]
  if (close === undefined) return typed
  const isBracket = BRACKETS.includes(open)
  const end = typed.slice(1).slice(-1)
  const isClosed = end === close || (isBracket && CLOSING.test(end))
  const words = typed.slice(1, isClosed ? -1 : undefined).trim()
  if (isClosed && hasWholePairs(words, open, close)) return words
  if (isBracket && !CLOSING.test(words) && !isClosed) return words
  return !isBracket || hasWholePairs(typed, open, close) ? typed : null
}

/** Returns whether each mark among words has the other one of its pair after it. */
function hasWholePairs(words: string, open: string, close: string): boolean {
  if (open === close) return !words.includes(open)
  let depth = 0
  for (const character of words) {
    if (character === open) depth++
    else if (character === close) depth--
    if (depth < 0) return false
  }
  return depth === 0
}
