// A directory of code that is made once and kept, with a hash of all its files: it is only used while it is what was made.
// Plain JavaScript, because scripts/run-bundled.mjs needs it before anything is bundled.
import { createHash } from 'node:crypto'
import { lstatSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { rename } from 'node:fs/promises'
import path from 'node:path'
import { reportDamaged, reportUnsaved } from '../notices.mjs'
import {
  findObstacle,
  openTemporaryCache,
  removeAtExit,
  removeQuietly,
} from '../temporary-cache.mjs'

/** The file in the directory that holds the hash of all others. */
const HASH_FILE = 'hash'

/**
 * @typedef {object} Wanted
 * @property {string} cache the absolute path of the directory in which builds keep things
 * @property {string} name of the directory, which stands for all that it is made of
 * @property {string} what it holds, in words for the notice that it was damaged
 * @property {boolean} fresh whether it is made even when it is there
 * @property {(working: string) => Promise<void>} make fills a directory that is not there yet
 */

/**
 * Resolves to the path of a directory that is exactly what `make` has made, now or in an earlier build. Making begins before this
 * returns. Where nothing can be saved, the directory is a temporary one, which is gone when the process ends.
 * @param {Wanted} wanted
 * @returns {Promise<string>}
 * @throws what `make` throws
 */
export async function provideDirectory({ cache, name, what, fresh, make }) {
  const directory = path.join(cache, name)
  if (!fresh) {
    const state = findState(directory)
    if (state === 'whole') {
      markAsUsed(directory)
      return directory
    }
    if (state === 'damaged') reportDamaged(what)
  }
  const obstacle = findObstacle(cache)
  if (obstacle !== null) reportUnsaved(obstacle)
  const parent = obstacle === null ? cache : openTemporaryCache(cache)
  const working = path.join(parent, `${name}.${process.pid}`)
  removeQuietly(working)
  try {
    await make(working)
    writeFileSync(path.join(working, HASH_FILE), hashDirectory(working, name))
  } catch (error) {
    removeQuietly(working)
    throw error
  }
  return moveTo(path.join(parent, name), working, fresh)
}

/**
 * Keeps forgetOld of cache.ts from removing code that is in use.
 * @param {string} directory
 */
function markAsUsed(directory) {
  try {
    utimesSync(directory, new Date(), new Date())
  } catch {
    // Where nothing can be written, nothing is removed either.
  }
}

/**
 * @param {string} directory
 * @returns {'whole' | 'damaged' | 'missing'}
 */
function findState(directory) {
  try {
    lstatSync(directory)
  } catch {
    return 'missing'
  }
  try {
    const hash = hashDirectory(directory, path.basename(directory))
    return readHash(directory) === hash ? 'whole' : 'damaged'
  } catch {
    return 'damaged'
  }
}

/**
 * Hashes the names and the content of all files but the one with the hash. To read everything takes about 5 ms for the code of the
 * pages, so there is no need to trust sizes and times.
 * @param {string} directory
 * @param {string} name under which it is kept, so that two directories cannot change places
 * @throws when there is something else than a file or a directory in it, or something that cannot be read
 */
function hashDirectory(directory, name) {
  const hash = createHash('sha256').update(name)
  const files = readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(directory, path.join(entry.parentPath, entry.name)))
    .filter((file) => file !== HASH_FILE)
  for (const file of files.sort()) {
    const place = path.join(directory, file)
    if (!lstatSync(place).isFile()) throw new Error(`${place} is not a file.`)
    const content = readFileSync(place)
    hash.update(`\n${file}\n${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/**
 * Moves a directory to its place, whole or not at all.
 * @param {string} directory its place
 * @param {string} working where it was made
 * @param {boolean} fresh whether it takes the place of a whole one. Another build that uses that one finds the same files in this one.
 * @returns {Promise<string>} where it is
 */
async function moveTo(directory, working, fresh) {
  // Another build may have made the same in the meantime, or nothing was to be mended: then whoever uses it is not disturbed.
  if (findState(directory) === 'whole' && (!fresh || isSame(directory, working))) {
    removeQuietly(working)
    return directory
  }
  const aside = `${working}.old`
  try {
    await rename(directory, aside).catch(() => {})
    await rename(working, directory)
  } catch (error) {
    if (findState(directory) !== 'whole') {
      reportUnsaved(error)
      removeAtExit(working)
      return working
    }
    removeQuietly(working)
  }
  removeQuietly(aside)
  return directory
}

/** @type {(one: string, other: string) => boolean} */
const isSame = (one, other) => readHash(one) === readHash(other)

/** @param {string} directory */
const readHash = (directory) => readFileSync(path.join(directory, HASH_FILE), 'utf8')
