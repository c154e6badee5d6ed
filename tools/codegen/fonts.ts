// Generates the web fonts: the packages' fonts, reduced to the characters and weights that the site needs.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { CHARACTERS } from '../../renderer/fonts/characters'
import {
  FIGTREE,
  FONTS,
  FRAUNCES,
  TEXT_FONT_FILE,
  TITLE_FONT_FILE,
  type FontFace,
} from '../../renderer/fonts/fonts'
import type { GeneratedFile } from './generated-file'

const PACKAGE_FILES = new Map([
  [
    FIGTREE,
    import.meta.resolve('@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2'),
  ],
  [
    FRAUNCES,
    import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
  ],
])

/** The fonts of the share images, which are drawn without a browser: one weight each, not compressed. */
const STATIC_FONTS: readonly (readonly [face: FontFace, weight: number, file: string])[] = [
  [FRAUNCES, Number(FRAUNCES.weights), TITLE_FONT_FILE],
  [FIGTREE, 600, TEXT_FONT_FILE],
]

export const generateFonts = (): Promise<GeneratedFile[]> =>
  Promise.all([...FONTS.map(generateWebFont), ...STATIC_FONTS.map(generateStaticFont)])

async function generateStaticFont([
  face,
  wght,
  file,
]: (typeof STATIC_FONTS)[number]): Promise<GeneratedFile> {
  const font = await readPackageFont(face)
  return [
    file,
    await subsetFont(font, CHARACTERS, { targetFormat: 'sfnt', variationAxes: { wght } }),
  ]
}

const readPackageFont = (face: FontFace) => readFile(fileURLToPath(PACKAGE_FILES.get(face) ?? ''))

async function generateWebFont(face: FontFace): Promise<GeneratedFile> {
  const font = await readPackageFont(face)
  const [min = NaN, max = min] = face.weights.split(' ').map(Number)
  const subset = await subsetFont(font, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
  })
  return [`renderer/${face.path}`, subset]
}
