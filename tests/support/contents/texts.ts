// The files of a content that is written by a test.
import { cpSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { SAMPLE_CONTENT } from '../../../tools/sample-content'

/** Texts by their paths below the content folder: `events/gala.md`. */
export type Texts = Readonly<Record<string, string>>

/** Writes the texts, with the pictures of the sample content beside them. */
export function writeTexts(folder: string, texts: Texts): void {
  cpSync(join(SAMPLE_CONTENT, 'images'), join(folder, 'images'), { recursive: true })
  for (const [path, text] of Object.entries(texts)) {
    const file = join(folder, path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, text)
  }
}
