// Lists the generators of all files that are created from the code. To add one, write a function in this folder and list it here.
import { generateIllustrationColors } from './illustrations/color-tables'
import { generateFieldTables } from './field-tables'
import type { GeneratedFile } from './generated-file'
import { generateFonts } from './fonts'
import { generateHills } from './hills-svg'
import { generateIcons } from './icons'
import { generateErrorReference } from './error-reference/error-reference'
import { generateColorTables } from './color-tables/color-tables'
import { generateSchemas } from './schemas'
import { generateCmsConfigs } from './content-editors/cms-config'
import { generatePagesCms } from './content-editors/pages-cms'
import { generateIssueForms } from './content-editors/issue-forms/print-issue-forms'

const GENERATORS: readonly (() => GeneratedFile[] | Promise<GeneratedFile[]>)[] = [
  generateFieldTables,
  generateSchemas,
  generateIssueForms,
  generateCmsConfigs,
  generatePagesCms,
  generateErrorReference,
  generateColorTables,
  generateIllustrationColors,
  generateHills,
  generateFonts,
  generateIcons,
]

/** Runs all generators; it writes nothing. */
export async function generateFiles(): Promise<GeneratedFile[]> {
  const files: GeneratedFile[] = []
  for (const generate of GENERATORS) files.push(...(await generate()))
  return files
}
