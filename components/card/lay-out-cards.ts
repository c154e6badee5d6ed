// Decides how many columns a grid of cards has, and which cards are wider, so that no row has a hole.

export type CardLayout = {
  /** The number of columns on a wide screen; a tablet has two, and a phone one. */
  readonly columns: 2 | 3 | 4
  /** For each card, whether it fills a row of the two columns of a tablet. */
  readonly fillsRowOfTwo: readonly boolean[]
  /** For each card, the number of columns that it fills on a wide screen. */
  readonly spans: readonly number[]
}

/** @param featureFirst whether the first card fills a row of its own on every screen */
export function layOutCards(count: number, featureFirst: boolean): CardLayout {
  const featured = featureFirst && count > 1 ? 1 : 0
  const rest = count - featured
  const columns = rest % 4 === 0 ? 4 : rest === 2 ? 2 : 3
  const spans = (available: 2 | 3 | 4) => {
    // The first card is the most important one; if it is featured already, the last one fills the hole.
    const wideIndex = featured === 0 ? 0 : count - 1
    const missing = (available - (rest % available)) % available
    return Array.from({ length: count }, (_, index) => {
      if (index < featured) return available
      return index === wideIndex ? 1 + missing : 1
    })
  }
  return {
    columns,
    fillsRowOfTwo: spans(2).map((span) => span === 2),
    spans: spans(columns),
  }
}
