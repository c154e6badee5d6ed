// `npm run bench`: measures the site and its generator, and prints what was measured beside what it should be.
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { createIsolatedCopy } from '../tools/benchmark/isolated-copy'
import { parseBenchOptions } from '../tools/benchmark/options'
import { SUITES } from '../tools/benchmark/suites'
import { formatTable } from '../tools/benchmark/results/format-table'
import { writeJson } from '../tools/benchmark/results/write-json'
import { exitCode, runMain } from '../generator/cli/exit'

await runMain(async () => {
  const { sizes, only, json } = parseBenchOptions(process.argv.slice(2))
  const project = process.cwd()
  const folder = await mkdtemp(join(tmpdir(), 'site-bench-'))
  const room = join(folder, 'project')
  const clear = () => rmSync(folder, { recursive: true, force: true })
  // After Ctrl+C nothing below would be run.
  process.once('SIGINT', () => {
    clear()
    process.exit(130)
  })
  const measured = []
  try {
    await createIsolatedCopy(room)
    // All paths of the project lead to the copy now, so nothing that real builds keep is touched.
    process.chdir(room)
    for (const part of only) {
      const place = join(folder, part)
      await mkdir(place)
      const work = { folder: place, sizes, say: (words: string) => console.error(words) }
      measured.push({ part, ...(await SUITES[part](work)) })
      await rm(place, { recursive: true })
    }
  } finally {
    process.chdir(project)
    clear()
  }
  await writeJson(resolve(json), measured)
  console.log(formatTable(measured.flatMap(({ rows }) => rows)))
  console.log(`\nEach run is in ${json}.`)
  return exitCode.fine
})
