// Runs functions that write to the cache. If the disk refuses, the build continues without saving anything for the next one.
import { reportUnsaved } from './notices.mjs'

/**
 * Runs a function that needs a writable cache, such as one that saves data or acquires a lock.
 * @returns what `write` returns, or null after a system error, which is reported
 * @throws any other error of `write`
 */
export function tryWritingCache<Result>(write: () => Result): Result | null {
  try {
    return write()
  } catch (error) {
    if (!isSystemError(error)) throw error
    reportUnsaved(error)
    return null
  }
}

const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error
