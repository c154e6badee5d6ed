// Runs checks and measures them; each one's output goes to whoever started the tests.
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { runProcess } from '../../generator/process/run-process'
import type { Step } from './steps'
import type { StepResult } from './summary'

const modules = fileURLToPath(new URL('../../node_modules/', import.meta.url))

/** Never throws: a check that cannot start has failed, and says why on stderr. */
export async function runStep(step: Step): Promise<StepResult> {
  showTitle(step)
  return run(step)
}

/** Runs all at the same time; each one's output is shown in one piece, in the order of the checks. Never throws. */
export async function runTogether(steps: readonly Step[]): Promise<StepResult[]> {
  const running = steps.map((step) => {
    const printed: string[] = []
    return { step, printed, result: run(step, (text) => printed.push(text)) }
  })
  const results: StepResult[] = []
  for (const { step, printed, result } of running) {
    showTitle(step)
    results.push(await result)
    process.stdout.write(printed.join(''))
  }
  return results
}

const showTitle = ({ title }: Step) => console.log(`\n== ${title} ==`)

async function run(
  { title, program, words }: Step,
  take?: (printed: string) => void,
): Promise<StepResult> {
  const started = performance.now()
  const file = path.join(modules, program)
  const status = await runProcess(process.execPath, [file, ...words], { take }).catch(
    (error: unknown) => console.error(`${program} could not be started: ${String(error)}`),
  )
  return { title, passed: status === 0, seconds: (performance.now() - started) / 1000 }
}
