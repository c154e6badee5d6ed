// Generates the heading font: the variable font reduced to the one weight of headings, which looks the same at half the size.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { FRAUNCES } from '../../renderer/fonts/fonts'
import type { GeneratedFile } from './generated-file'

const VARIABLE_FONT = fileURLToPath(
  import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
)

/** The package's font has Latin characters only, and all of them are needed. */
const ALL_CHARACTERS = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).join(
  '',
)

export async function generateHeadingFont(): Promise<GeneratedFile[]> {
  const variableFont = await readFile(VARIABLE_FONT)
  const variationAxes = { wght: Number(FRAUNCES.weights) }
  const font = await subsetFont(variableFont, ALL_CHARACTERS, {
    targetFormat: 'woff2',
    variationAxes,
  })
  return [[`renderer/${FRAUNCES.path}`, font]]
}
