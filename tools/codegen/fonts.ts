// Generates the web fonts: the packages' fonts, reduced to the characters and weights that the site needs.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { FIGTREE, FONTS, FRAUNCES, type FontFace } from '../../renderer/fonts/fonts'
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

const listCharacters = (from: number, to: number) =>
  String.fromCharCode(...Array.from({ length: to - from + 1 }, (_, index) => from + index))

/**
 * English, the letters of all Western European languages for names, and the punctuation of good typography. Any other character is
 * shown in a font of the device (docs/design/identity.md).
 */
export const CHARACTERS = [
  listCharacters(0x20, 0x7e),
  listCharacters(0xc0, 0xff),
  'Œœ¡¿«»‹›',
  '–—‘’“”„‚•…′″·\u00a0',
  '¢£€§©®™°±²³´−×÷¼½¾←→↑↓',
].join('')

export const generateFonts = (): Promise<GeneratedFile[]> => Promise.all(FONTS.map(generateFont))

async function generateFont(face: FontFace): Promise<GeneratedFile> {
  const font = await readFile(fileURLToPath(PACKAGE_FILES.get(face) ?? ''))
  const [min = NaN, max = min] = face.weights.split(' ').map(Number)
  const subset = await subsetFont(font, CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes: { wght: min === max ? min : { min, max } },
  })
  return [`renderer/${face.path}`, subset]
}
