// Replaces a published directory, or one file in it, atomically: at any time, either the old or the new site is in place.
import { existsSync, lstatSync, mkdirSync, readdirSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { renameWhenFree } from '../../cache/storage/rename-when-free.mjs'
import { removeQuietly } from '../../cache/temporary-cache.mjs'
import { exchangeDirectories } from './exchange-directories'
import { assertReplaceable, isMarked, writeMarker } from '../site-marker'

/** Returns the directory's inode as a text, because those of Windows are larger than a number can be; empty if it does not exist. */
export const getInode = (directory: string): string =>
  String(lstatSync(directory, { throwIfNoEntry: false, bigint: true })?.ino ?? '')

/**
 * Runs `fill` on an empty directory next to `out` and then replaces `out` with it. If anything fails, `out` stays as it was.
 * Only the process that holds the lock of `out` may call it.
 * @param out an absolute path without symbolic links
 * @returns the inode of the directory that is now at `out`, as `getInode` returns it
 * @throws UsageError when `out` holds anything but a built site
 */
export async function replaceDirectory(
  out: string,
  fill: (staging: string) => Promise<void>,
): Promise<string> {
  assertReplaceable(out)
  const staging = createSiblingName(out, 'staging')
  const removeStaging = () => removeQuietly(staging)
  // `finally` does not run when a signal ends the build.
  process.once('exit', removeStaging)
  try {
    mkdirSync(staging, { recursive: true })
    await fill(staging)
    writeMarker(staging)
    // Someone may have added files to `out` in the meantime.
    assertReplaceable(out)
    const inode = getInode(staging)
    exchange(out, staging)
    removeLeftovers(out)
    return inode
  } finally {
    process.off('exit', removeStaging)
    removeStaging()
  }
}

/**
 * Replaces one file of the published site by an atomic rename.
 * @param file the path of an existing file, relative to `out`
 * @param inode the expected inode of `out`
 * @param write writes the new file to the given path
 * @returns false, without changing anything, if `out` is a different directory
 */
export function replacePublishedFile(
  out: string,
  inode: string,
  file: string,
  write: (path: string) => void,
): boolean {
  const staging = createSiblingName(out, 'staging')
  try {
    mkdirSync(staging)
    const written = join(staging, 'file')
    write(written)
    if (getInode(out) !== inode) return false
    renameWhenFree(written, join(out, file))
    removeLeftovers(out)
    return true
  } finally {
    removeQuietly(staging)
  }
}

/**
 * Puts the previous site back if a build was killed while replacing it.
 * @returns true if it did
 */
export function restoreSite(out: string): boolean {
  if (existsSync(out)) return false
  const previous = findSiblings(out, 'previous')
    .filter(isMarked)
    .sort((first, second) => lstatSync(second).ctimeMs - lstatSync(first).ctimeMs)[0]
  if (previous === undefined) return false
  renameWhenFree(previous, out)
  return true
}

/** Exchanges the two directories. The old one stays next to the new one until the leftovers are removed. */
function exchange(out: string, staging: string): void {
  if (!existsSync(out)) return renameWhenFree(staging, out)
  if (exchangeDirectories(staging, out)) return
  const previous = createSiblingName(out, 'previous')
  renameWhenFree(out, previous)
  try {
    renameWhenFree(staging, out)
  } catch (error) {
    renameWhenFree(previous, out)
    throw error
  }
}

type Role = 'staging' | 'previous'

const createSiblingName = (out: string, role: Role) =>
  `${out}.${role}-${randomBytes(4).toString('hex')}`

function findSiblings(out: string, role: Role): string[] {
  const directory = dirname(out)
  if (!existsSync(directory)) return []
  const prefix = `${basename(out)}.${role}-`
  return readdirSync(directory)
    .filter((name) => name.startsWith(prefix) && /^[0-9a-f]{8}$/.test(name.slice(prefix.length)))
    .map((name) => join(directory, name))
}

/** Removes the leftovers of killed builds. The lock guarantees that no other build is using them. */
function removeLeftovers(out: string): void {
  for (const path of [...findSiblings(out, 'staging'), ...findSiblings(out, 'previous')])
    removeQuietly(path)
}
