// Everything that the theme has beside colors and sizes of type. Components use these by name and have no numbers of their own
// (eslint.tokens.js says so to whoever forgets).
import { layer, pace } from './pace'
import { border, chevron, elevation, faded, focus, radius, veil } from './shape'
import { short, size, space } from './space'
import { code, figures, MEASURE } from './type-scale'

export const tokens = {
  /** Figures of one width, for hours, days and sums. */
  figures,
  /** How long a line of running text may get. */
  measure: MEASURE,
  ...{
    border,
    chevron,
    code,
    elevation,
    faded,
    focus,
    layer,
    pace,
    radius,
    short,
    size,
    space,
    veil,
  },
}

export type Tokens = typeof tokens
