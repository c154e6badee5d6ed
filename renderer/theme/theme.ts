// The theme: every color, size, font and shape that the site uses, for the light and dark color schemes.
import type {} from '@mui/material/themeCssVarsAugmentation'
import { createTheme } from '@mui/material/styles'
import type { CSSProperties } from 'react'
import { palettes } from './palettes'
import { radius } from './surfaces'
import { tokens, type Tokens } from './tokens'
import { typeScale } from './typography'

/** The soft background of some sections, and the deep background of the footer with the colors of its text. */
type Band = {
  soft: string
  deep: string
  onDeep: string
  quietOnDeep: string
  edgeOnDeep: string
}
/** The scene of a portrait without a photo: a sun or moon above two hills. */
type Medallion = { sky: string; sun: string; hill: string; farHill: string; paper: string }
/** The logo has one color that nothing else has. */
type Mark = { flame: string }

declare module '@mui/material/styles' {
  interface Palette {
    band: Band
    mark: Mark
    medallion: Medallion
  }
  interface PaletteOptions {
    band: Band
    mark: Mark
    medallion: Medallion
  }
  interface TypographyVariants {
    /** The introduction below the heading of a page. */
    lead: CSSProperties
    /** The text of a badge. */
    badge: CSSProperties
  }
  interface TypographyVariantsOptions {
    lead?: CSSProperties
    badge?: CSSProperties
  }
  interface Theme extends Tokens {}
  interface ThemeOptions extends Partial<Tokens> {}
}

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: '' },
  // Below 768 px the navigation is a menu. In rem, so that large text has as much room as it needs (WCAG 2.2, 1.4.4): 560, 768, 1040
  // and 1216 px at the usual text size.
  breakpoints: { values: { xs: 0, sm: 35, md: 48, lg: 65, xl: 76 }, unit: 'rem' },
  shape: { borderRadius: radius.small },
  colorSchemes: { light: { palette: palettes.light }, dark: { palette: palettes.dark } },
  typography: { fontSize: 16, htmlFontSize: 16, ...typeScale },
  ...tokens,
})
