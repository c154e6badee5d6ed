// The error for something from a pull request that is not what it should be. Its message is for the author of the pull request.

/** One plain sentence that says what was refused and why. It quotes names as JSON, so they stay on one line. */
export class RefusedError extends Error {
  override name = 'RefusedError'
}
