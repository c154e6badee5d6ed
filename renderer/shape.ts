// The corners of things, and the shadows of what lies above others.

/** Pixels. */
export const radius = {
  /** Notes within text, and small plates. */
  small: 12,
  /** Cards, boxes and menus. */
  card: 18,
  /** Large pictures and dialogs. */
  large: 24,
  /** Buttons and whatever else can be pressed. */
  pill: 999,
}

/** Green and faint, as a shadow on a hill is. */
export const elevation = {
  /** A card under the pointer, and the bar while the page moves below it. */
  raised: '0 8px 28px rgb(10 30 24 / 0.12)',
  /** An open menu. */
  floating: '0 18px 50px rgb(10 30 24 / 0.26)',
}
