// Fallback fonts: fonts of the device, adjusted to the size of the web fonts, for pages that are painted before those have loaded.

/**
 * The width of an average character of this site's text, as a fraction of the font size. Measured in Chromium, with Liberation Sans
 * and Liberation Serif in place of Arial and Times, which have the same widths. Georgia and Noto Serif were not available: their
 * values are `xWidthAvg` of @capsizecss/metrics 4 multiplied by 0.983, the factor that makes its value for Arial fit the measurement.
 */
const WIDTHS = {
  figtree: 0.4404,
  figtreeBold: 0.4481,
  fraunces: 0.4703,
  arial: 0.4382,
  arialBold: 0.472,
  georgia: 0.4382,
  notoSerif: 0.4728,
  times: 0.3988,
}

/** Ascent and descent as fractions of the font size, from the `hhea` table of the web fonts; neither font has a line gap. */
const FIGTREE = { ascent: 0.95, descent: 0.25, width: WIDTHS.figtree }
/** At the weight of semibold text, 600. */
const FIGTREE_BOLD = { ...FIGTREE, width: WIDTHS.figtreeBold }
/** At the weight of headings, 560. */
const FRAUNCES = { ascent: 0.978, descent: 0.255, width: WIDTHS.fraunces }

type Metrics = typeof FIGTREE
type Fallback = {
  readonly family: string
  readonly local: readonly string[]
  readonly width: number
  /** The metrics of the web font that the fallback imitates. */
  readonly metrics: Metrics
  readonly weights: string
}

const SERIF = { metrics: FRAUNCES, weights: '100 900' }

/** Roboto is as wide as Arial, to within half a percent. Each serif font has a family of its own, because its width differs. */
const FALLBACKS: readonly Fallback[] = [
  {
    family: 'Figtree Fallback',
    local: ['Arial', 'Roboto', 'Liberation Sans'],
    width: WIDTHS.arial,
    metrics: FIGTREE,
    weights: '300 500',
  },
  {
    family: 'Figtree Fallback',
    local: ['Arial Bold', 'Roboto Bold', 'Liberation Sans Bold'],
    width: WIDTHS.arialBold,
    metrics: FIGTREE_BOLD,
    weights: '600 900',
  },
  { ...SERIF, family: 'Fraunces Fallback', local: ['Georgia'], width: WIDTHS.georgia },
  {
    ...SERIF,
    family: 'Fraunces Fallback Android',
    local: ['Noto Serif'],
    width: WIDTHS.notoSerif,
  },
  {
    ...SERIF,
    family: 'Fraunces Fallback Times',
    local: ['Times New Roman', 'Liberation Serif'],
    width: WIDTHS.times,
  },
]

/** Returns the fallback families of a web font, in the order in which they are tried. */
export function getFallbackFamilies(family: string): string[] {
  const families = FALLBACKS.map((fallback) => fallback.family)
  return [...new Set(families.filter((name) => name.startsWith(family)))]
}

/** Returns the `@font-face` rule. The metric overrides are divided by `size-adjust`, which also scales them (CSS Fonts Level 5). */
export function formatFallbackRule({ family, local, width, metrics, weights }: Fallback) {
  const size = metrics.width / width
  return {
    '@font-face': {
      fontFamily: `"${family}"`,
      src: local.map((name) => `local("${name}")`).join(),
      fontWeight: weights,
      sizeAdjust: formatPercent(size),
      ascentOverride: formatPercent(metrics.ascent / size),
      descentOverride: formatPercent(metrics.descent / size),
      lineGapOverride: '0%',
    },
  }
}

const formatPercent = (fraction: number) => `${(fraction * 100).toFixed(1)}%`

export const fallbackRules = FALLBACKS.map(formatFallbackRule)
