// The colors of cards: those of the site by day. Chat apps show cards on light and dark backgrounds alike.
import { theme } from '../../renderer/theme/theme'

const palette = theme.colorSchemes.light?.palette ?? theme.palette

export const cardColors = {
  background: palette.background.default,
  title: palette.primary.dark,
  line: palette.secondary.main,
  hills: palette.band.deep,
  onHills: palette.band.onDeep,
}
