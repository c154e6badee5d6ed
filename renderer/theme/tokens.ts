// The design tokens that the theme has in addition to colors and type sizes. Components use these by name and contain no numbers
// of their own, which eslint.tokens.js enforces.
import { layer } from './layers'
import { timing } from './motion'
import { container, grid, hoursInRows, shortViewport, size, space, tinyScreen } from './spacing'
import {
  backdrop,
  border,
  chevron,
  chevronOpen,
  dimmed,
  elevation,
  focus,
  qrCode,
  radius,
  statusDot,
} from './surfaces'
import { code, MEASURE, tabularNumbers } from './typography'

export const tokens = {
  backdrop,
  border,
  chevron,
  chevronOpen,
  code,
  container,
  dimmed,
  elevation,
  focus,
  grid,
  hoursInRows,
  layer,
  /** The maximum length of a line of running text. */
  measure: MEASURE,
  timing,
  qrCode,
  radius,
  shortViewport,
  size,
  space,
  statusDot,
  tabularNumbers,
  tinyScreen,
}

export type Tokens = typeof tokens
