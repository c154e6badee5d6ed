// Every document that is made from the code. Another one is a function in this folder and a word in the list.
import { generateIllustrationColors } from './illustrations/color-tables'
import { generateEmbedStyles } from './embed-styles'
import { generateFieldTables } from './field-tables'
import { generateHeadingFont } from './heading-font'
import { generateHills } from './hills-svg'
import { generateErrorReference } from './error-reference/error-reference'
import { generateColorTables } from './color-tables/color-tables'
import { generateSchemas } from './schemas'

/** Paths from the root of the project, and what each file holds. */
export type GeneratedFiles = [path: string, content: string | Uint8Array][]

const generators: readonly (() => GeneratedFiles | Promise<GeneratedFiles>)[] = [
  generateFieldTables,
  generateSchemas,
  generateErrorReference,
  generateColorTables,
  generateIllustrationColors,
  generateEmbedStyles,
  generateHills,
  generateHeadingFont,
]

/** Makes them all; nothing is written. */
export async function generateFiles(): Promise<GeneratedFiles> {
  const documents: GeneratedFiles = []
  for (const generate of generators) documents.push(...(await generate()))
  return documents
}
