// Measures the site and its generator, and prints each result beside its target.
import { rmSync } from 'node:fs'
import { mkdir, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { exitCode } from '../../generator/cli/exit'
import { getStopStatus, onStop } from '../../generator/process/stop-signal'
import { createIsolatedCopy } from './isolated-copy'
import { parseBenchOptions } from './options'
import { formatTable } from './results/format-table'
import { writeJson } from './results/write-json'
import { SUITES } from './suites'

/** Resolves to the exit code. */
export async function runBenchmark(args: readonly string[]): Promise<number> {
  const { sizes, only, json } = parseBenchOptions(args)
  const project = process.cwd()
  const directory = await mkdtemp(join(tmpdir(), 'site-bench-'))
  const copy = join(directory, 'project')
  const cleanUp = () => rmSync(directory, { recursive: true, force: true })
  onStop((reason) => {
    cleanUp()
    process.exit(getStopStatus(reason))
  })
  const measured = []
  try {
    await createIsolatedCopy(copy)
    // From now on all paths of the project lead to the copy, so no cache of real builds is touched.
    process.chdir(copy)
    for (const suite of only) {
      const folder = join(directory, suite)
      await mkdir(folder)
      const context = { folder, sizes, log: (message: string) => console.error(message) }
      measured.push({ part: suite, ...(await SUITES[suite](context)) })
      await rm(folder, { recursive: true })
    }
  } finally {
    process.chdir(project)
    cleanUp()
  }
  await writeJson(resolve(json), measured)
  console.log(formatTable(measured.flatMap(({ rows }) => rows)))
  console.log(`\nEach run is in ${json}.`)
  return exitCode.success
}
