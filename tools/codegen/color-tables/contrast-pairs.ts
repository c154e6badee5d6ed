// Measures the contrast of the color pairs of the theme, in light and dark.
import { getContrastRatio } from '@mui/material/styles'
import { CONTRAST_PAIRS, type ContrastPair } from '../../../renderer/theme/contrast-pairs'
import { theme } from '../../../renderer/theme/theme'

export type MeasuredPair = ContrastPair & Record<'light' | 'dark', number>

/** @throws when a pair contains a color that the palette does not have */
export function measurePairs(): MeasuredPair[] {
  return CONTRAST_PAIRS.map((pair) => ({
    ...pair,
    light: getContrastRatio(getColor('light', pair.foreground), getColor('light', pair.background)),
    dark: getContrastRatio(getColor('dark', pair.foreground), getColor('dark', pair.background)),
  }))
}

/**
 * Returns the color with a name such as `text.primary`, as `#20302b`.
 * @throws when the palette does not have it
 */
export function getColor(scheme: 'light' | 'dark', name: string): string {
  const [group = '', shade = ''] = name.split('.')
  const palette = theme.colorSchemes[scheme]?.palette as unknown as Palette | undefined
  const color = palette?.[group]?.[shade]
  if (color === undefined) throw new Error(`The ${scheme} palette has no color ${name}.`)
  return color
}

type Palette = Readonly<Record<string, Readonly<Record<string, string>> | undefined>>
