// Makes text from the content safe within Markdown.

/** Returns a single line that Markdown shows as it was typed: any ASCII punctuation character may be escaped (CommonMark, section 2.4). */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&')
}

/**
 * Returns a block of code. Its fences are longer than any run of backticks in the text (CommonMark, section 4.5).
 * @param info what the code is, such as `suggestion`
 */
export function formatCodeBlock(text: string, info = ''): string {
  const runs = [...text.matchAll(/`+/g)].map(([run]) => run.length)
  const fence = '`'.repeat(Math.max(2, ...runs) + 1)
  return `${fence}${info}\n${text}\n${fence}\n`
}
