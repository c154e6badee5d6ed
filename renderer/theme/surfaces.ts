// Corners, borders, the focus ring, shadows and other surface styles.

/** Pixels. */
export const radius = {
  /** Inline code. */
  tiny: 4,
  /** Notes within text, and logo plates. */
  small: 12,
  /** Cards, boxes and menus. */
  card: 18,
  /** Large images and dialogs. */
  large: 24,
  /** The corner of a drawing that reaches the edge of the screen. */
  edge: 120,
  /** Buttons and everything else that can be pressed. */
  pill: 999,
}

/** Width and style of a border, to be followed by a color. */
export const border = {
  /** Cards, boxes and dividers. */
  thin: '1px solid',
  /** The current page in a menu, dividers of lists, portraits. */
  strong: '2px solid',
  /** Quotations, and the table of contents beside a text. */
  mark: '3px solid',
  /** Notes. */
  note: '6px solid',
  /** The thickness of the line below the current page in the navigation, in pixels. */
  underline: 2,
  /** Texts of a preview that can be clicked on to edit them. */
  dashed: '1px dashed',
  /** Boxes that have only a background: forced colors hide backgrounds but show every border. */
  forced: '1px solid transparent',
}

/** The outline of the focused element, to be followed by a color. Offsets are in pixels. */
export const focus = {
  ring: '3px solid',
  outside: 3,
  /** For elements such as cards, whose overflow is hidden. */
  inside: -3,
}

/** Shadows: green and faint, like a shadow on a hill. */
export const elevation = {
  /** A card under the pointer, and the bar once the page is scrolled. */
  raised: '0 8px 28px rgb(10 30 24 / 0.12)',
  /** An open menu. */
  floating: '0 18px 50px rgb(10 30 24 / 0.26)',
}

/** Covers the page while a menu or a dialog is open. */
export const backdrop = 'rgb(10 20 16 / 0.55)'

/** The image of a past event: gray with a warm tone, like an old photograph. */
export const dimmed = {
  filter: 'grayscale(1) sepia(0.3)',
  opacity: 0.75,
  '@media (prefers-reduced-transparency: reduce)': { opacity: 1 },
}

/** The dot before the words that say whether the office is open: a window, which is lit when it is. */
export const statusDot = {
  content: '""',
  flex: 'none',
  width: '0.65em',
  height: '0.65em',
  border: border.strong,
  borderRadius: '50%',
}

/** A QR code is dark on light in both color schemes, so that every camera reads it. */
export const qrCode = { paper: '#ffffff', ink: '#101815' }

/** The small arrow after the name of a group that opens, sized relative to its font. */
export const chevron = {
  content: '""',
  display: 'inline-block',
  width: '0.45em',
  height: '0.45em',
  marginLeft: '0.5em',
  borderRight: border.strong,
  borderBottom: border.strong,
  transform: 'translateY(-0.2em) rotate(45deg)',
}

/** The arrow of a group that is open. */
export const chevronOpen = 'translateY(0.1em) rotate(225deg)'
