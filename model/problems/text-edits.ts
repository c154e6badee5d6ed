// Repairs: making them, and applying them to the text of a file.
import { placeAt, type TextEdit } from './problem'

/** A piece of a text: where it begins, counted in UTF-16 units from the text's start, and the characters that are there. */
export type TextRange = { readonly start: number; readonly typed: string }

/**
 * The repair that puts `instead` in the place of a piece of a text. A repair that misses its place would delete words, so there is
 * none unless exactly the typed characters are at the place.
 * @param text a file's text with newlines
 */
export function createEdit(
  text: string,
  { start: from, typed }: TextRange,
  instead: string,
): TextEdit | null {
  if (!text.startsWith(typed, from) || instead === typed) return null
  const to = from + typed.length
  const start = from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to)
  return {
    line: placeAt(text, from).line,
    endLine: placeAt(text, to).line,
    text: text.slice(start, from) + instead + text.slice(to, end === -1 ? text.length : end),
  }
}

/**
 * Replaces lines as the suggestions say, and leaves all other lines as they are, with their endings. Where two suggestions want the
 * same line, the first one wins; what remains is found by checking again.
 * @param text a file's text; its lines may end with `\n`, `\r\n` or `\r`, and new ones end as the first line does
 */
export function applyEdits(text: string, suggestions: readonly TextEdit[]): string {
  const lines = text.split(/(?<=\n|\r(?!\n))/)
  const ending = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n'
  // A last line without an ending has nothing below it, but it is a line.
  if (lines.at(-1)?.match(/[\r\n]$/) || text === '') lines.push('')
  const free: TextEdit[] = []
  for (const one of suggestions) {
    if (free.every(({ line, endLine }) => one.endLine < line || one.line > endLine)) free.push(one)
  }
  for (const { line, endLine, text: replacement } of free.sort((a, b) => b.line - a.line)) {
    const last = /(?:\r\n|\r|\n)?$/.exec(lines[endLine - 1] ?? '')?.[0] ?? ''
    const replaced = replacement.replaceAll('\n', ending) + last
    lines.splice(line - 1, endLine - line + 1, replaced)
  }
  return lines.join('')
}
