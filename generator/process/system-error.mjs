// Says in plain words what the system refused and what to do about it. Plain JavaScript, because scripts/run-bundled.mjs needs it
// before anything is bundled.

/**
 * By the codes of Node, with the system's own words, by which the errors of esbuild and of wrapped messages are known.
 * @type {Readonly<Record<string, { words: string, cause: string, remedy: string }>>}
 */
const KNOWN = {
  ENOSPC: {
    words: 'no space left on device',
    cause: 'the disk is full',
    remedy: 'Delete what you do not need, then try again.',
  },
  EDQUOT: {
    words: 'disk quota exceeded',
    cause: 'you have used all the disk space that you may use',
    remedy: 'Delete what you do not need, then try again.',
  },
  EROFS: {
    words: 'read-only file system',
    cause: 'files on this disk can be read, but not written',
    remedy: 'Use a folder on another disk, then try again.',
  },
  EACCES: {
    words: 'permission denied',
    cause: 'you may not read or write there',
    remedy: 'Ask the owner of the folder for the right to do so, then try again.',
  },
  EPERM: {
    words: 'operation not permitted',
    cause: 'you may not read or write there',
    remedy: 'Ask the owner of the folder for the right to do so, then try again.',
  },
  EEXIST: {
    words: 'file already exists',
    cause: 'a file is where a folder should be',
    remedy: 'Delete or rename that file, then try again.',
  },
  ENOTDIR: {
    words: 'not a directory',
    cause: 'a file is where a folder should be',
    remedy: 'Delete or rename that file, then try again.',
  },
  EMFILE: {
    words: 'too many open files',
    cause: 'too many files are open at once',
    remedy: 'Close other programs, or type "ulimit -n 1024", then try again.',
  },
  ENFILE: {
    words: 'too many open files in system',
    cause: 'too many files are open at once',
    remedy: 'Close other programs, then try again.',
  },
}

/** System calls that have their own limits and rights, which are not those of files. */
const NOT_FILES = ['listen', 'bind', 'connect', 'watch', 'kill']

/**
 * @param {unknown} error what was thrown; also what it was caused by is looked at
 * @returns {{ cause: string, remedy: string, path: string | null } | null} the cause as the end of a sentence, the remedy as a
 * sentence, and the file or folder where it is known; null for any other error
 */
export function describeSystemError(error) {
  if (!(error instanceof Error)) return null
  const { code = '', syscall = '', path = null } = /** @type {NodeJS.ErrnoException} */ (error)
  if (NOT_FILES.includes(syscall)) return null
  const known =
    KNOWN[code] ?? Object.values(KNOWN).find(({ words }) => error.message.includes(words))
  if (known === undefined) return describeSystemError(error.cause)
  return { cause: known.cause, remedy: known.remedy, path }
}

/**
 * Returns the message of an error, or what else was thrown as text.
 * @param {unknown} error
 */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error))

/**
 * @param {unknown} error
 * @returns {string | null} one or two sentences for somebody who does not program; null for any other error
 */
export function explainSystemError(error) {
  const described = describeSystemError(error)
  if (described === null) return null
  const { cause, remedy, path } = described
  const start = path === null ? 'The work could not be finished' : `${path} cannot be used`
  return `${start}: ${cause}. ${remedy}`
}
