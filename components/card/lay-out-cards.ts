// Decides how many columns a grid of cards has, and which cards are wider, so that no row has a hole.

export type CardLayout = {
  /** The number of columns on a wide screen; a tablet has two, and a phone one. */
  readonly columns: 2 | 3 | 4
  /** The columns that the first and the last card fill on a tablet, which has two. */
  readonly tablet: Spans
  /** The columns that they fill on a wide screen. */
  readonly wide: Spans
}

/** Only the first and the last card of a grid can be wide, so the browser may reorder the cards. */
export type Spans = { readonly first: number; readonly last: number }

/** @param featureFirst whether the first card fills a row of its own on every screen */
export function layOutCards(count: number, featureFirst: boolean): CardLayout {
  const featured = featureFirst && count > 1 ? 1 : 0
  const rest = count - featured
  const columns = rest % 4 === 0 ? 4 : rest === 2 ? 2 : 3
  const getSpans = (available: 2 | 3 | 4): Spans => {
    const span = 1 + ((available - (rest % available)) % available)
    // The first card is the most important one; if it is featured already, the last one fills the hole.
    return featured === 0 ? { first: span, last: 1 } : { first: available, last: span }
  }
  return { columns, tablet: getSpans(2), wide: getSpans(columns) }
}

/** Returns the layout as attributes of the list (`CardGrid`). The browser script sets them again after it has moved a card. */
export function getLayoutAttributes(count: number, featureFirst = false) {
  const { columns, tablet, wide } = layOutCards(count, featureFirst)
  return {
    'data-columns': String(columns),
    'data-tablet': formatSpans(tablet),
    'data-wide': formatSpans(wide),
  }
}

/** Returns the cards that fill several columns, such as `first-2`. */
const formatSpans = (spans: Spans) =>
  Object.entries(spans)
    .flatMap(([place, span]) => (span === 1 ? [] : [`${place}-${span}`]))
    .join(' ')
