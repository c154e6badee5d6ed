// Says whether this process has a file open, for tests.
import { existsSync, readdirSync, readlinkSync } from 'node:fs'
import { join } from 'node:path'

const DESCRIPTORS = '/proc/self/fd'

/** Returns whether a file is open, or was open when it was replaced. Only Linux says so; elsewhere the answer is false. */
export function isOpen(file: string): boolean {
  if (!existsSync(DESCRIPTORS)) return false
  return readdirSync(DESCRIPTORS).some((name) => readTarget(name).startsWith(file))
}

function readTarget(name: string): string {
  try {
    return readlinkSync(join(DESCRIPTORS, name))
  } catch {
    // It was closed in the meantime.
    return ''
  }
}
