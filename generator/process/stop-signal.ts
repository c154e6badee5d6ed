// Notices that a command should stop: Ctrl+C, a polite end by another program, or the end of npm, which had started it.
import { constants } from 'node:os'

export type StopReason = 'SIGINT' | 'SIGTERM'

/** How often a command looks whether npm is still there, in milliseconds. */
const POLL_MS = 500

/**
 * Calls `stop` at most once. npm, when it is ended, ends only the shell between it and the command, so the command has to
 * notice by itself that its parent is gone.
 * @returns what looks for the parent at once, for a command that is too busy for timers
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
  setInterval(checkParent, POLL_MS).unref()
  return checkParent
}

/** The exit status of a program that a signal has ended, as shells report it: 128 and the signal's number. */
export const getStopStatus = (reason: StopReason): number => 128 + constants.signals[reason]
