// Repairs: making them, and applying them to the text of a file.
import type { Suggestion } from './problem'

/**
 * The repair that puts `instead` between two places of a text, counted in characters from its start.
 * @param text a file's text with newlines
 */
export function replaceBetween(
  text: string,
  from: number,
  to: number,
  instead: string,
): Suggestion {
  const start = text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to)
  const lineOf = (offset: number) => text.slice(0, offset).split('\n').length
  return {
    line: lineOf(from),
    endLine: lineOf(to),
    text: text.slice(start, from) + instead + text.slice(to, end === -1 ? text.length : end),
  }
}

/**
 * Replaces lines as the suggestions say. Where two of them want the same line, the first one wins; what remains is found by
 * checking again.
 * @param text a file's text with newlines
 */
export function applySuggestions(text: string, suggestions: readonly Suggestion[]): string {
  const lines = text.split('\n')
  const free: Suggestion[] = []
  for (const one of suggestions) {
    if (free.every(({ line, endLine }) => one.endLine < line || one.line > endLine)) free.push(one)
  }
  for (const { line, endLine, text: replacement } of free.sort((a, b) => b.line - a.line)) {
    lines.splice(line - 1, endLine - line + 1, ...replacement.split('\n'))
  }
  return lines.join('\n')
}
