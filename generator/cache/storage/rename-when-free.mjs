// Renames files and directories. Plain JavaScript, because scripts/run-bundled.mjs needs it before anything is bundled.
import { renameSync } from 'node:fs'

/** On Windows, nothing can be moved or replaced while another process has it open, such as a server or a virus scanner. */
const BUSY_CODES = ['EACCES', 'EBUSY', 'EPERM']
const MAX_ATTEMPTS = 20
const PAUSE_MS = 50

/**
 * Renames a file or a directory. On Windows it tries for up to a second, because a file is seldom open for longer.
 * @param {string} from the current path
 * @param {string} to the new path
 * @param {{ system?: string, rename?: typeof renameSync }} [host] the operating system, for tests
 * @throws {NodeJS.ErrnoException} the error of the last attempt
 */
export function renameWhenFree(from, to, { system = process.platform, rename = renameSync } = {}) {
  for (let attempt = 1; ; attempt++) {
    try {
      rename(from, to)
      return
    } catch (error) {
      const { code = '' } = /** @type {NodeJS.ErrnoException} */ (error)
      if (system !== 'win32' || attempt === MAX_ATTEMPTS || !BUSY_CODES.includes(code)) throw error
      pause(PAUSE_MS)
    }
  }
}

/** @param {number} milliseconds */
const pause = (milliseconds) =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)
