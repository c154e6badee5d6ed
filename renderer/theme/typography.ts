// The sizes, faces and distances of type. One ratio makes all sizes of headings, and every size grows with the screen.
import { FIGTREE, FRAUNCES, type FontFace } from '../fonts/fonts'
import { getFallbackFamilies } from '../fonts/fallback-fonts'

/** Screens between which sizes grow, in rem: 360 px, a small phone, and 1216 px, the width of the page. */
const SCREEN = { narrow: 22.5, wide: 76 }
/** Running text, in rem: 17 px and 18 px. */
const TEXT = { narrow: 1.0625, wide: 1.125 }
/** What a step of the scale multiplies by: a minor third on a phone, where long words must fit, and more on a wide screen. */
const RATIO = { narrow: 1.2, wide: 1.28 }

/** A size that grows evenly between the two screens. Both sizes are in rem, so it follows the visitor's own text size. */
export function createFluidSize(narrow: number, wide: number): string {
  const slope = (wide - narrow) / (SCREEN.wide - SCREEN.narrow)
  const start = narrow - slope * SCREEN.narrow
  return `clamp(${rem(narrow)}, ${rem(start)} + ${(slope * 100).toFixed(2)}vw, ${rem(wide)})`
}

/** The size that is a number of steps above running text. */
export function getScaleStep(steps: number): string {
  return createFluidSize(TEXT.narrow * RATIO.narrow ** steps, TEXT.wide * RATIO.wide ** steps)
}

const rem = (size: number) => `${Number(size.toFixed(3))}rem`

const stack = ({ family }: FontFace, generic: string) =>
  [family, ...getFallbackFamilies(family).map((name) => `"${name}"`), generic].join()

export const TEXT_FACE = stack(FIGTREE, 'system-ui,sans-serif')
export const HEADING_FACE = stack(FRAUNCES, 'serif')

const BOLD = 600

const heading = (steps: number, lineHeight: number, letterSpacing: string) => ({
  fontFamily: HEADING_FACE,
  fontWeight: Number(FRAUNCES.weights),
  fontSize: getScaleStep(steps),
  lineHeight,
  letterSpacing,
  textWrap: 'balance' as const,
})

/** The larger the letters, the closer they and their lines stand: at reading size a heading needs its air. */
export const typeScale = {
  fontFamily: TEXT_FACE,
  /** The one weight for what stands out in text. */
  fontWeightBold: BOLD,
  h1: heading(4, 1.1, '-0.022em'),
  h2: heading(3, 1.16, '-0.018em'),
  h3: heading(2, 1.22, '-0.014em'),
  h4: heading(1, 1.26, '-0.008em'),
  h5: heading(0, 1.35, '0'),
  lead: { fontSize: getScaleStep(1), lineHeight: 1.45, textWrap: 'balance' as const },
  body1: { fontSize: getScaleStep(0), lineHeight: 1.6, textWrap: 'pretty' as const },
  /** 15 px and 16 px: what is beside the point, never what somebody came for. */
  body2: { fontSize: createFluidSize(0.9375, 1), lineHeight: 1.5 },
  /** 15 px. */
  badge: { fontSize: '0.9286rem', lineHeight: 1.5, fontWeight: BOLD },
  button: { fontSize: '1rem', fontWeight: BOLD, textTransform: 'none' as const, letterSpacing: 0 },
}

/** Figures of one width, for hours, days and sums that stand below each other. */
export const figures = { fontVariantNumeric: 'tabular-nums' as const }

/** Words of code within a line, in parts of the letters around them. */
export const code = { fontSize: '0.92em', padding: '0.1em 0.3em' }

/** How long a line of running text may get: about 68 letters of Figtree. */
export const MEASURE = '32em'
