// The face of headings at their one weight: half the size of the variable font, and looking the same.
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'
import { FRAUNCES } from '../../renderer/fonts/fonts'
import type { GeneratedFiles } from './generators'

const VARIABLE = fileURLToPath(
  import.meta.resolve('@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2'),
)

/** The package has the Latin signs alone; none of them is left out. */
const ALL_SIGNS = Array.from({ length: 0xffff }, (_, code) => String.fromCharCode(code)).join('')

export async function generateHeadingFont(): Promise<GeneratedFiles> {
  const font = await readFile(VARIABLE)
  const variationAxes = { wght: Number(FRAUNCES.weights) }
  const made = await subsetFont(font, ALL_SIGNS, { targetFormat: 'woff2', variationAxes })
  return [[`renderer/${FRAUNCES.address}`, made]]
}
