// The stacking order of a page: z-index values, from the page itself up to what must never be covered.

export const layer = {
  /** A button on a card, above the link that covers the card. */
  raised: 1,
  bar: 10,
  dialog: 20,
  /** Toasts and the skip link. */
  message: 30,
}
