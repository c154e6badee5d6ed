// Writes what was measured as JSON: the table, each run by itself, and the machine.
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { dirname } from 'node:path'
import type { SuiteResult, SuiteName } from '../suites'
import { getResult } from './result'

export async function writeJson(
  file: string,
  measured: readonly (SuiteResult & { readonly part: SuiteName })[],
): Promise<void> {
  const [processor, ...others] = cpus()
  const report = {
    finished: new Date().toISOString(),
    machine: {
      platform: process.platform,
      node: process.version,
      processor: processor?.model ?? null,
      processors: others.length + 1,
      megabytes: Math.round(totalmem() / 1e6),
    },
    rows: measured.flatMap(({ rows }) => rows.map((row) => ({ ...row, result: getResult(row) }))),
    runs: Object.fromEntries(measured.map(({ part, runs }) => [part, runs])),
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`)
}
