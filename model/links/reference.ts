// Something in one file that points to something elsewhere, to be checked once all files are read.
import type { ReferenceType } from '../schema/field'
import type { Position, TextEdit } from '../problems/problem'

export type Reference = Position & {
  readonly role: ReferenceType
  /** What it points to: `/about#history`, `event-walk.svg`, `walk-for-life`. */
  readonly target: string
  /** The front matter field, or null in the text. */
  readonly field: string | null
}

/** With what mends it, which needs the file as it was typed. */
export type EditableReference = Reference & {
  /** The lines that let it point to another target, or null when that is not sure. */
  readonly suggest: (target: string) => TextEdit | null
}
