// Runs one build in a process of its own and measures it.
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'

export type Measured = {
  readonly seconds: number
  /** The peak of the process's memory in MB, or null where the system does not tell (it is read from /proc). */
  readonly megabytes: number | null
}

/** Milliseconds between two looks. */
const EVERY = 50

/** @throws when the build fails */
export async function measureBuild(content: string, out: string): Promise<Measured> {
  const started = performance.now()
  const words = ['scripts/run.mjs', 'prerender', '--content', content, '--out', out]
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit'] })
  let peak: number | null = null
  const look = async () => {
    const status = await readFile(`/proc/${child.pid}/status`, 'utf8').catch(() => '')
    const kilobytes = /^VmHWM:\s+(\d+)/m.exec(status)?.[1]
    if (kilobytes !== undefined) peak = Number(kilobytes)
  }
  const watch = setInterval(() => void look(), EVERY)
  const code = await new Promise((resolve) => child.once('close', resolve))
  clearInterval(watch)
  if (code !== 0) throw new Error('The build that was to be measured failed.')
  return {
    seconds: Number(((performance.now() - started) / 1000).toFixed(2)),
    megabytes: peak === null ? null : Math.round(peak / 1024),
  }
}
