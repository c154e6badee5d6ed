// A folder that one process at a time may use.
import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * @param folder is there
 * @returns what gives the folder free again, or null while another process has it. One that has died has it no longer.
 */
export function takeFolder(folder: string): (() => void) | null {
  const file = join(folder, 'lock')
  if (!write(file)) {
    if (isRunning(readHolder(file))) return null
    rmSync(file, { force: true })
    if (!write(file)) return null
  }
  return () => rmSync(file, { force: true })
}

/** Whether the file was not there yet. */
function write(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch {
    return false
  }
}

function readHolder(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'))
  } catch {
    return 0
  }
}

/** @param id the number of a process */
export function isRunning(id: number): boolean {
  if (!Number.isInteger(id) || id <= 0) return false
  try {
    // Signal 0 only asks whether there is such a process.
    return process.kill(id, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
