// Everything that the theme has beside colors and sizes of type. Components use these by name and have no numbers of their own
// (eslint.tokens.js says so to whoever forgets).
import { layer, pace } from './motion'
import { border, chevron, elevation, faded, focus, radius, veil } from './surfaces'
import { short, size, space } from './spacing'
import { code, figures, MEASURE } from './typography'

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
