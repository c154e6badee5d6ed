// Parts of a text.

/** A part of a text; both offsets count from its start. */
export type Span = { readonly start: number; readonly end: number }

export const isWithin = (offset: number, spans: readonly Span[]): boolean =>
  spans.some(({ start, end }) => offset >= start && offset < end)
