// The theme: every color, size, font and shape that the site uses, for the light and dark color schemes.
import type {} from '@mui/material/themeCssVarsAugmentation'
import { createTheme } from '@mui/material/styles'
import type { CSSProperties } from 'react'
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
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#1f5a4c', dark: '#143c33', contrastText: '#ffffff' },
        secondary: { main: '#a84a22', dark: '#8a3a18', contrastText: '#ffffff' },
        background: { default: '#fbf7f0', paper: '#ffffff' },
        text: { primary: '#20302b', secondary: '#4a5a54' },
        divider: '#e2d8c6',
        band: {
          soft: '#eef3ec',
          deep: '#143c33',
          onDeep: '#f3ede0',
          quietOnDeep: '#c2c6ba',
          edgeOnDeep: '#5b7670',
        },
        mark: { flame: '#e9b44c' },
        medallion: {
          sky: '#dce9e2',
          sun: '#f9e6b8',
          hill: '#8db5a2',
          farHill: '#b4cec1',
          paper: '#fffaf0',
        },
      },
    },
    dark: {
      palette: {
        primary: { main: '#93cdb7', dark: '#b5dfcf', contrastText: '#0f201a' },
        secondary: { main: '#f2a981', dark: '#f7c3a5', contrastText: '#2b1408' },
        background: { default: '#101815', paper: '#19231f' },
        text: { primary: '#eef2ee', secondary: '#b7c5be' },
        divider: '#32413b',
        band: {
          soft: '#16211d',
          deep: '#0b110f',
          onDeep: '#e4ebe6',
          quietOnDeep: '#b4bbb7',
          edgeOnDeep: '#4a5b54',
        },
        mark: { flame: '#e9b44c' },
        medallion: {
          sky: '#1a363d',
          sun: '#365049',
          hill: '#1f433b',
          farHill: '#2a554f',
          paper: '#e0d5be',
        },
      },
    },
  },
  typography: { fontSize: 16, htmlFontSize: 16, ...typeScale },
  ...tokens,
})
