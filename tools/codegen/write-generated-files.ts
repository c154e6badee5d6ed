// Writes every file that is generated from the code.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { exitCode } from '../../generator/cli/exit'
import { parseOptions } from '../../generator/cli/options'
import { generateFiles } from './generators'
import { generateIllustrations } from './illustrations/illustrations'

/** Staff may add illustrations of their own here, so no test compares these files with what is generated. */
const ILLUSTRATIONS = 'content/images'

/** Resolves to the exit code. */
export async function writeGeneratedFiles(args: readonly string[]): Promise<number> {
  parseOptions(args, 'Writes the documents and settings that follow from the code.', {})
  const files = [...(await generateFiles()), ...generateIllustrations(ILLUSTRATIONS)]
  for (const [path, content] of files) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  console.log(`Wrote ${files.length} documents.`)
  return exitCode.success
}
