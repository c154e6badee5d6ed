// Runs the project's own commands in processes of their own.
import { runProcess } from '../../generator/process/run-process'

/** Runs a command of the project. Resolves to its exit status and to what it printed, which is not shown. */
export type RunCommand = (
  command: 'check' | 'build' | 'review',
  args: readonly string[],
) => Promise<{ readonly status: number | null; readonly stdout: string }>

const PROGRAMS = {
  check: ['scripts/run-bundled.mjs', 'check'],
  build: ['scripts/run-bundled.mjs', 'prerender'],
  review: ['--import', 'tsx', 'scripts/review.ts'],
} as const

/** The way to run commands in a workflow. */
export const runCommand: RunCommand = async (command, args) => {
  let stdout = ''
  const take = (output: string) => (stdout += output)
  // Only the output of the check is needed; what the others print belongs into the log.
  const options = command === 'check' ? { take } : {}
  const status = await runProcess(process.execPath, [...PROGRAMS[command], ...args], options)
  return { status, stdout }
}
