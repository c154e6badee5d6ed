// Runs the steps of `npm test` and measures how long they take.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { V8_FLAGS } from '../../generator/process/v8-flags.mjs'
import { runProcess } from '../../generator/process/run-process'
import type { Step } from './steps'
import type { StepResult } from './summary'

const NODE_MODULES = fileURLToPath(new URL('../../node_modules/', import.meta.url))

/** Never rejects: a step that cannot start has failed, and the reason is printed to stderr. */
export async function runStep(step: Step): Promise<StepResult> {
  printTitle(step)
  return run(step)
}

/** Runs the steps in parallel, and prints each one's output in one piece, in the order of the steps. Never rejects. */
export async function runTogether(steps: readonly Step[]): Promise<StepResult[]> {
  const running = steps.map((step) => {
    const output: string[] = []
    return { step, output, result: run(step, (text) => output.push(text)) }
  })
  const results: StepResult[] = []
  for (const { step, output, result } of running) {
    printTitle(step)
    results.push(await result)
    process.stdout.write(output.join(''))
  }
  return results
}

const printTitle = ({ title }: Step) => console.log(`\n== ${title} ==`)

/** @param take receives the output, which otherwise goes to this process's own stdout and stderr */
async function run(
  { title, program, args }: Step,
  take?: (output: string) => void,
): Promise<StepResult> {
  const started = performance.now()
  const file = path.join(NODE_MODULES, program)
  const nodeArgs = [...V8_FLAGS, file, ...args]
  const status = await runProcess(process.execPath, nodeArgs, { take }).catch((error: unknown) =>
    console.error(`${program} could not be started: ${String(error)}`),
  )
  return { title, passed: status === 0, seconds: (performance.now() - started) / 1000 }
}
