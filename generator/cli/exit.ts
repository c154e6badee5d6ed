// Runs a command's main function and turns its result or its error into an exit status.
import { styleText } from 'node:util'
import { UsageError } from './usage-error'
import { HelpRequest } from './help'
import { neutralizeCommands } from '../reporters/plain-text'
import { findOwnFrames, formatFrame, formatStack } from '../process/stack-frames.mjs'
import { explainSystemError, getErrorMessage } from '../process/system-error.mjs'

/** How many lines of a stack are printed. The innermost ones name the page and the file. */
const MAX_FRAMES = 4

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
    printFailure(error.message)
    return exitCode.usage
  }
  const explained = explainSystemError(error)
  printFailure(
    explained ?? `Something went wrong in the software itself: ${getErrorMessage(error)}`,
  )
  if (process.env.DEBUG && error instanceof Error) console.error(formatStack(error))
  else if (explained === null) printFrames(error)
  return exitCode.internal
}

function printFailure(sentence: string): void {
  console.error(styleText('red', neutralizeCommands(sentence), { stream: process.stderr }))
}

function printFrames(error: unknown): void {
  const frames = findOwnFrames(error).slice(0, MAX_FRAMES)
  if (frames.length === 0) return
  for (const frame of frames) console.error(`  ${neutralizeCommands(formatFrame(frame))}`)
  console.error('For the whole stack, set DEBUG=1 before the command.')
}
