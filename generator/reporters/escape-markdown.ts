// Escapes text for Markdown.

/** Returns a single line that Markdown shows as it was typed: any ASCII punctuation character may be escaped (CommonMark, section 2.4). */
export function escapeMarkdown(text: string): string {
  return text.replace(/\s+/g, ' ').replace(/[!-/:-@[-`{-~]/g, '\\$&')
}
