// Applies the repairs that problems suggest to the text of a file.
import type { Suggestion } from './problem'

/**
 * Replaces lines as the suggestions say. Where two of them want the same line, the first one wins; what remains is found by
 * checking again.
 * @param text a file's text with newlines
 */
export function applySuggestions(text: string, suggestions: readonly Suggestion[]): string {
  const lines = text.split('\n')
  const byLine = [...suggestions].sort((a, b) => b.line - a.line)
  let above = lines.length + 1
  for (const { line, endLine, text: replacement } of byLine) {
    if (endLine >= above) continue
    lines.splice(line - 1, endLine - line + 1, ...replacement.split('\n'))
    above = line
  }
  return lines.join('\n')
}
