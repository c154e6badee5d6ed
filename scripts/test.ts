// `npm test`: runs every check there is, each even when one before it failed, and counts them.
import { findChromium } from '../tools/chromium/find-chromium'
import { exitCode, runMain } from '../generator/cli/exit'
import { parseOptions } from '../generator/cli/options'
import { messageOf } from '../generator/process/system-error.mjs'
import { runStep, runTogether } from '../tools/test-runner/run-step'
import { readSteps, steps, type Step } from '../tools/test-runner/steps'
import { describeResults, type StepResult } from '../tools/test-runner/summary'

await runMain(async () => {
  const { only } = parseOptions(process.argv.slice(2), {
    only: {
      value: 'steps',
      default: steps.map((step) => step.name).join(','),
      about: 'Runs only these steps, their names joined by commas.',
      read: readSteps,
    },
  })
  const browserFault = only.some((step) => step.needsBrowser) ? await prepareBrowser() : undefined
  const results = await runTogether(only.filter(({ together }) => together))
  for (const step of only.filter(({ together }) => !together))
    results.push(await runOrRefuse(step, browserFault))
  console.log(describeResults(results))
  return results.every((result) => result.passed) ? exitCode.fine : exitCode.problems
})

/** Sets CHROMIUM_PATH for all that follows; returns a sentence when there is no browser. */
async function prepareBrowser(): Promise<string | undefined> {
  try {
    process.env.CHROMIUM_PATH = await findChromium()
    return undefined
  } catch (error) {
    return messageOf(error)
  }
}

/** A check that lacks its browser has failed; the others run all the same. */
async function runOrRefuse(step: Step, browserFault: string | undefined): Promise<StepResult> {
  if (!step.needsBrowser || browserFault === undefined) return runStep(step)
  console.error(`\n== ${step.title} ==\n${browserFault}`)
  return { title: step.title, passed: false, seconds: 0 }
}
