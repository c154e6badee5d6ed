// How a command ends: what its exit status means, and what it prints when it cannot do its work.
import { UsageError } from './usage-error'
import { HelpRequest } from './help'
import { neutralizeCommands } from '../reporters/plain-text'
import { explainSystemError, messageOf } from '../process/system-error.mjs'

/** The exit statuses that the commands promise to whoever calls them. */
export const exitCode = {
  fine: 0,
  /** Problems in the content, or found by a check. */
  problems: 1,
  wrongArguments: 2,
  ownFault: 3,
} as const

/**
 * Runs a command and sets the process's exit status from what it returns or throws. It never throws,
 * and never cuts output short, because the process ends by itself.
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
    return exitCode.fine
  }
  if (error instanceof UsageError) {
    console.error(neutralizeCommands(error.message))
    return exitCode.wrongArguments
  }
  const sentence =
    explainSystemError(error) ?? `Something went wrong in the software itself: ${messageOf(error)}`
  console.error(neutralizeCommands(sentence))
  if (process.env.DEBUG && error instanceof Error) console.error(error.stack)
  return exitCode.ownFault
}
