// The distances between things and the widths of things: few steps, so that a page has a rhythm.
import { createFluidSize } from './typography'

/** Distances. The first eight stay the same on every screen, the last four grow with it. */
export const space = {
  /** 4 px: lines of a list that belong together. */
  hair: '0.25rem',
  /** 6 px: what is one thing, such as a line and its mark. */
  tiny: '0.4rem',
  /** 10 px: the parts of a card, a heading and its list. */
  small: '0.6rem',
  /** 13 px: buttons beside each other. */
  medium: '0.8rem',
  /** 18 px: paragraphs. */
  text: '1.1rem',
  /** 24 px: the inside of a card or a box. */
  large: '1.5rem',
  /** 32 px: what is set off from the text, columns of lists. */
  huge: '2rem',
  /** 38 px: before a heading within a text. */
  part: '2.4rem',
  /** 16 to 28 px: cards beside each other. */
  cards: createFluidSize(1, 1.75),
  /** 24 to 56 px: words and the picture beside them. */
  columns: createFluidSize(1.5, 3.5),
  /** 32 to 64 px: above and below the top of a page. */
  top: createFluidSize(2, 4),
  /** 40 to 72 px: above and below a part of a page. */
  section: createFluidSize(2.5, 4.5),
}

/**
 * On a screen that is this short, 480 px, nothing stays over the page: a phone held across, or a page at 400 % (WCAG 2.2, 1.4.10).
 */
export const short = '@media (max-height: 30rem)'

/** Widths and heights of what has one of its own. */
export const size = {
  /** What a thumb can hit without care (WCAG 2.2 asks for 24 px): 32 px. */
  target: '2rem',
  /** 44 px: buttons, and whatever matters most. */
  button: '2.75rem',
  /** A badge, and what is beside its words, from edge to word: 24 px and 7 px. */
  badge: '24px',
  inBadge: '0 7px',
  /** Around the words on a button: 10 and 22 px. */
  inButton: '0.6rem 1.4rem',
  /** The least width of a button, however short its word: 64 px. */
  word: '64px',
  /** The face of a person. */
  portrait: '6.5rem',
  /** The plate under the logo of another organization. */
  plate: '9.5rem',
  /** The least width of a list of links beside something else. */
  links: '12rem',
  /** The least width of a card, an entry of a list, and a box of facts. */
  card: '15rem',
  entry: '17rem',
  box: '20rem',
  /** What opens over a page. */
  dialog: '38rem',
  /** Large words, and boxes within a page. */
  words: '44rem',
  /** The hills above the foot of a page: 64 to 112 px. */
  hills: createFluidSize(4, 7),
  /** How far one ground reaches below another of its color, so that no line is seen between them. */
  seam: '1px',
  /** From the top of the screen to what opens below the bar. */
  bar: '4.5rem',
  /** From the top of the screen to what must not lie under the bar. */
  belowBar: '6rem',
}
