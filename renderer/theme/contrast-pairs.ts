// Every pair of colors that meets on a page: text or a border, and its background.

export type ContrastPair = {
  /** A label for the table in docs/design/identity.md. */
  readonly what: string
  /** A color of the palette: `text.primary`. */
  readonly foreground: string
  readonly background: string
  /** The minimum contrast ratio of WCAG 2.2: 4.5 for text (1.4.3), 3 for borders of controls and focus rings (1.4.11). */
  readonly minimum: 4.5 | 3
}

const BACKGROUNDS = ['background.default', 'background.paper', 'band.soft']
const ON_EVERY_BACKGROUND: readonly [what: string, foreground: string][] = [
  ['Text', 'text.primary'],
  ['Secondary text', 'text.secondary'],
  ['Links, borders of buttons', 'primary.main'],
  ['Dates, amounts, list markers', 'secondary.main'],
]

const createPair = (
  what: string,
  foreground: string,
  background: string,
  minimum: ContrastPair['minimum'] = 4.5,
): ContrastPair => ({ what, foreground, background, minimum })

export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...ON_EVERY_BACKGROUND.flatMap(([what, foreground]) =>
    BACKGROUNDS.map((background) => createPair(what, foreground, background)),
  ),
  createPair('Text on a button', 'primary.contrastText', 'primary.main'),
  createPair('The same under the pointer', 'primary.contrastText', 'primary.dark'),
  createPair('Text on the button for gifts', 'secondary.contrastText', 'secondary.main'),
  createPair('The same under the pointer', 'secondary.contrastText', 'secondary.dark'),
  createPair('Initials of a person', 'primary.main', 'medallion.sun'),
  createPair('Notice on top of a page', 'text.primary', 'medallion.sun'),
  createPair('Footer', 'band.onDeep', 'band.deep'),
  createPair('Last line of the footer', 'band.quietOnDeep', 'band.deep'),
  createPair('Toasts', 'background.default', 'text.primary'),
  ...BACKGROUNDS.map((background) => createPair('Focus ring', 'secondary.main', background, 3)),
  createPair('Focus ring in the footer', 'band.onDeep', 'band.deep', 3),
]
