// Runs a program with Node and measures it: time, processor and memory.
import { spawn } from 'node:child_process'
import { computeMedian } from '../results/median'
import { sampleProcessTree } from './process-tree'

/** Each is null where the system does not tell it. */
export type ProcessCost = {
  readonly seconds: number | null
  /** Of the process and all that it starts. */
  readonly cpuSeconds: number | null
  readonly megabytes: number | null
}

/** @throws with what the program complained of when it fails */
export async function measureProcess(words: readonly string[]): Promise<ProcessCost> {
  const started = performance.now()
  const child = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'pipe'] })
  let seconds = NaN
  child.once('exit', () => (seconds = (performance.now() - started) / 1000))
  const ended = new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  let complaints = ''
  child.stderr.on('data', (text: Buffer) => (complaints += text.toString()))
  const used = sampleProcessTree(child.pid ?? NaN)
  const status = await ended
  const { cpuSeconds = null, megabytes = null } = used() ?? {}
  if (status !== 0)
    throw new Error(`What was to be measured failed: ${words.join(' ')}\n${complaints}`)
  return { seconds, cpuSeconds, megabytes }
}

export function getMedians(runs: readonly ProcessCost[]): ProcessCost {
  return {
    seconds: computeMedian(runs.map((run) => run.seconds)),
    cpuSeconds: computeMedian(runs.map((run) => run.cpuSeconds)),
    megabytes: computeMedian(runs.map((run) => run.megabytes)),
  }
}
