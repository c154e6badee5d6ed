// The form of fields and values while their lines are still being parsed.
import type { Position } from '../problems/problem'

export type ValueDraft = Position & {
  /** The text on the first line before the value, as typed. */
  before: string
  /** The trimmed text of each line. */
  parts: string[]
  endLine: number
  /** False if YAML reads its lines differently because of the spaces before or after them. */
  isAligned: boolean
  /** True if a problem with how the value is written has been reported. */
  isReported?: boolean
}

export type FieldDraft = ValueDraft & {
  readonly name: string
  readonly nameLine: number
  readonly items: ValueDraft[]
}
