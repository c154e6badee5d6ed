// Runs the commands of the project as people do, and tells what they printed.
import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'

export type Outcome = { readonly status: number | null; readonly out: string; readonly err: string }

const tsx = createRequire(import.meta.url).resolve('tsx/cli')

/** Runs `scripts/<script>.ts` with some words behind it, and with what a test adds to the environment. */
export function runScript(
  script: 'prerender' | 'check' | 'addresses',
  words: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Outcome> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [tsx, `scripts/${script}.ts`, ...words], {
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
