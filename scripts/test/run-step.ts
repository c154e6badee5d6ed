// Runs one check and measures it; its output goes straight to whoever started the tests.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProgram } from '../command-line/run-program'
import type { Step } from './steps'
import type { StepResult } from './summary'

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))

/** Never throws: a check that cannot start has failed, and says why on stderr. */
export async function runStep({ title, program, words }: Step): Promise<StepResult> {
  console.log(`\n== ${title} ==`)
  const started = performance.now()
  const status = await runProgram(process.execPath, [path.join(modules, program), ...words]).catch(
    (error: unknown) => console.error(`${program} could not be started: ${String(error)}`),
  )
  return { title, passed: status === 0, seconds: (performance.now() - started) / 1000 }
}
