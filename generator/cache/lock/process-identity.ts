// Identifies a process by more than its pid, which another process may get later.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { hostname } from 'node:os'

export type ProcessIdentity = {
  readonly host: string
  readonly pid: number
  /** When the process started, in the system's own format; empty if the system does not report it. */
  readonly started: string
}

/** Returns the identity of a process of this machine; by default, of the current process. */
export const identifyProcess = (pid = process.pid): ProcessIdentity => ({
  host: hostname(),
  pid,
  started: getStartTime(pid),
})

/** Returns true while the process, which has to be on this machine, is running. */
export const isAlive = ({ pid, started }: ProcessIdentity): boolean =>
  isRunning(pid) && getStartTime(pid) === started

/** Returns true while a process of this machine has the pid. */
export function isRunning(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    // Signal 0 only asks whether the process exists.
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** The number of fields of /proc/PID/stat between the program's name and the start time (proc_pid_stat(5)). */
const FIELDS_BEFORE_START = 19

function getStartTime(pid: number): string {
  try {
    if (process.platform === 'linux') {
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
      // The name is in parentheses and may itself contain spaces and parentheses.
      const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
      return fields[FIELDS_BEFORE_START] ?? ''
    }
    if (process.platform === 'win32') return ''
    return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim()
  } catch {
    return ''
  }
}
