// A replacement for a cache that cannot be written: a temporary directory, which is removed when the process ends.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** More than the bundled code needs while it is being written. */
const PROBE_BYTES = 8 * 1024 * 1024

/**
 * Tries to write to the cache.
 * @param {string} cache
 * @returns {unknown} the error that prevents it, or null
 */
export function findObstacle(cache) {
  const probe = path.join(cache, `probe.${process.pid}`)
  try {
    mkdirSync(cache, { recursive: true })
    writeFileSync(probe, Buffer.alloc(PROBE_BYTES))
    rmSync(probe)
    return null
  } catch (error) {
    removeQuietly(probe)
    return error
  }
}

/**
 * Creates an empty directory from which Node.js can resolve the project's packages.
 * @param {string} cache the cache that cannot be written: `node_modules/.cache/site` of the project
 * @returns {string} the path of the directory
 */
export function openTemporaryCache(cache) {
  const directory = mkdtempSync(path.join(tmpdir(), 'site-'))
  removeAtExit(directory)
  const packages = path.resolve(cache, '..', '..')
  symlinkSync(packages, path.join(directory, 'node_modules'), 'junction')
  return directory
}

/** @param {string} directory */
export function removeAtExit(directory) {
  process.once('exit', () => removeQuietly(directory))
}

/**
 * Removes a file or a directory and ignores errors. Synchronous, because that takes half the time for thousands of files.
 * @param {string} target
 */
export function removeQuietly(target) {
  try {
    rmSync(target, { recursive: true, force: true })
  } catch {
    // A later build or the operating system removes it.
  }
}
