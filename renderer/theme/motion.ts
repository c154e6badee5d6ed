// Durations, easing and animations. MUI itself has a theme key named `motion`, hence the name of the token.

export const timing = {
  /** Responses to a pointer, a key or a scroll. */
  quick: '0.2s',
  /** The colors of a button. */
  press: '250ms cubic-bezier(0.4, 0, 0.2, 1)',
  /** Cards that enter. */
  enter: 'enter 0.5s ease-out backwards',
  /** A toast. */
  appear: 'enter 0.2s ease-out',
  /** The transition from one page to the next. */
  page: '0.16s',
  /** The delay between a card and the next one, in seconds. */
  stagger: 0.1,
}
