// Edits that write other words in place of those that a check has found in a file.
import type { SplitText } from '../front-matter/split-front-matter'
import { replaceValue } from '../front-matter/value'
import type { TextEdit } from '../problems/problem'
import type { Found } from './find-in-file'

type Words = { readonly words: string; readonly index: number }

/** Returns the edit that writes other words in place of those that were found; null if they are not there as they were read. */
export function replaceFound(
  { frontMatter, body, bodyLine }: SplitText,
  { words, index, field, line, column }: Found<Words>,
  written: string,
): TextEdit | null {
  if (field !== null) {
    const value = frontMatter.get(field)
    if (value === undefined) return null
    const texts = 'items' in value ? value.items : [value]
    const text = texts.find((item) => item.line === line && item.column === column)
    const typed = text && replaceAt(text, { words, index }, written)
    return text === undefined || typed == null ? null : replaceValue(text, typed)
  }
  const source = body.split('\n')[line - bodyLine] ?? ''
  const end = column - 1 + words.length
  const text = source.slice(0, column - 1) + written + source.slice(end)
  return source.slice(column - 1, end) === words ? { line, endLine: line, text } : null
}

/** Replaces words as they were typed, which are in the same order as in the value: quotation marks and escapes are not. */
function replaceAt(
  { text, typed }: { readonly text: string; readonly typed: string },
  { words, index }: Words,
  written: string,
): string | null {
  const order = text.startsWith(words, index) ? text.slice(0, index).split(words).length : 1
  const parts = typed.split(words)
  if (parts.length === 1 || parts.length !== text.split(words).length) return null
  return parts.slice(0, order).join(words) + written + parts.slice(order).join(words)
}
