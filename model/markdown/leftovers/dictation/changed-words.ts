// Cuts the words that are not as they were typed out of a text, so that advice can show them.

/** More characters are not shown. */
const MAX_LENGTH = 160

/** Returns the part of a text that was changed, with a word before it and a whole word at its end; null if it is long or has lines. */
export function getChangedWords(typed: string, written: string): string | null {
  const max = Math.min(typed.length, written.length)
  let same = 0
  while (same < max && typed[same] === written[same]) same++
  let sameEnd = 0
  while (sameEnd < max - same && typed.at(-1 - sameEnd) === written.at(-1 - sameEnd)) sameEnd++
  const before = /\S*\s*\S*$/.exec(written.slice(0, same))?.[0] ?? ''
  const after = /^\S*(?:\s+\S+)?/.exec(written.slice(written.length - sameEnd))?.[0] ?? ''
  const shown = (before + written.slice(same, written.length - sameEnd) + after).trim()
  return shown.length > MAX_LENGTH || /["\n]/.test(shown) || shown === '' ? null : shown
}
