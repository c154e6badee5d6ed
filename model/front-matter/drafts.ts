// The form of fields and values while their lines are still being parsed.
import type { Position } from '../problems/problem'

export type ValueDraft = Position & {
  /** The text on the first line before the value, as typed. */
  before: string
  /** The trimmed text of each line. */
  parts: string[]
  endLine: number
}

export type FieldDraft = ValueDraft & {
  readonly name: string
  readonly nameLine: number
  readonly items: ValueDraft[]
}
