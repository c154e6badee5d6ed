// What is saved for the next build is never worth a build: where the disk refuses it, this one goes on without.
import { reportUnsaved } from './notices.mjs'

/**
 * Runs what saves something for the next build.
 * @returns what `save` returns, or null when the disk refuses
 * @throws what `save` throws, when it is not the system that refused
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
