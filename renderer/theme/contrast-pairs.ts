// Every pair of colors that meets on a page: words or edges, and the ground that they stand on.

export type ContrastPair = {
  readonly what: string
  /** A color of the palette: `text.primary`. */
  readonly front: string
  readonly ground: string
  /** The least contrast, from WCAG 2.2: 4.5 for words (1.4.3), 3 for edges of controls and marks of focus (1.4.11). */
  readonly least: 4.5 | 3
}

const GROUNDS = ['background.default', 'background.paper', 'band.soft']
const ON_EVERY_GROUND: readonly [what: string, front: string][] = [
  ['Text', 'text.primary'],
  ['Quiet text', 'text.secondary'],
  ['Links, edges of buttons', 'primary.main'],
  ['Days, sums, marks of lists', 'secondary.main'],
]

const pair = (
  what: string,
  front: string,
  ground: string,
  least: ContrastPair['least'] = 4.5,
): ContrastPair => ({
  ...{ what, front, ground, least },
})

export const CONTRAST_PAIRS: readonly ContrastPair[] = [
  ...ON_EVERY_GROUND.flatMap(([what, front]) => GROUNDS.map((ground) => pair(what, front, ground))),
  pair('Words on a button', 'primary.contrastText', 'primary.main'),
  pair('The same under the pointer', 'primary.contrastText', 'primary.dark'),
  pair('Words on the button for gifts', 'secondary.contrastText', 'secondary.main'),
  pair('The same under the pointer', 'secondary.contrastText', 'secondary.dark'),
  pair('Foot of the page', 'band.onDeep', 'band.deep'),
  pair('Last line of the foot', 'band.quietOnDeep', 'band.deep'),
  pair('Short messages', 'background.default', 'text.primary'),
  ...GROUNDS.map((ground) => pair('Mark of focus', 'secondary.main', ground, 3)),
  pair('Mark of focus in the foot', 'band.onDeep', 'band.deep', 3),
]
