// Runs a command's main function and turns its result or its error into an exit status.
import { UsageError } from './usage-error'
import { HelpRequest } from './help'
import { neutralizeCommands } from '../reporters/plain-text'
import { explainSystemError, getErrorMessage } from '../process/system-error.mjs'

/** The exit statuses of all commands. They are documented in the README, so callers may rely on them. */
export const exitCode = {
  success: 0,
  /** Problems in the content, or found by a check. */
  problems: 1,
  /** The command line was mistyped. */
  usage: 2,
  /** The software or the system failed. */
  internal: 3,
} as const

/**
 * Runs a command and sets the process's exit status from what it returns or throws. Never throws, and never
 * calls `process.exit`, which could truncate output that has not been flushed.
 */
export async function runMain(main: () => Promise<number>): Promise<void> {
  try {
    process.exitCode = await main()
  } catch (error) {
    process.exitCode = reportFailure(error)
  }
}

function reportFailure(error: unknown): number {
  if (error instanceof HelpRequest) {
    console.log(error.message)
    return exitCode.success
  }
  if (error instanceof UsageError) {
    console.error(neutralizeCommands(error.message))
    return exitCode.usage
  }
  const sentence =
    explainSystemError(error) ??
    `Something went wrong in the software itself: ${getErrorMessage(error)}`
  console.error(neutralizeCommands(sentence))
  if (process.env.DEBUG && error instanceof Error) console.error(error.stack)
  return exitCode.internal
}
