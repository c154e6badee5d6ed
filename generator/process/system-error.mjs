// Explains system errors in plain words, with what to do about them. Plain JavaScript, because scripts/run-bundled.mjs needs it
// before anything is bundled.

/**
 * Explanations by Node's error code. The system's own text identifies errors without a code, such as those of esbuild.
 * @type {Readonly<Record<string, { systemText: string, cause: string, remedy: string }>>}
 */
const EXPLANATIONS = {
  ENOSPC: {
    systemText: 'no space left on device',
    cause: 'the disk is full',
    remedy: 'Delete what you do not need, then try again.',
  },
  EDQUOT: {
    systemText: 'disk quota exceeded',
    cause: 'you have used all the disk space that you may use',
    remedy: 'Delete what you do not need, then try again.',
  },
  EROFS: {
    systemText: 'read-only file system',
    cause: 'files on this disk can be read, but not written',
    remedy: 'Use a folder on another disk, then try again.',
  },
  EACCES: {
    systemText: 'permission denied',
    cause: 'you may not read or write there',
    remedy: 'Ask the owner of the folder for the right to do so, then try again.',
  },
  EPERM: {
    systemText: 'operation not permitted',
    cause: 'you may not read or write there',
    remedy: 'Ask the owner of the folder for the right to do so, then try again.',
  },
  EBUSY: {
    systemText: 'resource busy or locked',
    cause: 'another program is using it',
    remedy: 'Close what shows or edits it, then try again.',
  },
  EEXIST: {
    systemText: 'file already exists',
    cause: 'a file is where a folder should be',
    remedy: 'Delete or rename that file, then try again.',
  },
  ENOTDIR: {
    systemText: 'not a directory',
    cause: 'a file is where a folder should be',
    remedy: 'Delete or rename that file, then try again.',
  },
  EMFILE: {
    systemText: 'too many open files',
    cause: 'too many files are open at once',
    remedy: 'Close other programs, or type "ulimit -n 1024", then try again.',
  },
  ENFILE: {
    systemText: 'too many open files in system',
    cause: 'too many files are open at once',
    remedy: 'Close other programs, then try again.',
  },
}

/** System calls with limits and permissions of their own, which the explanations about files would not fit. */
const NON_FILE_CALLS = ['listen', 'bind', 'connect', 'watch', 'kill']

/**
 * Explains a system error about files, or one in the error's chain of causes.
 * @param {unknown} error the thrown value
 * @returns {{ cause: string, remedy: string, path: string | null } | null} the cause as the end of a sentence, the remedy as a
 * sentence, and the path of the file or folder if it is known; null for any other error
 */
export function describeSystemError(error) {
  if (!(error instanceof Error)) return null
  const { code = '', syscall = '', path = null } = /** @type {NodeJS.ErrnoException} */ (error)
  if (NON_FILE_CALLS.includes(syscall)) return null
  const explanation =
    EXPLANATIONS[code] ??
    Object.values(EXPLANATIONS).find(({ systemText }) => error.message.includes(systemText))
  if (explanation === undefined) return describeSystemError(error.cause)
  return { cause: explanation.cause, remedy: explanation.remedy, path }
}

/**
 * Returns the message of an error, or any other thrown value as text.
 * @param {unknown} error
 */
export const getErrorMessage = (error) => (error instanceof Error ? error.message : String(error))

/**
 * Explains a system error about files to a person who does not program.
 * @param {unknown} error the thrown value
 * @returns {string | null} one or two sentences; null for any other error
 */
export function explainSystemError(error) {
  const described = describeSystemError(error)
  if (described === null) return null
  const { cause, remedy, path } = described
  const start = path === null ? 'The work could not be finished' : `${path} cannot be used`
  return `${start}: ${cause}. ${remedy}`
}
