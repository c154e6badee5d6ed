// The one theme: every colour, size and shape that the site uses, for light and dark.
import type {} from '@mui/material/themeCssVarsAugmentation'
import { createTheme } from '@mui/material/styles'

declare module '@mui/material/styles' {
  interface Palette {
    /** A ground that sets a part of the page off, and the deep ground of the footer. */
    band: { soft: string; deep: string; onDeep: string }
  }
  interface PaletteOptions {
    band: { soft: string; deep: string; onDeep: string }
  }
}

const SANS =
  'ui-sans-serif, system-ui, -apple-system, "Segoe UI", "Helvetica Neue", Arial, sans-serif'
const SERIF = '"Iowan Old Style", "Palatino Linotype", Palatino, "Book Antiqua", Georgia, serif'

/** In forced colors a ground is not shown, so what only has a ground gets an edge. */
const forcedEdge = { '@media (forced-colors: active)': { border: '1px solid' } }

const heading = (rem: number, lineHeight: number) => ({
  fontFamily: SERIF,
  fontWeight: 600,
  fontSize: `clamp(${(rem * 0.8).toFixed(2)}rem, ${(rem * 0.62).toFixed(2)}rem + ${(rem * 0.8).toFixed(2)}vw, ${rem}rem)`,
  lineHeight,
  letterSpacing: '-0.01em',
  textWrap: 'balance' as const,
})

export const theme = createTheme({
  cssVariables: { colorSchemeSelector: '[data-theme="%s"]', cssVarPrefix: '' },
  // 768 px: below it the navigation is a menu (spec section 9).
  breakpoints: { values: { xs: 0, sm: 560, md: 768, lg: 1040, xl: 1216 } },
  shape: { borderRadius: 12 },
  colorSchemes: {
    light: {
      palette: {
        primary: { main: '#1f5a4c', dark: '#143c33', contrastText: '#ffffff' },
        secondary: { main: '#a84a22', dark: '#8a3a18', contrastText: '#ffffff' },
        background: { default: '#fbf7f0', paper: '#ffffff' },
        text: { primary: '#20302b', secondary: '#4a5a54' },
        divider: '#e2d8c6',
        band: { soft: '#eef3ec', deep: '#143c33', onDeep: '#f3ede0' },
      },
    },
    dark: {
      palette: {
        primary: { main: '#93cdb7', dark: '#b5dfcf', contrastText: '#0f201a' },
        secondary: { main: '#f2a981', dark: '#f7c3a5', contrastText: '#2b1408' },
        background: { default: '#101815', paper: '#19231f' },
        text: { primary: '#eef2ee', secondary: '#b7c5be' },
        divider: '#32413b',
        band: { soft: '#16211d', deep: '#0b110f', onDeep: '#e4ebe6' },
      },
    },
  },
  typography: {
    fontFamily: SANS,
    fontSize: 16,
    htmlFontSize: 16,
    h1: heading(3.1, 1.12),
    h2: heading(2.1, 1.2),
    h3: heading(1.45, 1.25),
    h4: heading(1.2, 1.3),
    body1: { fontSize: '1.0625rem', lineHeight: 1.65 },
    body2: { fontSize: '0.9688rem', lineHeight: 1.55 },
    button: { fontSize: '1rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
  },
  components: {
    MuiButton: {
      defaultProps: { disableElevation: true, disableRipple: true, variant: 'contained' },
      styleOverrides: {
        root: { borderRadius: 999, padding: '0.6rem 1.4rem', minHeight: 44, ...forcedEdge },
      },
    },
    MuiChip: { styleOverrides: { root: forcedEdge } },
    MuiContainer: { defaultProps: { maxWidth: 'xl' } },
  },
})
