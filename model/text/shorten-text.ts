/** Returns at most the first `length` characters of a text that a message repeats, up to the end of a word, with an ellipsis. */
export function shortenText(text: string, length: number): string {
  if (text.length <= length) return text
  const start = text.slice(0, length)
  return `${/\S/.test(text[length] ?? '') ? start.replace(/(?<=\S)\s+\S*$/, '') : start.trimEnd()}…`
}
