// Runs the commands of the project as people do, and tells what they printed.
import { spawn } from 'node:child_process'

export type Outcome = { readonly status: number | null; readonly out: string; readonly err: string }

/**
 * Runs a command with some words after it, and with what a test adds to the environment.
 * @param project the folder of the project, or of a copy of it
 */
export function runNpmScript(
  script: 'prerender' | 'check' | 'record-urls',
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
  project = '.',
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, ['scripts/run-bundled.mjs', script, ...words], {
      cwd: project,
      // Mistakes made by tests do not belong in the summary of a run on GitHub that runs the tests.
      env: { ...process.env, NODE_ENV: undefined, GITHUB_STEP_SUMMARY: undefined, ...environment },
    })
    let out = ''
    let err = ''
    child.stdout.on('data', (text: Buffer) => (out += text.toString()))
    child.stderr.on('data', (text: Buffer) => (err += text.toString()))
    child.once('error', reject)
    child.once('close', (status) => resolve({ status, out, err }))
  })
}
