// A cached directory of code with a hash of all its files. It is only used if it is exactly what was created.
// This is plain JavaScript because scripts/run-bundled.mjs needs it before anything is bundled.
import { createHash } from 'node:crypto'
import { lstatSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { listEntries } from '../../process/list-entries.mjs'
import { reportDamaged, reportUnsaved } from '../notices.mjs'
import { renameWhenFree } from './rename-when-free.mjs'
import {
  findObstacle,
  openTemporaryCache,
  removeAtExit,
  removeQuietly,
} from '../temporary-cache.mjs'

/** The file that contains the hash of all other files in the directory. */
const HASH_FILE = 'hash'

/**
 * @typedef {object} DirectoryOptions
 * @property {string} cache the absolute path of the cache
 * @property {string} name the name of the directory, which identifies everything that it is made from
 * @property {string} what names the content in the notice about a damaged directory
 * @property {boolean} ignoreCache whether to create the directory even if it exists
 * @property {(temporary: string) => Promise<void>} make creates and fills a directory that does not exist yet
 */

/**
 * Resolves to the path of a directory that is exactly what `make` created, now or in an earlier build. `make` is called
 * synchronously. If the cache cannot be written, the directory is a temporary one, which is removed when the process ends.
 * @param {DirectoryOptions} options
 * @returns {Promise<string>}
 * @throws any error of `make`
 */
export async function provideDirectory({ cache, name, what, ignoreCache, make }) {
  const directory = path.join(cache, name)
  if (!ignoreCache) {
    const state = getState(directory)
    if (state === 'intact') {
      markAsUsed(directory)
      return directory
    }
    if (state === 'damaged') reportDamaged(what)
  }
  const obstacle = findObstacle(cache)
  if (obstacle !== null) reportUnsaved(obstacle)
  const parent = obstacle === null ? cache : openTemporaryCache(cache)
  const temporary = path.join(parent, `${name}.${process.pid}`)
  removeQuietly(temporary)
  try {
    await make(temporary)
    writeFileSync(path.join(temporary, HASH_FILE), hashDirectory(temporary, name))
  } catch (error) {
    removeQuietly(temporary)
    throw error
  }
  return moveTo(path.join(parent, name), temporary, ignoreCache)
}

/**
 * Prevents `removeExpired` (cache-directory.ts) from removing code that is in use.
 * @param {string} directory
 */
function markAsUsed(directory) {
  try {
    utimesSync(directory, new Date(), new Date())
  } catch {
    // A cache that cannot be written is not cleaned up either.
  }
}

/**
 * @param {string} directory
 * @returns {'intact' | 'damaged' | 'missing'}
 */
function getState(directory) {
  try {
    lstatSync(directory)
  } catch {
    return 'missing'
  }
  try {
    const hash = hashDirectory(directory, path.basename(directory))
    return readHash(directory) === hash ? 'intact' : 'damaged'
  } catch {
    return 'damaged'
  }
}

/**
 * Hashes the names and contents of all files except the one with the hash. Reading everything takes about 5 ms for the code of the
 * pages, so there is no need to rely on sizes and times.
 * @param {string} directory
 * @param {string} name the name of the directory, so that a directory that replaced another one is detected
 * @throws when something cannot be read or is neither a file nor a directory
 */
function hashDirectory(directory, name) {
  const hash = createHash('sha256').update(name)
  const files = listEntries(directory)
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== HASH_FILE)
  for (const file of files.sort()) {
    const absolutePath = path.join(directory, file)
    if (!lstatSync(absolutePath).isFile()) throw new Error(`${absolutePath} is not a file.`)
    const content = readFileSync(absolutePath)
    hash.update(`\n${file}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/**
 * Moves a directory to its final path, completely or not at all.
 * @param {string} directory the final path
 * @param {string} temporary the current path
 * @param {boolean} ignoreCache whether to replace an intact directory whose content is different
 * @returns {Promise<string>} the path where the directory is now
 */
async function moveTo(directory, temporary, ignoreCache) {
  // An intact directory stays, even if another build has just created it, so that its readers are not disturbed.
  if (getState(directory) === 'intact' && (!ignoreCache || hasSameHash(directory, temporary))) {
    removeQuietly(temporary)
    return directory
  }
  const replaced = `${temporary}.old`
  try {
    await rename(directory, replaced).catch(() => {})
    renameWhenFree(temporary, directory)
  } catch (error) {
    if (getState(directory) !== 'intact') {
      reportUnsaved(error)
      removeAtExit(temporary)
      return temporary
    }
    removeQuietly(temporary)
  }
  removeQuietly(replaced)
  return directory
}

/** @type {(first: string, second: string) => boolean} */
const hasSameHash = (first, second) => readHash(first) === readHash(second)

/** @param {string} directory */
const readHash = (directory) => readFileSync(path.join(directory, HASH_FILE), 'utf8')
