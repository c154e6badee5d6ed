// Runs a command of the project in a process of its own, for what it prints or writes.
import { execFile } from 'node:child_process'

/**
 * Resolves to what the command printed.
 * @param mayFind whether problems in the content, which make it end with status 1, are what is wanted
 * @throws with its own words when it fails
 */
export function runCommand(
  script: 'check' | 'prerender',
  words: readonly string[],
  mayFind = false,
): Promise<string> {
  const started = ['scripts/run-bundled.mjs', script, ...words]
  return new Promise((resolve, reject) => {
    execFile(process.execPath, started, (error, printed, complaints) => {
      if (error === null || (mayFind && error.code === 1)) resolve(printed)
      else reject(new Error(`The ${script} failed.\n${printed}${complaints}`))
    })
  })
}
