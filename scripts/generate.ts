// `npm run generate`: writes every document that is made from the code, so that both always say the same.
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'
import { exitStatus, runCommand } from '../generator/cli/exit'
import { readOptions } from '../generator/cli/options'
import { drawings } from '../tools/codegen/illustrations/illustrations'
import { makeDocuments } from '../tools/codegen/generators'

/** Staff may put other drawings here, so no test holds these files to what is made. */
const DRAWINGS = 'content/images'

await runCommand(async () => {
  readOptions(process.argv.slice(2), {})
  const documents = [...(await makeDocuments()), ...drawings(DRAWINGS)]
  for (const [path, content] of documents) {
    await mkdir(dirname(path), { recursive: true })
    await writeFile(path, content)
  }
  console.log(`Wrote ${documents.length} documents.`)
  return exitStatus.fine
})
