// Replaces a published directory, or one file in it, in a single step: whatever happens, the old site is there or the new one.
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync } from 'node:fs'
import { randomBytes } from 'node:crypto'
import { basename, dirname, join } from 'node:path'
import { removeQuietly } from '../cache/temporary-cache.mjs'
import { exchangeDirectories } from './exchange-directories'
import { assertReplaceable, isMarked, writeMarker } from './site-marker'

/** The directory's inode, or -1 if it does not exist. */
export const getInode = (directory: string): number =>
  lstatSync(directory, { throwIfNoEntry: false })?.ino ?? -1

/**
 * Runs `fill` on an empty directory beside `out` and puts that in the place of `out`. If anything fails, `out` stays as it was.
 * Only the process that holds the lock of `out` may call it.
 * @param out an absolute path without symbolic links
 * @returns the inode of the directory that is now at `out`
 * @throws ArgumentError when `out` holds anything but a built site
 */
export async function replaceDirectory(
  out: string,
  fill: (staging: string) => Promise<void>,
): Promise<number> {
  assertReplaceable(out)
  const staging = nameSibling(out, 'staging')
  const removeStaging = () => removeQuietly(staging)
  // A build that a signal ends does not get to its `finally`.
  process.once('exit', removeStaging)
  try {
    mkdirSync(staging, { recursive: true })
    await fill(staging)
    writeMarker(staging)
    // Something may have been put there in the meantime.
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
 * @param file the path below `out`, where a file must be
 * @param inode of the directory that the file belongs to
 * @param write writes the new file to the path that it gets
 * @returns false, and does nothing, when another directory is there
 */
export function replaceFile(
  out: string,
  inode: number,
  file: string,
  write: (path: string) => void,
): boolean {
  const staging = nameSibling(out, 'staging')
  try {
    mkdirSync(staging)
    const written = join(staging, 'file')
    write(written)
    if (getInode(out) !== inode) return false
    renameSync(written, join(out, file))
    removeLeftovers(out)
    return true
  } finally {
    removeQuietly(staging)
  }
}

/**
 * Puts the last good site back if a build was killed while it replaced it.
 * @returns whether it did
 */
export function restoreSite(out: string): boolean {
  if (existsSync(out)) return false
  const previous = findSiblings(out, 'previous')
    .filter(isMarked)
    .sort((one, other) => lstatSync(other).ctimeMs - lstatSync(one).ctimeMs)[0]
  if (previous === undefined) return false
  renameSync(previous, out)
  return true
}

/** The old directory is left beside it, as a leftover. */
function exchange(out: string, staging: string): void {
  if (!existsSync(out)) return renameSync(staging, out)
  if (exchangeDirectories(staging, out)) return
  const previous = nameSibling(out, 'previous')
  renameSync(out, previous)
  try {
    renameSync(staging, out)
  } catch (error) {
    renameSync(previous, out)
    throw error
  }
}

type Role = 'staging' | 'previous'

const nameSibling = (out: string, role: Role) => `${out}.${role}-${randomBytes(4).toString('hex')}`

function findSiblings(out: string, role: Role): string[] {
  const directory = dirname(out)
  if (!existsSync(directory)) return []
  const start = `${basename(out)}.${role}-`
  return readdirSync(directory)
    .filter((name) => name.startsWith(start) && /^[0-9a-f]{8}$/.test(name.slice(start.length)))
    .map((name) => join(directory, name))
}

/** Removes what killed builds have left. The lock makes sure that no other build is at work here. */
function removeLeftovers(out: string): void {
  for (const path of [...findSiblings(out, 'staging'), ...findSiblings(out, 'previous')])
    removeQuietly(path)
}
