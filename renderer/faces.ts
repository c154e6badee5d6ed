// The two typefaces, served from this site: what they are called, where their files are, and which characters they have.

export type Face = {
  readonly family: string
  /** Where the file is below the base path, before the build puts a hash into the name. */
  readonly address: string
  /** The weights that the variable font has. */
  readonly weights: string
}

export const FIGTREE: Face = {
  family: 'Figtree',
  address: 'fonts/figtree.woff2',
  weights: '300 900',
}
export const FRAUNCES: Face = {
  family: 'Fraunces',
  address: 'fonts/fraunces.woff2',
  weights: '100 900',
}

/** Both are needed above the fold of every page: the text, and its heading. */
export const FACES: readonly Face[] = [FIGTREE, FRAUNCES]

/** The characters of the files, from the latin part of `index.css` in the packages `@fontsource-variable/*` 5.3. */
const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'

/**
 * The rule for a face. Its address is seen from the stylesheet, which is one folder deep, so it is right at any base path.
 * `optional`: a face that comes after the first paint would break lines elsewhere and move what is being read.
 */
export function faceRule({ family, address, weights }: Face) {
  return {
    '@font-face': {
      fontFamily: family,
      src: `url(../${address}) format("woff2")`,
      fontWeight: weights,
      fontDisplay: 'optional' as const,
      unicodeRange: LATIN,
    },
  }
}
