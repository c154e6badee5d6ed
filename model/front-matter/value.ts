// The values of front matter as they were typed, and what puts something else in their place.
import type { Position, TextEdit } from '../problems/problem'

/** A piece of text as it was typed, with the place where it starts. */
export type SourceText = Position & {
  /** What it says, without the marks around it. */
  readonly text: string
  /** With them, as it stands in the file. */
  readonly typed: string
  /** What stands before it on its line, and the last line that it fills. */
  readonly before: string
  readonly endLine: number
  /** Whether all of its lines are its own: where others are in between, no repair may take its place. */
  readonly isUnbroken: boolean
}

export type Value = (SourceText | (Position & { readonly items: readonly SourceText[] })) & {
  /** The line with the field's name: the value can begin on a line below it. */
  readonly nameLine: number
}

/** The fields in the order in which they were typed. */
export type FrontMatter = ReadonlyMap<string, Value>

/** The lines that put `instead` in the place of a value, or null when that would take other lines away. */
export function replaceValue(
  { line, endLine, before, typed, isUnbroken }: SourceText,
  instead: string,
): TextEdit | null {
  return isUnbroken && instead !== typed ? { line, endLine, text: before + instead } : null
}
