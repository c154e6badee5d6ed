// The colors of cards: those of the site by day. Chat apps show cards on light and dark backgrounds alike.
import { palettes } from '../../renderer/theme/palettes'

const palette = palettes.light

export const cardColors = {
  background: palette.background.default,
  title: palette.primary.dark,
  line: palette.secondary.main,
  hills: palette.band.deep,
  onHills: palette.band.onDeep,
}
