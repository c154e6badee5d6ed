// `npm run guide-screenshots`: makes every picture of the editors' guide anew, by doing what the guide says.
import { readFileSync } from 'node:fs'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitCode, runMain } from '../generator/cli/exit'
import { parseOptions } from '../generator/cli/options'
import { openScreenshotter } from '../tools/guide-screenshots/screenshot'
import { findAllExamples, SCREENSHOT_DIRECTORY } from '../tools/guide-screenshots/examples'
import { SAMPLE_CONTENT } from '../tools/sample-content'
import { listScreenshots } from '../tools/guide-screenshots/screenshots'
import { buildGuideSite, GUIDE_DAY, findMistakes } from '../tools/guide-screenshots/follow-guide'
import { startServer } from '../generator/preview-server/start-server'

await runMain(async () => {
  parseOptions(process.argv.slice(2), {})
  const examples = findAllExamples()
  const folder = await mkdtemp(join(tmpdir(), 'guide-pictures-'))
  try {
    const directory = await buildGuideSite(folder, examples)
    const notes = await findMistakes(folder, examples)
    const read = (file: string) => readFileSync(join(SAMPLE_CONTENT, '..', file), 'utf8')
    const all = Object.entries(listScreenshots({ examples, read, notes }))

    const server = await startServer({ directory, port: 0 })
    const camera = await openScreenshotter(server.address, GUIDE_DAY)
    try {
      await rm(SCREENSHOT_DIRECTORY, { recursive: true, force: true })
      await mkdir(SCREENSHOT_DIRECTORY, { recursive: true })
      for (const [name, image] of all)
        await writeFile(join(SCREENSHOT_DIRECTORY, `${name}.png`), await camera.take(image))
    } finally {
      await camera.close()
      await server.close()
    }
    console.log(`Made ${all.length} pictures in ${SCREENSHOT_DIRECTORY}.`)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
  return exitCode.fine
})
