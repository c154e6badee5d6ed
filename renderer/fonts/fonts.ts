// The two typefaces, served from this site: what they are called, where their files are, and which weights they have.

export type FontFace = {
  readonly family: string
  /** Where the file is below the base path, before the build puts a hash into the name. */
  readonly address: string
  /** The weights that the font has: from one to another, or a single one. */
  readonly weights: string
}

export const FIGTREE: FontFace = {
  family: 'Figtree',
  address: 'fonts/figtree.woff2',
  weights: '300 900',
}
export const FRAUNCES: FontFace = {
  family: 'Fraunces',
  address: 'fonts/fraunces.woff2',
  weights: '560',
}

/** Both are needed above the fold of every page: the text, and its heading. */
export const FONTS: readonly FontFace[] = [FIGTREE, FRAUNCES]

/**
 * The rule for a face. Its address is seen from the stylesheet, which is one folder deep, so it is right at any base path.
 * `optional`: a face that comes after the first paint would break lines elsewhere and move what is being read.
 * No `unicode-range`: every page fetches both faces, and a character that a file lacks is looked for in the next font anyway.
 */
export function formatFontRule({ family, address, weights }: FontFace) {
  return {
    '@font-face': {
      fontFamily: family,
      src: `url(../${address}) format("woff2")`,
      fontWeight: weights,
      fontDisplay: 'optional' as const,
    },
  }
}
