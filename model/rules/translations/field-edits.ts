// Edits of single fields of a file, for checks of the whole site.
import { replaceValue } from '../../front-matter/value'
import type { TextEdit } from '../../problems/problem'
import type { ParsedEntry } from '../../source/entry/parsed-entry'

/**
 * Returns the edit that adds a line after the last field, or null if that is not possible.
 * @param name the field that the line replaces if it exists
 */
export function addField(parsed: ParsedEntry, line: string, name = ''): TextEdit | null {
  const { frontMatter } = parsed.getSource()
  const existing = frontMatter.get(name)
  if (existing && 'text' in existing) return replaceValue(existing, line.slice(name.length + 2))
  const [last] = [...frontMatter.values()].sort((a, b) => b.nameLine - a.nameLine)
  const end = last && 'items' in last ? last.items.at(-1) : last
  if (!end || !('before' in end)) return null
  if (end.line !== end.endLine) return null
  return { line: end.line, endLine: end.line, text: `${end.before}${end.typed}\n${line}` }
}

/** Returns the edit that replaces the value of a field that has a single one. */
export function replaceField(parsed: ParsedEntry, name: string, value: string): TextEdit | null {
  const existing = parsed.getSource().frontMatter.get(name)
  return existing && 'text' in existing ? replaceValue(existing, value) : null
}

/**
 * Returns the edit that names another English page, and takes out the marks of the paragraphs of the one that was named.
 * @param text the text of the file if the marks belong to the wrong page, or null
 */
export function replaceOriginal(
  parsed: ParsedEntry,
  path: string,
  text: string | null,
): TextEdit | null {
  const edit = replaceField(parsed, 'translation_of', path)
  const marks = parsed.getSource().frontMatter.get('translated_from')
  if (edit === null || text === null || marks === undefined) return edit
  if (!('text' in marks) || marks.line !== marks.endLine || edit.line !== edit.endLine) return null
  const [line, endLine] = [Math.min(edit.line, marks.line), Math.max(edit.line, marks.line)]
  const lines = text
    .split('\n')
    .map((typed, index) => (index + 1 === edit.line ? edit.text : typed))
    .slice(line - 1, endLine)
  lines.splice(marks.line - line, 1)
  return { line, endLine, text: lines.join('\n') }
}
