// What is published is made in a folder beside its place and moved there when it is whole; until then the last good site stands.
import { existsSync, lstatSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { mkdir, readdir, rename, writeFile } from 'node:fs/promises'
import { basename, dirname, join, resolve } from 'node:path'
import { ArgumentError } from '../../scripts/command-line/argument-error'
import { isRunning } from '../cache/lock'

/** Every site that this project has built has this file. */
const MARK = '404.html'

/** The number that the disk has given to a folder; -1 where there is none. */
export const numberOf = (folder: string) => lstatSync(folder, { throwIfNoEntry: false })?.ino ?? -1

/**
 * Runs `fill` on an empty folder beside `out`, and swaps the two when it succeeds. Whatever goes wrong, `out` stays as it was
 * and the folder is removed.
 * @returns the number of the folder that is now at `out`
 * @throws ArgumentError when `out` holds something else than a site, which must not be lost
 */
export async function swapIn(
  out: string,
  fill: (staging: string) => Promise<void>,
): Promise<number> {
  const place = resolve(out)
  const staging = `${place}.new-${process.pid}`
  const old = `${place}.old-${process.pid}`
  await refuseOtherThings(place)
  await mkdir(dirname(place), { recursive: true })
  removeLeftovers(place)
  try {
    remove(staging)
    await mkdir(staging)
    await fill(staging)
    // Before anybody else can put another one there.
    const number = numberOf(staging)
    if (existsSync(place)) await rename(place, old)
    await rename(staging, place).catch(async (error: unknown) => {
      if (existsSync(old)) await rename(old, place)
      throw error
    })
    return number
  } finally {
    remove(staging)
    remove(old)
  }
}

/**
 * Runs `fill` on an empty folder beside `out`, and moves each of its files to the same place in `out`, where there must be one.
 * When one of them cannot be made, none is moved.
 * @param number of the folder in which they belong
 * @returns whether they were moved; they are not when somebody has put another folder there
 */
export function replaceIn(out: string, number: number, fill: (staging: string) => void): boolean {
  const place = resolve(out)
  const staging = `${place}.new-${process.pid}`
  removeLeftovers(place)
  try {
    remove(staging)
    mkdirSync(staging)
    fill(staging)
    if (numberOf(place) !== number) return false
    for (const path of listFiles(staging)) renameSync(join(staging, path), join(place, path))
    return true
  } finally {
    remove(staging)
  }
}

/** Folders of builds that were broken off. */
function removeLeftovers(place: string): void {
  const name = basename(place)
  for (const other of readdirSync(dirname(place))) {
    const [, id] = /^\.(?:new|old)-(\d+)$/.exec(other.slice(name.length)) ?? []
    if (other.startsWith(name) && id !== undefined && !isRunning(Number(id)))
      remove(join(dirname(place), other))
  }
}

/** At once: to remove thousands of files one beside the other takes twice as long. */
const remove = (folder: string) => rmSync(folder, { recursive: true, force: true })

async function refuseOtherThings(place: string): Promise<void> {
  if (!existsSync(place)) return
  const names = await readdir(place).catch(() => ['a file'])
  if (names.length === 0 || names.includes(MARK)) return
  throw new ArgumentError(
    `${place} holds something else than a site, so nothing was written there. Name a new folder with --out.`,
  )
}

/** Writes files by their paths below the folder. */
export async function writeFiles(
  folder: string,
  files: readonly (readonly [path: string, content: string | Uint8Array])[],
): Promise<void> {
  for (const [path, content] of files) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
}

/** The paths of all files below the folder. */
export function listFiles(folder: string, below = ''): string[] {
  return readdirSync(join(folder, below), { withFileTypes: true }).flatMap((entry) =>
    entry.isDirectory() ? listFiles(folder, `${below}${entry.name}/`) : [below + entry.name],
  )
}
