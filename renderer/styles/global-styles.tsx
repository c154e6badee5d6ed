// The styles that belong to no component: theme variables for light and dark, and the ground that all pages stand on.
import { Global, type CSSObject } from '@emotion/react'
import { FONTS, formatFontRule } from '../fonts/fonts'
import { fallbackRules } from '../fonts/fallback-fonts'
import { printStyles } from './print-styles'
import { theme } from '../theme/theme'

type Sheet = Readonly<Record<string, CSSObject>>

/**
 * The variables follow the system unless the visitor has chosen: then `data-theme` on the root element says `light` or `dark`
 * (components/theme-control). So the theme is right without JavaScript too.
 */
function variables(): CSSObject {
  const sheets = theme.generateStyleSheets() as Sheet[]
  const of = (part: 'fixed' | 'light' | 'dark') => {
    const variables = sheets
      .flatMap((sheet) => Object.entries(sheet))
      .filter(([selector]) => part === (/light|dark/.exec(selector)?.[0] ?? 'fixed'))
      .flatMap(([, css]) => Object.entries(css))
    // A media query within a token makes a name that no browser reads.
    return Object.fromEntries(variables.filter(([name]) => !name.includes('@'))) as CSSObject
  }
  return {
    ':root': { ...of('fixed'), ...of('light') },
    '@media (prefers-color-scheme: dark)': { ':root:not([data-theme="light"])': of('dark') },
    ':root[data-theme="dark"]': of('dark'),
  }
}

/** An array, because each is a rule of its own under the same name. */
const faces: CSSObject[] = [...FONTS.map(formatFontRule), ...fallbackRules]

const { typography, focus, motion, shortViewport, size } = theme
/** Without a second value beside each variable. */
const vars = theme.generateThemeVars()

const ground: CSSObject = {
  '*, ::before, ::after': { boxSizing: 'border-box' },
  html: {
    WebkitTextSizeAdjust: '100%',
    scrollPaddingTop: size.belowBar,
    [shortViewport]: { scrollPaddingTop: 0 },
    fontFamily: typography.fontFamily,
    // Our faces have no italic of their own: one that leans is made of the upright one, but no weight is made up.
    fontSynthesisWeight: 'none',
  },
  body: {
    margin: 0,
    background: vars.palette.background.default,
    color: vars.palette.text.primary,
    fontSize: typography.body1.fontSize,
    lineHeight: typography.body1.lineHeight,
    // A long word is broken also where it would make a column of a grid wider than the screen.
    overflowWrap: 'anywhere',
  },
  'h1, h2, h3, h4, p, figure': { margin: 0 },
  'p, li, dd': { textWrap: 'pretty' },
  'time, table': theme.tabularNumbers,
  'img, svg': { maxWidth: '100%', verticalAlign: 'middle' },
  a: { color: vars.palette.primary.main, textUnderlineOffset: '0.18em' },
  'a[href^="tel:"]': { whiteSpace: 'nowrap' },
  // With the root it weighs more than the `outline: 0` that MUI gives its buttons.
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
  // From page to page the new one fades in; a browser that cannot do so shows it at once.
  '@media (prefers-reduced-motion: no-preference)': {
    '@view-transition': { navigation: 'auto' },
    '::view-transition-group(root)': { animationDuration: motion.page },
  },
  '@media (prefers-reduced-transparency: reduce)': {
    '::backdrop': { background: `${vars.palette.band.deep} !important` },
  },
  '@keyframes enter': { from: { opacity: 0, transform: 'translateY(12px)' } },
}

export function GlobalStyles() {
  return <Global styles={[faces, variables(), ground, printStyles]} />
}
