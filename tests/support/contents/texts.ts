// Writes a content folder from texts in memory.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SAMPLE_CONTENT } from '../../../tools/sample-content'

/** Texts by path relative to the content folder, such as `events/gala.md`. */
export type Texts = Readonly<Record<string, string>>

/** Writes the texts, and copies the images of the sample content beside them. */
export function writeTexts(folder: string, texts: Texts): void {
  cpSync(join(SAMPLE_CONTENT, 'images'), join(folder, 'images'), { recursive: true })
  for (const [path, text] of Object.entries(texts)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
