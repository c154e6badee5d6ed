// How long things move, and what lies above what.

export const pace = {
  /** What answers a pointer, a key or a scroll. */
  quick: '0.2s',
  /** The colors of a button. */
  press: '250ms cubic-bezier(0.4, 0, 0.2, 1)',
  /** What enters. */
  enter: 'enter 0.5s ease-out backwards',
  /** A short message. */
  appear: 'enter 0.2s ease-out',
  /** From one page to the next. */
  page: '0.16s',
  /** Each card enters this much later than the one before it (spec section 9), in seconds. */
  stagger: 0.1,
}

/** Where things lie, from the page up to whatever must always be seen. */
export const layer = {
  /** A button on a card, above the link that covers the card. */
  raised: 1,
  bar: 10,
  dialog: 20,
  /** Short messages and the skip link. */
  message: 30,
}
