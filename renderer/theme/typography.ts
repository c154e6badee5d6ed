// Font families, sizes and line heights. One ratio determines all heading sizes, and every size grows with the screen.
import { FIGTREE, FRAUNCES, type FontFace } from '../fonts/fonts'
import { getFallbackFamilies } from '../fonts/fallback-fonts'

/** The screen widths between which sizes grow, in rem: 360 px, a small phone, and 1216 px, the width of the page. */
const SCREEN_REM = { narrow: 22.5, wide: 76 }
/** The size of running text, in rem: 17 px and 18 px. */
const TEXT_REM = { narrow: 1.0625, wide: 1.125 }
/** The factor of one step of the scale: a minor third on a phone, where long words must fit, and more on a wide screen. */
const RATIO = { narrow: 1.2, wide: 1.28 }

/** Returns a size that grows evenly between the two screen widths. Both sizes are in rem, so it follows the visitor's text size. */
export function createFluidSize(narrow: number, wide: number): string {
  const slope = (wide - narrow) / (SCREEN_REM.wide - SCREEN_REM.narrow)
  const start = narrow - slope * SCREEN_REM.narrow
  return `clamp(${formatRem(narrow)}, ${formatRem(start)} + ${(slope * 100).toFixed(2)}vw, ${formatRem(wide)})`
}

/** Returns the size that is a number of steps above running text. */
export function getScaleStep(steps: number): string {
  return createFluidSize(
    TEXT_REM.narrow * RATIO.narrow ** steps,
    TEXT_REM.wide * RATIO.wide ** steps,
  )
}

const formatRem = (size: number) => `${Number(size.toFixed(3))}rem`

const formatFontStack = ({ family }: FontFace, generic: string) =>
  [family, ...getFallbackFamilies(family).map((name) => `"${name}"`), generic].join()

export const TEXT_FACE = formatFontStack(FIGTREE, 'system-ui,sans-serif')
export const HEADING_FACE = formatFontStack(FRAUNCES, 'serif')
/** Many rules refer to it. */
export const HEADING_FACE_VARIABLE = '--heading-face'

const BOLD = 600

const createHeadingStyle = (steps: number, lineHeight: number, letterSpacing: string) => ({
  fontFamily: `var(${HEADING_FACE_VARIABLE})`,
  fontWeight: Number(FRAUNCES.weights),
  fontSize: getScaleStep(steps),
  lineHeight,
  letterSpacing,
  textWrap: 'balance' as const,
})

/** Larger letters have tighter letter spacing and line height; at reading size a heading needs more room. */
export const typeScale = {
  fontFamily: TEXT_FACE,
  /** The only weight for emphasis in text. */
  fontWeightBold: BOLD,
  h1: createHeadingStyle(4, 1.1, '-0.022em'),
  h2: createHeadingStyle(3, 1.16, '-0.018em'),
  h3: createHeadingStyle(2, 1.22, '-0.014em'),
  h4: createHeadingStyle(1, 1.26, '-0.008em'),
  h5: createHeadingStyle(0, 1.35, '0'),
  lead: { fontSize: getScaleStep(1), lineHeight: 1.45, textWrap: 'balance' as const },
  body1: { fontSize: getScaleStep(0), lineHeight: 1.6, textWrap: 'pretty' as const },
  /** 15 to 16 px: secondary information, never what a visitor came for. */
  body2: { fontFamily: 'inherit', fontSize: createFluidSize(0.9375, 1), lineHeight: 1.5 },
  /** 15 px. */
  badge: { fontSize: '0.9286rem', lineHeight: 1.5, fontWeight: BOLD },
  button: {
    fontFamily: 'inherit',
    fontSize: '1rem',
    fontWeight: BOLD,
    textTransform: 'none' as const,
    letterSpacing: 0,
  },
}

/** Digits of equal width, for hours, dates and amounts that are aligned in columns. */
export const tabularNumbers = { fontVariantNumeric: 'tabular-nums' as const }

/** Inline code, sized relative to the text around it. */
export const code = { fontSize: '0.92em', padding: '0.1em 0.3em' }

/** The maximum length of a line of running text: about 68 characters of Figtree. */
export const MEASURE = '32em'
