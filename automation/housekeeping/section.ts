// What the housekeeping issue consists of.

/** One thing to do. Label and text may be anybody's words. */
export type Item = {
  readonly label: string
  /** Where it is done, or null. */
  readonly url: string | null
  readonly text: string
}

/** A section with nothing to do is left out. */
export type Section = {
  readonly title: string
  /** Our own Markdown, which says what to do about all items. */
  readonly advice: string
  readonly items: readonly Item[]
}
