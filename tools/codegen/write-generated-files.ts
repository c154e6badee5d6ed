// Writes the files that are generated from the code, and names those that changed.
import { exitCode } from '../../generator/cli/exit'
import { parseOptions } from '../../generator/cli/options'
import { generateFiles } from './generators'
import { generateIllustrations } from './illustrations/illustrations'
import { formatChangedFiles, writeChangedFiles } from './write-changed-files'

/** Staff may add illustrations of their own here, so no test compares these files with what is generated. */
const ILLUSTRATIONS = 'content/images'

/** Resolves to the exit code. */
export async function writeGeneratedFiles(args: readonly string[]): Promise<number> {
  parseOptions(args, 'Writes the documents and settings that follow from the code.', {})
  const files = [...(await generateFiles()), ...generateIllustrations(ILLUSTRATIONS)]
  console.log(formatChangedFiles(await writeChangedFiles(files), files.length))
  return exitCode.success
}
