// Runs a program with Node and measures its time, processor time and memory.
import { spawn } from 'node:child_process'
import { computeMedian } from '../results/median'
import { sampleProcessTree } from './process-tree'

/** A value is null if it could not be measured, such as on a system without /proc. */
export type ProcessCost = {
  readonly seconds: number | null
  /** Of the process and all its descendants. */
  readonly cpuSeconds: number | null
  readonly megabytes: number | null
}

/** @throws with the program's stderr when it fails */
export async function measureProcess(args: readonly string[]): Promise<ProcessCost> {
  const started = performance.now()
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'ignore', 'pipe'] })
  let seconds = NaN
  child.once('exit', () => (seconds = (performance.now() - started) / 1000))
  const closed = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  let stderr = ''
  child.stderr.on('data', (text: Buffer) => (stderr += text.toString()))
  const stopSampling = sampleProcessTree(child.pid ?? NaN)
  const status = await closed
  const { cpuSeconds = null, megabytes = null } = stopSampling() ?? {}
  if (status !== 0) throw new Error(`The measured command failed: ${args.join(' ')}\n${stderr}`)
  return { seconds, cpuSeconds, megabytes }
}

export function getMedians(runs: readonly ProcessCost[]): ProcessCost {
  return {
    seconds: computeMedian(runs.map((run) => run.seconds)),
    cpuSeconds: computeMedian(runs.map((run) => run.cpuSeconds)),
    megabytes: computeMedian(runs.map((run) => run.megabytes)),
  }
}
