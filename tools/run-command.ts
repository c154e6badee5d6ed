// Runs a command of the project in its own process.
import { execFile } from 'node:child_process'

/**
 * Resolves to what the command printed to stdout.
 * @param allowProblems true to accept exit status 1, which means that the content has problems
 * @throws with everything that the command printed when it fails
 */
export function runCommand(
  command: 'check' | 'prerender',
  args: readonly string[],
  allowProblems = false,
): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['scripts/run-bundled.mjs', command, ...args],
      (error, stdout, stderr) => {
        if (error === null || (allowProblems && error.code === 1)) resolve(stdout)
        else reject(new Error(`The ${command} failed.\n${stdout}${stderr}`))
      },
    )
  })
}
