// Types the examples of the guide into a copy of the content, as an editor who follows it would.
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { GuideExample } from './examples'
import { setFields } from './set-fields'

/** @param folder the one that holds the folder `content` */
export async function typeExamples(
  folder: string,
  examples: readonly GuideExample[],
): Promise<void> {
  for (const { file, text, whole } of examples) {
    const path = join(folder, file)
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, whole ? text : setFields(await readFile(path, 'utf8'), text))
  }
}
