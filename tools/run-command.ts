// Runs a command of the project.
import { execFile } from 'node:child_process'

/** The problems of a content folder in which every file is wrong. */
const MAX_OUTPUT_BYTES = 64 * 1024 * 1024

/**
 * Resolves to what the command printed to stdout.
 * @param allowProblems true to accept exit status 1, which means that the content has problems
 * @throws with everything that the command printed when it fails
 */
export type RunCommand = (
  command: 'check' | 'prerender',
  args: readonly string[],
  allowProblems?: boolean,
) => Promise<string>

/** Runs the command in a process of its own. */
export const runCommand: RunCommand = (command, args, allowProblems = false) =>
  new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      ['scripts/run-bundled.mjs', command, ...args],
      { maxBuffer: MAX_OUTPUT_BYTES },
      (error, stdout, stderr) => {
        if (error === null || (allowProblems && error.code === 1)) resolve(stdout)
        else reject(new Error(`The ${command} failed.\n${stdout}${stderr}`))
      },
    )
  })
