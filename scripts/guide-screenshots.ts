// `npm run guide-screenshots`: makes every picture of the editors' guide anew, by doing what the guide says.
import { readFileSync } from 'node:fs'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitStatus, runCommand } from '../generator/cli/exit'
import { readOptions } from '../generator/cli/options'
import { openCamera } from '../tools/guide-screenshots/screenshot'
import { allExamples, PICTURES } from '../tools/guide-screenshots/examples'
import { SAMPLE_CONTENT } from '../tools/sample-content'
import { pictures } from '../tools/guide-screenshots/screenshots'
import { buildAsTold, DAY, findMistakes } from '../tools/guide-screenshots/follow-guide'
import { startServer } from '../generator/preview-server/start-server'

await runCommand(async () => {
  readOptions(process.argv.slice(2), {})
  const examples = allExamples()
  const folder = await mkdtemp(join(tmpdir(), 'guide-pictures-'))
  try {
    const directory = await buildAsTold(folder, examples)
    const notes = await findMistakes(folder, examples)
    const read = (file: string) => readFileSync(join(SAMPLE_CONTENT, '..', file), 'utf8')
    const all = Object.entries(pictures({ examples, read, notes }))

    const server = await startServer({ directory, port: 0 })
    const camera = await openCamera(server.address, DAY)
    try {
      await rm(PICTURES, { recursive: true, force: true })
      await mkdir(PICTURES, { recursive: true })
      for (const [name, picture] of all)
        await writeFile(join(PICTURES, `${name}.png`), await camera.take(picture))
    } finally {
      await camera.close()
      await server.close()
    }
    console.log(`Made ${all.length} pictures in ${PICTURES}.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return exitStatus.fine
})
