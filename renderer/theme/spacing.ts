// Distances and sizes: only a few steps, so that a page has a rhythm.
import { createFluidSize } from './typography'

/** Distances. The first eight are the same on every screen; the last six grow with it. */
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
  /** From 6 px: beside the words of the navigation, whose row is just wide enough on a screen of 768 px. */
  item: 'max(0.4rem, 0.9vw)',
  /** 40 to 72 px: above and below a section of a page. */
  section: createFluidSize(2.5, 4.5),
  /** 64 to 96 px: below the last section of a page, which the hills overlap by 24 px. */
  aboveHills: createFluidSize(4, 6),
}

/**
 * At this height (480 px) or less, nothing is sticky: a phone in landscape orientation, or a page zoomed to 400% (WCAG 2.2, 1.4.10).
 */
export const shortViewport = '@media (max-height: 30rem)'

/** The width of the page's content: the breakpoint `xl` without the padding of the container. */
const CONTENT = '73rem'

/**
 * The three lines that the columns of every page begin and end on: the edges of the content, and a line after seven twelfths of
 * its width. Cards fill two or four columns between the outer lines.
 */
export const grid = {
  columns: 'minmax(0, 7fr) minmax(0, 5fr)',
  /** Breaks out of the padding of the page, on a phone and on a tablet. */
  bleed: { width: 'calc(100% + 32px)', marginInline: '-16px' },
  bleedTablet: { width: 'calc(100% + 48px)', marginInline: '-24px' },
  /** The width from the middle line to the right edge of the screen. */
  toRightEdge: `calc(50% - min(${CONTENT}, 100% - 3rem) / 12 - 5 * ${space.columns} / 12)`,
}

/** The width of a box in which a row of office hours, such as "Monday to Thursday 8:00 AM - 5:00 PM", fits on one line. */
export const hoursInRows = '@container (min-width: 20rem)'

/** 352 px: the smallest phones, and larger ones with large text. */
export const tinyScreen = '@media (max-width: 22rem)'

/** The widths of an element (`container-type`) from which a list in it has two columns, and four. Never three: 3 + 1 leaves a hole. */
export const container = {
  two: '@container (min-width: 32rem)',
  four: '@container (min-width: 62rem)',
}

/** Widths and heights of specific elements. */
export const size = {
  /** 32 px: a comfortable touch target (WCAG 2.2 requires 24 px). */
  target: '2rem',
  /** 44 px: buttons and other important controls. */
  button: '2.75rem',
  /** A line of text. */
  textLine: '1.6em',
  twoTextLines: '3.2em',
  /** The height and the padding of a badge: 24 px and 7 px. */
  badge: '24px',
  badgePadding: '0 7px',
  /** The padding of a button: 10 and 22 px. */
  buttonPadding: '0.6rem 1.4rem',
  /** The least width of the name in the header: 120 px. */
  name: '7.5rem',
  /** The padding of a button in the header of a phone: 10 and 13 px. */
  barButtonPadding: '0.6rem 0.8rem',
  /** The minimum width of a button, however short its label: 64 px. */
  buttonMinWidth: '64px',
  /** The portrait of a person. */
  portrait: '6.5rem',
  /** The logo of another organization: 60 px high. */
  plate: '3.75rem',
  /** The minimum width of a list of links beside something else, and of a step. */
  links: '12rem',
  /** The minimum widths of a card, an entry of a list, and a box of facts. */
  card: '15rem',
  entry: '17rem',
  box: '20rem',
  /** The room for the button at the end of a preview's bar, with a word or only an arrow: 90 and 54 px. */
  moreButton: '5.6rem',
  arrowButton: '3.4rem',
  /** A QR code that a phone reads from a screen. */
  qrCode: '9rem',
  /** The maximum width of a dialog. */
  dialog: '38rem',
  /** The maximum width of large text, and of boxes within a page. */
  text: '44rem',
  /** The least height of the top of a page whose drawing reaches the edge of the screen: a quarter of its width, 352 to 480 px. */
  hero: 'clamp(22rem, 25vw, 30rem)',
  /** The hills above the footer: 64 to 112 px. */
  hills: createFluidSize(4, 7),
  /** The overlap of two backgrounds of the same color, so that no line shows between them. */
  seam: '1px',
  /** The room above an answer for its question of up to two lines, if a link leads to the answer. */
  question: '5rem',
  /** The distance from the top of the screen at which nothing is covered by the bar. */
  belowBar: '6rem',
  /** The distance from the bottom of the screen at which nothing is covered by the bar to leave quickly. */
  leaveBar: '4rem',
}
