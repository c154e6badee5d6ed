// Measures the processor time and memory of a process and its descendants, by sampling /proc while they run.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export type ResourceUsage = {
  /** User and system time on all processors. */
  readonly cpuSeconds: number
  /** The peak of all processes together, in MB of 1,000,000 bytes; shared memory counts for each process. */
  readonly megabytes: number
}

/** The time between two samples. What a process does after its last sample is not counted. */
const SAMPLE_INTERVAL_MS = 20

/** USER_HZ, the unit of times in /proc, on every Linux that Node runs on. */
const TICKS_PER_SECOND = 100

/**
 * Samples until the returned function is called, which returns the usage so far.
 * @returns a function that returns null on a system without /proc
 */
export function sampleProcessTree(rootPid: number): () => ResourceUsage | null {
  if (!existsSync('/proc/self/stat')) return () => null
  const treePids = new Set([rootPid])
  const otherPids = new Set<number>()
  const ticksByPid = new Map<number, number>()
  let peakKilobytes = 0
  const sample = () => {
    let kilobytes = 0
    for (const pid of readdirSync('/proc').map(Number)) {
      if (!Number.isInteger(pid) || otherPids.has(pid)) continue
      const stat = readStat(pid)
      if (stat === null) continue
      if (!treePids.has(pid) && !treePids.has(stat.parentPid)) otherPids.add(pid)
      else {
        treePids.add(pid)
        ticksByPid.set(pid, stat.ticks)
        kilobytes += stat.kilobytes
      }
    }
    peakKilobytes = Math.max(peakKilobytes, kilobytes)
  }
  sample()
  const timer = setInterval(sample, SAMPLE_INTERVAL_MS)
  return () => {
    clearInterval(timer)
    const ticks = [...ticksByPid.values()].reduce((sum, count) => sum + count, 0)
    return { cpuSeconds: ticks / TICKS_PER_SECOND, megabytes: (peakKilobytes * 1024) / 1e6 }
  }
}

/** Returns null if the process has ended. */
function readStat(pid: number): { parentPid: number; ticks: number; kilobytes: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The program's name comes first, in parentheses, and may contain anything.
    const [, parentPid, , , , , , , , , , user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const resident = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]
    return {
      parentPid: parentPid ?? 0,
      ticks: (user ?? 0) + (system ?? 0),
      kilobytes: Number(resident ?? 0),
    }
  } catch {
    return null
  }
}
