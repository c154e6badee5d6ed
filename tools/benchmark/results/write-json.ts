// Writes what was measured as JSON: the table, each run by itself, and the machine.
import { mkdir, writeFile } from 'node:fs/promises'
import { cpus, totalmem } from 'node:os'
import { dirname } from 'node:path'
import type { Measured, PartName } from '../suites'
import { resultOf } from './result'

export async function writeJson(
  file: string,
  measured: readonly (Measured & { readonly part: PartName })[],
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
    rows: measured.flatMap(({ rows }) => rows.map((row) => ({ ...row, result: resultOf(row) }))),
    runs: Object.fromEntries(measured.map(({ part, runs }) => [part, runs])),
  }
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, `${JSON.stringify(report, null, 2)}\n`)
}
