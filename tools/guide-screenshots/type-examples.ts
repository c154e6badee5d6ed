// Writes the examples of the guide into a copy of the content, as an editor would who follows it.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { GuideExample } from './examples'
import { setFields } from './set-fields'

/** @param directory contains the directory `content` */
export async function typeExamples(
  directory: string,
  examples: readonly GuideExample[],
): Promise<void> {
  for (const { file, text, whole } of examples) {
    const path = join(directory, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, whole ? text : setFields(await readFile(path, 'utf8'), text))
  }
}
