// Runs a build from its command-line arguments: takes hold of the output directory and reacts to signals.
import { setImmediate } from 'node:timers/promises'
import { getStopStatus, onStop } from '../process/stop-signal'
import { openOutput } from '../publish/open-output'
import { resolveOutput } from '../publish/resolve-output'
import { build } from './build'
import { parseBuildOptions } from './build-options'

/**
 * Resolves to the exit code. When a signal stops the build, the process ends after a sentence that says which site visitors have.
 * @param args what follows the command, without `node` and the script
 * @throws UsageError when an option is mistyped or the output directory must not be replaced
 */
export async function runBuild(args: readonly string[]): Promise<number> {
  const options = parseBuildOptions(args)
  const out = resolveOutput(options.out, options.content)
  let outcome = `${options.out} is as it was.`
  const checkParent = onStop((reason) => {
    console.error(`The build was stopped. ${outcome}`)
    process.exit(getStopStatus(reason))
  })
  const closeOutput = await openOutput(out, console.error)
  try {
    return await build(options, out, {
      before: async () => {
        // Signals wait for the event loop, which rendering may have blocked.
        await setImmediate()
        checkParent()
      },
      after: () => {
        outcome = `The new site is at ${options.out}.`
      },
    })
  } finally {
    closeOutput()
  }
}
