// Where code is bundled when the cache cannot be written: in the system's folder for temporary files, until the process ends.
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'

/** In bytes: more than the bundled code takes while it is made. */
const ROOM = 8 * 1024 * 1024

/**
 * Tries to write to the cache.
 * @param {string} cache
 * @returns {unknown} what is in the way, or null
 */
export function findObstacle(cache) {
  const probe = path.join(cache, `probe.${process.pid}`)
  try {
    mkdirSync(cache, { recursive: true })
    writeFileSync(probe, Buffer.alloc(ROOM))
    rmSync(probe)
    return null
  } catch (error) {
    removeQuietly(probe)
    return error
  }
}

/**
 * @param {string} cache the one that cannot be written: `node_modules/.cache/site` of the project
 * @returns {string} the path of an empty directory from which Node finds the project's packages
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
 * Removes a file or a directory; one that cannot be removed stays, and is in nobody's way. Synchronous, which takes half the time
 * for thousands of files.
 * @param {string} place
 */
export function removeQuietly(place) {
  try {
    rmSync(place, { recursive: true, force: true })
  } catch {
    // A later build or the system removes it.
  }
}
