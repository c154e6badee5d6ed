// Saves data for the next build. If the disk refuses, the build continues without saving.
import { reportUnsaved } from './notices.mjs'

/**
 * Runs a function that saves something for the next build.
 * @returns what `save` returns, or null after a system error, which is reported
 * @throws any other error of `save`
 */
export function trySaving<Result>(save: () => Result): Result | null {
  try {
    return save()
  } catch (error) {
    if (!isSystemError(error)) throw error
    reportUnsaved(error)
    return null
  }
}

const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error
