// Names the page in the error of a page that cannot be rendered.
import { getErrorMessage } from '../process/system-error.mjs'

export const createPageError = (path: string, cause: unknown): Error =>
  new Error(`The page ${path} could not be rendered: ${getErrorMessage(cause)}`, { cause })

/** Returns what the function returns. If it throws, the error names the page. */
export function withPageName<Result>(path: string, run: () => Result): Result {
  try {
    return run()
  } catch (cause) {
    throw createPageError(path, cause)
  }
}
