// Styles that belong to no component: fonts, theme variables for light and dark, and the base styles of all pages.
import { Global, type CSSObject } from '@emotion/react'
import { FONTS, formatFontRule } from '../fonts/fonts'
import { fallbackRules } from '../fonts/fallback-fonts'
import { drawingStyles } from './drawing-styles'
import { printStyles } from './print-styles'
import { theme } from '../theme/theme'
import { HEADING_FACE, HEADING_FACE_VARIABLE } from '../theme/typography'

type StyleSheet = Readonly<Record<string, CSSObject>>

/**
 * Creates the theme variables. They follow the device unless the visitor has chosen a theme, in which case `data-theme` on the root
 * element is `light` or `dark` (components/theme-select). So the theme is right without JavaScript, too.
 */
function createVariables(): CSSObject {
  const sheets = theme.generateStyleSheets() as StyleSheet[]
  const pickVariables = (part: 'fixed' | 'light' | 'dark') => {
    const variables = sheets
      .flatMap((sheet) => Object.entries(sheet))
      .filter(([selector]) => part === (/light|dark/.exec(selector)?.[0] ?? 'fixed'))
      .flatMap(([, css]) => Object.entries(css))
    // A media query within a token results in a variable name that no browser can parse.
    return Object.fromEntries(variables.filter(([name]) => !name.includes('@'))) as CSSObject
  }
  return {
    ':root': {
      [HEADING_FACE_VARIABLE]: HEADING_FACE,
      ...pickVariables('fixed'),
      ...pickVariables('light'),
    },
    '@media (prefers-color-scheme: dark)': {
      ':root:not([data-theme="light"])': pickVariables('dark'),
    },
    ':root[data-theme="dark"]': pickVariables('dark'),
  }
}

/** An array, because all of these rules have the same name. */
const fontRules: CSSObject[] = [...FONTS.map(formatFontRule), ...fallbackRules]

const { typography, focus, timing, shortViewport, size } = theme
/** References to the variables, without fallback values. */
const vars = theme.generateThemeVars()

const baseStyles: CSSObject = {
  '*, ::before, ::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    scrollPaddingTop: size.belowBar,
    [shortViewport]: { scrollPaddingTop: 0 },
    fontFamily: typography.fontFamily,
    // The web fonts have no italics, so browsers slant the upright letters; missing weights are not synthesized.
    fontSynthesisWeight: 'none',
  },
  body: {
    margin: 0,
    background: vars.palette.background.default,
    color: vars.palette.text.primary,
    fontSize: typography.body1.fontSize,
    lineHeight: typography.body1.lineHeight,
    // Breaks long words even where they would make a grid column wider than the screen.
    overflowWrap: 'anywhere',
  },
  'h1, h2, h3, h4, p, figure': { margin: 0 },
  'p, li, dd': { textWrap: 'pretty' },
  'time, table': theme.tabularNumbers,
  'img, svg': { maxWidth: '100%', verticalAlign: 'middle' },
  a: { color: vars.palette.primary.main, textUnderlineOffset: '0.18em' },
  // A phone number wraps only where a whole line is too short for it, as with very large text.
  ':where(a[href^="tel:"], a[href^="sms:"])': { display: 'inline-block' },
  // `:root` raises the specificity above that of the `outline: 0` of MUI's buttons.
  ':root :focus-visible': {
    outline: `${focus.ring} ${vars.palette.secondary.main}`,
    outlineOffset: focus.outside,
  },
  '[hidden]': { display: 'none !important' },
  '.visually-hidden': {
    position: 'absolute',
    width: 1,
    height: 1,
    margin: -1,
    overflow: 'hidden',
    clipPath: 'inset(50%)',
    whiteSpace: 'nowrap',
  },
  '@media (prefers-reduced-motion: reduce)': {
    '*, ::before, ::after': { animation: 'none !important', transition: 'none !important' },
  },
  // A new page fades in; browsers without cross-document view transitions show it at once.
  '@media (prefers-reduced-motion: no-preference)': {
    '@view-transition': { navigation: 'auto' },
    '::view-transition-group(root)': { animationDuration: timing.page },
  },
  '@media (prefers-reduced-transparency: reduce)': {
    '::backdrop': { background: `${vars.palette.band.deep} !important` },
  },
  '@keyframes enter': { from: { opacity: 0, transform: 'translateY(12px)' } },
}

export function GlobalStyles() {
  return <Global styles={[fontRules, createVariables(), baseStyles, drawingStyles, printStyles]} />
}
