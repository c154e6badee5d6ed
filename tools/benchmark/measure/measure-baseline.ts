// Measures how long remark takes to parse the same files, without the startup of its process.
import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import type { ProcessCost } from './measure-process'

const run = promisify(execFile)

/** An absolute path, because the benchmark runs in a copy of the project that has no tools. */
const SCRIPT = fileURLToPath(new URL('baseline.mjs', import.meta.url))

export async function measureBaseline(content: string): Promise<ProcessCost> {
  const { stdout } = await run(process.execPath, [SCRIPT, content])
  return { ...(JSON.parse(stdout) as { seconds: number; cpuSeconds: number }), megabytes: null }
}
