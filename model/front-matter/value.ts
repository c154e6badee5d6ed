// The values of front matter as they were typed, and edits that replace them.
import type { Position, TextEdit } from '../problems/problem'

/** A text in a file, with the position of its first character. */
export type SourceText = Position & {
  /** The text without quotation marks around it. */
  readonly text: string
  /** The text exactly as in the file, with its quotation marks. */
  readonly typed: string
  /** Everything before the text on its first line. */
  readonly before: string
  readonly endLine: number
  /** The words on each of its lines, without the spaces around them. */
  readonly parts: readonly string[]
  /** False if lines of other values are between its lines, so that no edit may replace the whole range. */
  readonly isUnbroken: boolean
  /** False if YAML reads its lines differently because of the spaces before or after them. */
  readonly isAligned: boolean
  /** True if a problem with how the value is written has been reported. */
  readonly isReported: boolean
}

export type Value = (SourceText | (Position & { readonly items: readonly SourceText[] })) & {
  /** The line with the field's name; the value may begin on a later line. */
  readonly nameLine: number
}

/** The values by field name, in the order in which they were typed. */
export type FrontMatter = ReadonlyMap<string, Value>

/** Returns the number of the line after the last field, which ends the fields: that of the second `---`. */
export function findClosingLine(frontMatter: FrontMatter): number {
  const ends = [...frontMatter.values()].map((value) =>
    'items' in value ? (value.items.at(-1)?.endLine ?? value.nameLine) : value.endLine,
  )
  return Math.max(0, ...ends) + 1
}

/** Returns an edit that replaces a value, or null if it would delete other lines or change nothing. */
export function replaceValue(
  { line, endLine, before, typed, isUnbroken }: SourceText,
  replacement: string,
): TextEdit | null {
  return isUnbroken && replacement !== typed ? { line, endLine, text: before + replacement } : null
}

/** Returns an edit that deletes an item of a list, by writing its neighbor alone in place of both; null if it has none beside it. */
export function deleteItem(items: readonly SourceText[], item: SourceText): TextEdit | null {
  const index = items.indexOf(item)
  const [before, after] = [items[index - 1], items[index + 1]]
  if (before?.endLine === item.line - 1 && before.line === before.endLine)
    return { line: before.line, endLine: item.endLine, text: before.before + before.typed }
  if (after?.line === item.endLine + 1 && after.line === after.endLine)
    return { line: item.line, endLine: after.endLine, text: after.before + after.typed }
  return null
}
