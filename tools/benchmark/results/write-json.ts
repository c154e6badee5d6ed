// Writes the results as JSON: the rows of the table, each run, and the machine.
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { dirname } from 'node:path'
import type { SuiteResult, SuiteName } from '../suites'
import { getResult } from './result'

export async function writeJson(
  file: string,
  results: readonly (SuiteResult & { readonly part: SuiteName })[],
): Promise<void> {
  const processors = cpus()
  const report = {
    finishedAt: new Date().toISOString(),
    machine: {
      platform: process.platform,
      node: process.version,
      processor: processors[0]?.model ?? null,
      processors: processors.length,
      megabytes: Math.round(totalmem() / 1e6),
    },
    rows: results.flatMap(({ rows }) => rows.map((row) => ({ ...row, result: getResult(row) }))),
    runs: Object.fromEntries(results.map(({ part, runs }) => [part, runs])),
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`)
}
