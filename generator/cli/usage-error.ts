// The error for a mistyped command line. Its message is for the person who typed it.

/** Ends a command with exit status 2. The message is one or two plain sentences. */
export class UsageError extends Error {
  override name = 'UsageError'
}
