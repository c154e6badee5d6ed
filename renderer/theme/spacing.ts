// Distances and sizes: only a few steps, so that a page has a rhythm.
import { createFluidSize } from './typography'

/** Distances. The first eight are the same on every screen; the last four grow with it. */
export const space = {
  /** 4 px: lines of a list that belong together. */
  hair: '0.25rem',
  /** 6 px: parts of one thing, such as a line and its marker. */
  tiny: '0.4rem',
  /** 10 px: the parts of a card, or a heading and its list. */
  small: '0.6rem',
  /** 13 px: adjacent buttons. */
  medium: '0.8rem',
  /** 18 px: paragraphs. */
  text: '1.1rem',
  /** 24 px: the padding of a card or a box. */
  large: '1.5rem',
  /** 32 px: boxes set off from the text, and columns of lists. */
  huge: '2rem',
  /** 38 px: before a heading within a text. */
  part: '2.4rem',
  /** 16 to 28 px: adjacent cards. */
  cards: createFluidSize(1, 1.75),
  /** 24 to 56 px: text and the image beside it. */
  columns: createFluidSize(1.5, 3.5),
  /** 32 to 64 px: above and below the top of a page. */
  top: createFluidSize(2, 4),
  /** 40 to 72 px: above and below a section of a page. */
  section: createFluidSize(2.5, 4.5),
}

/**
 * At this height (480 px) or less, nothing is sticky: a phone in landscape orientation, or a page zoomed to 400% (WCAG 2.2, 1.4.10).
 */
export const shortViewport = '@media (max-height: 30rem)'

/** Widths and heights of specific elements. */
export const size = {
  /** 32 px: a comfortable touch target (WCAG 2.2 requires 24 px). */
  target: '2rem',
  /** 44 px: buttons and other important controls. */
  button: '2.75rem',
  /** The height and the padding of a badge: 24 px and 7 px. */
  badge: '24px',
  badgePadding: '0 7px',
  /** The padding of a button: 10 and 22 px. */
  buttonPadding: '0.6rem 1.4rem',
  /** The minimum width of a button, however short its label: 64 px. */
  buttonMinWidth: '64px',
  /** The portrait of a person. */
  portrait: '6.5rem',
  /** The plate under the logo of another organization. */
  plate: '9.5rem',
  /** The minimum width of a list of links beside something else. */
  links: '12rem',
  /** The minimum widths of a card, an entry of a list, and a box of facts. */
  card: '15rem',
  entry: '17rem',
  box: '20rem',
  /** The maximum width of a dialog. */
  dialog: '38rem',
  /** The maximum width of large text, and of boxes within a page. */
  text: '44rem',
  /** The hills above the footer: 64 to 112 px. */
  hills: createFluidSize(4, 7),
  /** The overlap of two backgrounds of the same color, so that no line shows between them. */
  seam: '1px',
  /** The distance from the top of the screen to the menu that opens below the bar. */
  bar: '4.5rem',
  /** The distance from the top of the screen at which nothing is covered by the bar. */
  belowBar: '6rem',
}
