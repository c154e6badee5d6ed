// A lock file that one process at a time can hold. The lock of a process that has died does not count.
import { readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { setTimeout } from 'node:timers/promises'
import { identifyProcess, isAlive, type ProcessIdentity } from './process-identity'

/** Releases the lock. */
export type Release = () => void

/** An incomplete lock file counts as one that is being written until it is older than this. */
const WRITING_MS = 1000

/** The lock of a process of another machine, whose state cannot be checked, counts as held until it is older than this. */
const FOREIGN_MS = 30 * 60 * 1000

/**
 * Returns the function that releases the lock, or null while another process holds it.
 * @param file in a directory that exists
 * @throws when the directory cannot be written
 */
export function acquireLock(file: string): Release | null {
  const content = JSON.stringify(identifyProcess())
  if (createFile(file, content)) return () => release(file, content)
  const holder = readText(file)
  if (holder !== null && (isHeld(file, holder) || !removeStale(file, holder))) return null
  return createFile(file, content) ? () => release(file, content) : null
}

/** How often a waiting process tries again. */
const POLL_MS = 100

/**
 * Resolves when this process holds the lock.
 * @param onWait is called once when another process holds it
 * @throws when another process still holds it after the time limit, in milliseconds
 */
export async function waitForLock(
  file: string,
  timeLimit: number,
  onWait: () => void,
): Promise<Release> {
  const end = Date.now() + timeLimit
  for (let isFirst = true; ; isFirst = false) {
    const lock = acquireLock(file)
    if (lock !== null) return lock
    if (isFirst) onWait()
    if (Date.now() > end) {
      const pid = parseHolder(readText(file) ?? '')?.pid ?? 'unknown'
      throw new Error(
        `Another process (number ${pid}) still holds ${file}. End it, or delete that file if there is no such process; then try again.`,
      )
    }
    await setTimeout(POLL_MS)
  }
}

/** Creates the file, or returns false if it already exists. */
function createFile(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function release(file: string, content: string): void {
  if (readText(file) === content) rmSync(file, { force: true })
}

function isHeld(file: string, text: string): boolean {
  const holder = parseHolder(text)
  const age = Date.now() - (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0)
  if (holder === null) return age < WRITING_MS
  return holder.host === hostname() ? isAlive(holder) : age < FOREIGN_MS
}

/** Removes the lock of a dead process, unless another process has replaced it in the meantime. */
function removeStale(file: string, staleText: string): boolean {
  const aside = `${file}.${process.pid}`
  try {
    renameSync(file, aside)
  } catch {
    return false
  }
  const removed = readText(aside)
  if (removed !== null && removed !== staleText) createFile(file, removed)
  rmSync(aside, { force: true })
  return removed === staleText
}

function readText(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return null
  }
}

function parseHolder(text: string): ProcessIdentity | null {
  try {
    const { host, pid, started } = JSON.parse(text) as Partial<ProcessIdentity>
    return host !== undefined && pid !== undefined && started !== undefined
      ? { host, pid, started }
      : null
  } catch {
    return null
  }
}
