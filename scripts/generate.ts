// `npm run generate`: writes every document that is made from the code, so that both always say the same.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { exitCode, runMain } from '../generator/cli/exit'
import { parseOptions } from '../generator/cli/options'
import { generateIllustrations } from '../tools/codegen/illustrations/illustrations'
import { generateFiles } from '../tools/codegen/generators'

/** Staff may put other drawings here, so no test holds these files to what is made. */
const DRAWINGS = 'content/images'

await runMain(async () => {
  parseOptions(process.argv.slice(2), {})
  const documents = [...(await generateFiles()), ...generateIllustrations(DRAWINGS)]
  for (const [path, content] of documents) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  console.log(`Wrote ${documents.length} documents.`)
  return exitCode.fine
})
