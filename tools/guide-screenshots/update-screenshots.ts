// Takes every screenshot of the editors' guide by doing what the guide says.
import { readFileSync } from 'node:fs'
import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { exitCode } from '../../generator/cli/exit'
import { parseOptions } from '../../generator/cli/options'
import { openScreenshotter } from './screenshot'
import { findAllExamples, SCREENSHOT_DIRECTORY } from './examples'
import { SAMPLE_CONTENT } from '../sample-content'
import { listScreenshots } from './screenshots'
import { buildGuideSite, GUIDE_DAY, findMistakes } from './follow-guide'
import { startServer } from '../../generator/preview-server/start-server'

/** Resolves to the exit code. */
export async function updateScreenshots(args: readonly string[]): Promise<number> {
  parseOptions(args, "Takes the screenshots of the editors' guide again.", {})
  const examples = findAllExamples()
  const folder = await mkdtemp(join(tmpdir(), 'guide-pictures-'))
  try {
    const directory = await buildGuideSite(folder, examples)
    const notes = await findMistakes(folder, examples)
    const read = (file: string) => readFileSync(join(SAMPLE_CONTENT, '..', file), 'utf8')
    const all = Object.entries(listScreenshots({ examples, read, notes }))

    const server = await startServer({ directory, port: 0 })
    const camera = await openScreenshotter(server.url, GUIDE_DAY)
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
  return exitCode.success
}
