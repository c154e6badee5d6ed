// Detects that a command should stop: Ctrl+C, SIGTERM, or the end of the npm process that started it.
import { constants } from 'node:os'

export type StopReason = 'SIGINT' | 'SIGTERM'

/** How often a command checks that its parent process is still running. */
const POLL_INTERVAL_MS = 500

/**
 * Calls `stop` at most once. When npm is ended, it ends only the shell between itself and the command, so the command
 * has to detect that its parent is gone.
 * @returns a function that checks for the parent immediately, for a command that is too busy for timers
 */
export function onStop(stop: (reason: StopReason) => void): () => void {
  let isStopped = false
  const stopOnce = (reason: StopReason) => {
    if (!isStopped) stop(reason)
    isStopped = true
  }
  process.once('SIGINT', () => stopOnce('SIGINT')).once('SIGTERM', () => stopOnce('SIGTERM'))
  const parent = process.ppid
  const isRunByNpm = process.env['npm_lifecycle_event'] !== undefined
  const checkParent = () => {
    if (isRunByNpm && process.ppid !== parent) stopOnce('SIGTERM')
  }
  setInterval(checkParent, POLL_INTERVAL_MS).unref()
  return checkParent
}

/** Returns the exit status of a program that a signal ended, as shells report it: 128 plus the signal's number. */
export const getStopStatus = (reason: StopReason): number => 128 + constants.signals[reason]
