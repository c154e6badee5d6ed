// The corners and edges of things, the ring of focus, and the shadows of what lies above others.

/** Pixels. */
export const radius = {
  /** Words of code within a line. */
  tiny: 4,
  /** Notes within text, and small plates. */
  small: 12,
  /** Cards, boxes and menus. */
  card: 18,
  /** Large pictures and dialogs. */
  large: 24,
  /** Buttons and whatever else can be pressed. */
  pill: 999,
}

/** Width and style of an edge; a color follows. */
export const border = {
  /** Cards, boxes, lines between things. */
  thin: '1px solid',
  /** The place where one is, rules of lists, portraits. */
  strong: '2px solid',
  /** Quotations and lists beside a text. */
  mark: '3px solid',
  /** Notes. */
  note: '6px solid',
  /** Below the words of the page where one is, in pixels. */
  underline: 2,
  /** Whatever only has a ground: in forced colors grounds are not shown, but all edges are. */
  forced: '1px solid transparent',
}

/** The ring around what has the focus; a color follows. Distances are in pixels. */
export const focus = {
  ring: '3px solid',
  outside: 3,
  /** Where the outside is cut off, as on a card. */
  inside: -3,
}

/** Green and faint, as a shadow on a hill is. */
export const elevation = {
  /** A card under the pointer, and the bar while the page moves below it. */
  raised: '0 8px 28px rgb(10 30 24 / 0.12)',
  /** An open menu. */
  floating: '0 18px 50px rgb(10 30 24 / 0.26)',
}

/** What lies over the page while a menu or a dialog is open. */
export const veil = 'rgb(10 20 16 / 0.55)'

/** The picture of what is over. */
export const faded = {
  filter: 'grayscale(1)',
  opacity: 0.6,
  '@media (prefers-reduced-transparency: reduce)': { opacity: 1 },
}

/** The small arrow behind the name of a group that opens, in parts of its letters. */
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
