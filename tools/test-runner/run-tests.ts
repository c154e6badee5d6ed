// Runs every check, also after one has failed, and counts the results.
import { exitCode } from '../../generator/cli/exit'
import { parseOptions } from '../../generator/cli/options'
import { getErrorMessage } from '../../generator/process/system-error.mjs'
import { findChromium } from '../chromium/find-chromium'
import { findEngines } from '../engines/find-engines'
import { runStep, runTogether } from './run-step'
import { parseSteps, steps, type Step } from './steps'
import { describeResults, type StepResult } from './summary'

/** Resolves to the exit code: `problems` if a check has failed. */
export async function runTests(args: readonly string[]): Promise<number> {
  const { only } = parseOptions(args, 'Runs all checks and tests.', {
    only: {
      value: 'steps',
      default: steps.map((step) => step.name).join(','),
      about: 'Runs only these steps, their names joined by commas.',
      read: parseSteps,
    },
  })
  const browserError = only.some((step) => step.needsBrowser) ? await prepareBrowsers() : undefined
  const results = await runTogether(only.filter(({ together }) => together))
  for (const step of only.filter(({ together }) => !together))
    results.push(await runOrFail(step, browserError))
  console.log(describeResults(results))
  return results.every((result) => result.passed) ? exitCode.success : exitCode.problems
}

/** Sets CHROMIUM_PATH for all steps; returns a sentence if a browser is missing. */
async function prepareBrowsers(): Promise<string | undefined> {
  try {
    process.env.CHROMIUM_PATH = await findChromium()
    await findEngines()
    return undefined
  } catch (error) {
    return getErrorMessage(error)
  }
}

/** A check that lacks its browser fails; the others run nevertheless. */
async function runOrFail(step: Step, browserError: string | undefined): Promise<StepResult> {
  if (!step.needsBrowser || browserError === undefined) return runStep(step)
  console.error(`\n== ${step.title} ==\n${browserError}`)
  return { title: step.title, passed: false, seconds: 0 }
}
