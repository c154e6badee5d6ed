// What a page is shown in when our faces come too late for it: fonts that devices have, stretched to the size of ours.

/**
 * In parts of the font size. `width` is that of an average character in the words of this site, measured in Chromium, with
 * Liberation Sans and Serif for Arial and Times, whose widths they have. Georgia and Noto Serif are not free or not everywhere:
 * theirs is `xWidthAvg` of @capsizecss/metrics 4, multiplied by 0.983 as that of Arial has to be to fit the same words.
 */
const WIDTHS = {
  ...{ figtree: 0.4404, figtreeBold: 0.4481, fraunces: 0.4703 },
  ...{ arial: 0.4382, arialBold: 0.472, georgia: 0.4382, notoSerif: 0.4728, times: 0.3988 },
}

/** Ascent and descent of ours in parts of the font size, from the table `hhea` of the files; neither has a line gap. */
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
  readonly like: Metrics
  readonly weights: string
}

const sans = { family: 'Figtree Fallback', like: FIGTREE, weights: '300 500' }
const serif = { like: FRAUNCES, weights: '100 900' }

/** Roboto is as wide as Arial, to half a percent. Each serif has a name of its own: it is another device that has it. */
const FALLBACKS: readonly Fallback[] = [
  { ...sans, local: ['Arial', 'Roboto', 'Liberation Sans'], width: WIDTHS.arial },
  {
    ...{ family: sans.family, like: FIGTREE_BOLD, weights: '600 900' },
    ...{ local: ['Arial Bold', 'Roboto Bold', 'Liberation Sans Bold'], width: WIDTHS.arialBold },
  },
  { ...serif, family: 'Fraunces Fallback', local: ['Georgia'], width: WIDTHS.georgia },
  {
    ...{ ...serif, family: 'Fraunces Fallback Android' },
    ...{ local: ['Noto Serif'], width: WIDTHS.notoSerif },
  },
  {
    ...{ ...serif, family: 'Fraunces Fallback Times' },
    ...{ local: ['Times New Roman', 'Liberation Serif'], width: WIDTHS.times },
  },
]

/** The names of the fallbacks whose name begins like that of a face, in the order in which they are tried. */
export function getFallbackFamilies(family: string): string[] {
  const names = FALLBACKS.map((one) => one.family).filter((name) => name.startsWith(family))
  return [...new Set(names)]
}

/** Sizes as in CSS Fonts Level 5: what overrides the lines is itself multiplied by `size-adjust`, so it is divided by it. */
export function formatFallbackRule({ family, local, width, like, weights }: Fallback) {
  const size = like.width / width
  return {
    '@font-face': {
      fontFamily: `"${family}"`,
      src: local.map((name) => `local("${name}")`).join(),
      fontWeight: weights,
      sizeAdjust: percent(size),
      ascentOverride: percent(like.ascent / size),
      descentOverride: percent(like.descent / size),
      lineGapOverride: '0%',
    },
  }
}

const percent = (part: number) => `${(part * 100).toFixed(1)}%`

export const fallbackRules = FALLBACKS.map(formatFallbackRule)
