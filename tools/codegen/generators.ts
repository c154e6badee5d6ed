// Every document that is made from the code. Another one is a function in this folder and a word in the list.
import { drawingColors } from './illustrations/color-tables'
import { embedStyles } from './embed-styles'
import { fieldTables } from './field-tables'
import { headingFace } from './heading-font'
import { hills } from './hills-svg'
import { messages } from './error-reference/error-reference'
import { palette } from './color-tables/color-tables'
import { schemas } from './schemas'

/** Paths from the root of the project, and what each file holds. */
export type Documents = [path: string, content: string | Uint8Array][]

const generators: readonly (() => Documents | Promise<Documents>)[] = [
  fieldTables,
  schemas,
  messages,
  palette,
  drawingColors,
  embedStyles,
  hills,
  headingFace,
]

/** Makes them all; nothing is written. */
export async function makeDocuments(): Promise<Documents> {
  const documents: Documents = []
  for (const generate of generators) documents.push(...(await generate()))
  return documents
}
