// Runs the project's own commands in processes of their own.
import { runProcess } from '../../generator/process/run-process'

/**
 * Runs a command of the project. Resolves to its exit status and to what it printed: all of a check, and the end of anything else, which
 * the log shows in full.
 */
export type RunCommand = (
  command: 'check' | 'build' | 'review',
  args: readonly string[],
) => Promise<{ readonly status: number | null; readonly output: string }>

const PROGRAMS = {
  check: ['scripts/run-bundled.mjs', 'check'],
  build: ['scripts/run-bundled.mjs', 'prerender'],
  review: ['--import', 'tsx', 'scripts/review.ts'],
} as const

/** The log of a build can be endless; why it failed is at its end. */
const MAX_LOG_LENGTH = 50_000

/** The way to run commands in a workflow. */
export const runCommand: RunCommand = async (command, args) => {
  let output = ''
  const take = (text: string) => {
    output += text
    if (command === 'check') return
    output = output.slice(-MAX_LOG_LENGTH)
    process.stdout.write(text)
  }
  const status = await runProcess(process.execPath, [...PROGRAMS[command], ...args], { take })
  return { status, output }
}
