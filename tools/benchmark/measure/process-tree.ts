// What a process and all that it starts use: processor and memory, read from /proc while they run.
import { existsSync, readdirSync, readFileSync } from 'node:fs'

export type ResourceUsage = {
  /** Of all processors together, in programs and in the system. */
  readonly cpuSeconds: number
  /** The most that all processes had at one time, in MB of 1,000,000 bytes; what they share counts for each of them. */
  readonly megabytes: number
}

/** Milliseconds between two looks. What a process does after the last one is not counted. */
const EVERY = 20

/** How many ticks /proc counts in a second, on every Linux that Node runs on. */
const TICKS = 100

/**
 * Watches until the returned function is called, which tells what was used.
 * @returns it gives null where the system has no /proc
 */
export function sampleProcessTree(root: number): () => ResourceUsage | null {
  if (!existsSync('/proc/self/stat')) return () => null
  const ours = new Set([root])
  const others = new Set<number>()
  const ticks = new Map<number, number>()
  let peak = 0
  const look = () => {
    let kilobytes = 0
    for (const pid of readdirSync('/proc').map(Number)) {
      if (!Number.isInteger(pid) || others.has(pid)) continue
      const stat = readStat(pid)
      if (stat === null) continue
      if (!ours.has(pid) && !ours.has(stat.parent)) others.add(pid)
      else {
        ours.add(pid)
        ticks.set(pid, stat.ticks)
        kilobytes += stat.kilobytes
      }
    }
    peak = Math.max(peak, kilobytes)
  }
  look()
  const timer = setInterval(look, EVERY)
  return () => {
    clearInterval(timer)
    const sum = [...ticks.values()].reduce((all, one) => all + one, 0)
    return { cpuSeconds: sum / TICKS, megabytes: (peak * 1024) / 1e6 }
  }
}

/** Null when the process has ended. */
function readStat(pid: number): { parent: number; ticks: number; kilobytes: number } | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1')
    // The name of the program comes first, in brackets, and may hold anything.
    const [, parent, , , , , , , , , , user, system] = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const resident = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'latin1'))?.[1]
    return {
      parent: parent ?? 0,
      ticks: (user ?? 0) + (system ?? 0),
      kilobytes: Number(resident ?? 0),
    }
  } catch {
    return null
  }
}
