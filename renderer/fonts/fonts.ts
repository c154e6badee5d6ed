// The two web fonts, served from this site: their names, files and weights.

export type FontFace = {
  readonly family: string
  /** The path of the file below the base path, before the build adds a hash to its name. */
  readonly path: string
  /** The weights of the font: a range such as `400 700`, or a single weight. */
  readonly weights: string
}

export const FIGTREE: FontFace = {
  family: 'Figtree',
  path: 'fonts/figtree.woff2',
  weights: '400 700',
}
export const FRAUNCES: FontFace = {
  family: 'Fraunces',
  path: 'fonts/fraunces.woff2',
  weights: '560',
}

/** The same fonts for share images (generator/share-images), with a single weight. */
export const TITLE_FONT_FILE = 'renderer/fonts/fraunces.ttf'
export const TEXT_FONT_FILE = 'renderer/fonts/figtree-semibold.ttf'

/** Both fonts: every page needs them above the fold, for its heading and its text. */
export const FONTS: readonly FontFace[] = [FIGTREE, FRAUNCES]

/**
 * Returns the `@font-face` rule. Its URL is relative to the stylesheet, which is one folder deep, so it works at any base path.
 * The display is `optional` because a font that arrives after the first paint would wrap lines differently and shift the text.
 * There is no `unicode-range`: every page fetches both fonts, and browsers look up missing characters in the next font anyway.
 */
export function formatFontRule({ family, path, weights }: FontFace) {
  return {
    '@font-face': {
      fontFamily: family,
      src: `url(../${path}) format("woff2")`,
      fontWeight: weights,
      fontDisplay: 'optional' as const,
    },
  }
}
