// How long it takes only to parse the same files with remark, without the start of the process.
import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import type { ProcessCost } from './measure-process'

const run = promisify(execFile)

export async function measureBaseline(content: string): Promise<ProcessCost> {
  const { stdout } = await run(process.execPath, ['tools/benchmark/measure/baseline.mjs', content])
  return { ...(JSON.parse(stdout) as { seconds: number; cpuSeconds: number }), megabytes: null }
}
