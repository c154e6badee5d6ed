// References from one file to something else on the site, which are checked once all files are read.
import type { ReferenceType } from '../schema/field'
import type { WholeAddress } from './own-url'
import type { Position, TextEdit } from '../problems/problem'

export type Reference = Position & {
  readonly type: ReferenceType
  /** A path, an image or a slug: `/about#history`, `event-walk.svg`, `walk-for-life`. */
  readonly target: string
  /** The front matter field, or null for a reference in the text. */
  readonly field: string | null
  /** The whole address of ours from which the target was read, or nothing if the path was typed. */
  readonly whole?: WholeAddress | undefined
}

/** A reference with the function that fixes it, which holds the file as it was typed. */
export type EditableReference = Reference & {
  /** Returns the edit that replaces the target, or null if its position is not known exactly. */
  readonly suggest: (target: string) => TextEdit | null
}
