// Cuts the words that are not as they were typed out of a text, so that advice can show them.

/** More characters are not shown. */
const MAX_LENGTH = 160
/** In characters; the beginning of a sentence that is longer than this is not shown. */
const MAX_BEGINNING = 40

/** Returns the part of a text that was changed, from the beginning of its sentence or a word before it to a whole word; null if it is long or has lines. */
export function getChangedWords(typed: string, written: string): string | null {
  const max = Math.min(typed.length, written.length)
  let same = 0
  while (same < max && typed[same] === written[same]) same++
  let sameEnd = 0
  while (sameEnd < max - same && typed.at(-1 - sameEnd) === written.at(-1 - sameEnd)) sameEnd++
  const [sentence = ''] = /(?:(?<=[.!?]\s)|(?<=\n)|^)[^.!?\n]*$/.exec(written.slice(0, same)) ?? []
  const [word = ''] = /\S*\s*\S*$/.exec(sentence) ?? []
  const before = sentence.length <= MAX_BEGINNING ? sentence : word
  const after = /^\S*(?:\s+\S+)?/.exec(written.slice(written.length - sameEnd))?.[0] ?? ''
  const shown = (before + written.slice(same, written.length - sameEnd) + after).trim()
  return shown.length > MAX_LENGTH || /["\n]/.test(shown) || shown === '' ? null : shown
}
