// The error for something mistyped on the command line: its message is for the person who typed it.

/** Ends a command with exit status 2; the message is one or two plain sentences. */
export class UsageError extends Error {
  override name = 'ArgumentError'
}
