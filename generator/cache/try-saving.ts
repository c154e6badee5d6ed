// What is saved for the next build is never worth a build: where the disk refuses it, this one goes on without.
import { tellUnsaved } from './notices.mjs'

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
    tellUnsaved(error)
    return null
  }
}

const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error
