// Something in one file that points to something elsewhere, to be checked once all files are read.
import type { Role } from './field'
import type { Place } from './problem'

export type Reference = Place & {
  readonly role: Role
  /** What it points to: `/about#history`, `event-walk.svg`, `walk-for-life`. */
  readonly target: string
  /** The front matter field, or null in the text. */
  readonly field: string | null
}
