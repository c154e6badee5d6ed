/** Lists words as a sentence does, at most four of them if no other maximum is given: `a, b and c`. */
export function listWords(words: readonly string[], max = 4): string {
  const shown =
    words.length > max ? [...words.slice(0, max - 1), `${words.length - max + 1} more`] : words
  return shown.length < 2
    ? shown.join('')
    : `${shown.slice(0, -1).join(', ')} and ${shown.at(-1) ?? ''}`
}
