// Runs the commands of the project as users do, and captures their output.
import { spawn } from 'node:child_process'

export type Outcome = { readonly status: number | null; readonly out: string; readonly err: string }

/**
 * @param environment variables to add to those of this process
 * @param project the folder of the project or of a copy of it
 * @returns the exit code and the output; a failing command does not reject
 */
export function runNpmScript(
  script: 'prerender' | 'check' | 'record-urls',
  args: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  project = '.',
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/run-bundled.mjs', script, ...args], {
      cwd: project,
      env: { ...getCommandEnvironment(), ...environment },
    })
    let out = ''
    let err = ''
    child.stdout.on('data', (text: Buffer) => (out += text.toString()))
    child.stderr.on('data', (text: Buffer) => (err += text.toString()))
    child.once('error', reject)
    child.once('close', (status) => resolve({ status, out, err }))
  })
}

/** Returns the environment of a command that users run. */
export const getCommandEnvironment = (): NodeJS.ProcessEnv => ({
  ...process.env,
  NODE_ENV: undefined,
  // Lighthouse sets it in the process of the tests.
  DEBUG: undefined,
  FORCE_COLOR: undefined,
  // Mistakes that tests make on purpose must not appear in the job summary of a test run on GitHub.
  GITHUB_STEP_SUMMARY: undefined,
})
