// Finds the fields of a collection by the names that people type.

/** Returns the field that another name means, or null. */
export type FindField = (typed: string) => string | null

export type FieldFinder = {
  /** The names of all fields that may be typed. */
  readonly fieldNames: readonly string[]
  readonly findField: FindField
  /** Returns whether a field takes a list. */
  readonly isList: (name: string) => boolean
  /** Returns whether every file needs a field. */
  readonly isNeeded: (name: string) => boolean
}
