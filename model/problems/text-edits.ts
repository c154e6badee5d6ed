// Creates text edits, and applies them to the text of a file.
import { getPositionAt, type TextEdit } from './problem'

/** A piece of a text: its start in UTF-16 code units from the start of the text, and its characters. */
export type TextRange = { readonly start: number; readonly typed: string }

/**
 * Creates the edit that replaces a piece of a text. Returns null unless exactly the typed characters are at that position,
 * because an edit in the wrong position would delete other text.
 * @param text a file's text with newlines
 */
export function createEdit(
  text: string,
  { start: from, typed }: TextRange,
  replacement: string,
): TextEdit | null {
  if (!text.startsWith(typed, from) || replacement === typed) return null
  const to = from + typed.length
  const start = from === 0 ? 0 : text.lastIndexOf('\n', from - 1) + 1
  const end = text.indexOf('\n', to)
  return {
    line: getPositionAt(text, from).line,
    endLine: getPositionAt(text, to).line,
    text: text.slice(start, from) + replacement + text.slice(to, end === -1 ? text.length : end),
  }
}

/**
 * Applies edits and leaves all other lines as they are, with their line endings. Where two edits overlap, the first one wins;
 * another check finds what remains.
 * @param text a file's text; its lines may end with `\n`, `\r\n` or `\r`, and new lines get the ending of the first line
 */
export function applyEdits(text: string, edits: readonly TextEdit[]): string {
  const lines = text.split(/(?<=\n|\r(?!\n))/)
  const ending = /\r\n|\r|\n/.exec(text)?.[0] ?? '\n'
  // After a final line ending there is one more, empty line.
  if (lines.at(-1)?.match(/[\r\n]$/) || text === '') lines.push('')
  const applied: TextEdit[] = []
  for (const edit of edits) {
    if (applied.every(({ line, endLine }) => edit.endLine < line || edit.line > endLine))
      applied.push(edit)
  }
  for (const { line, endLine, text: replacement } of applied.sort((a, b) => b.line - a.line)) {
    const lastEnding = /(?:\r\n|\r|\n)?$/.exec(lines[endLine - 1] ?? '')?.[0] ?? ''
    const replaced = replacement.replaceAll('\n', ending) + lastEnding
    lines.splice(line - 1, endLine - line + 1, replaced)
  }
  return lines.join('')
}
