// The colors of the review's pages as CSS variables: those of the site.
import { theme } from '../../../../renderer/theme/theme'

type Scheme = 'light' | 'dark'

/** Returns the variables for both color schemes. */
export const createColors = (): string => `:root {
${formatScheme('light')}
}
@media (prefers-color-scheme: dark) {
:root {
${formatScheme('dark')}
}
}
`

function formatScheme(scheme: Scheme): string {
  const palette = theme.colorSchemes[scheme]?.palette
  if (palette === undefined) throw new Error(`The theme has no ${scheme} colors.`)
  const { primary, secondary, background, text, divider, band, medallion } = palette
  const colors = {
    ground: background.default,
    card: background.paper,
    soft: band.soft,
    edge: divider,
    text: text.primary,
    quiet: text.secondary,
    link: primary.main,
    'on-link': primary.contrastText,
    accent: secondary.main,
    'on-accent': secondary.contrastText,
    added: medallion.sun,
    deep: band.deep,
    'on-deep': band.onDeep,
    'quiet-on-deep': band.quietOnDeep,
  }
  const lines = Object.entries(colors).map(([name, color]) => `  --review-${name}: ${color};`)
  return lines.join('\n')
}
