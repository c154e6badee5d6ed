// Tests which process holds a lock.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { acquireLock, waitForLock } from './lock'
import { identifyProcess, isAlive } from './process-identity'

let directory: string
let file: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'lock-'))
  file = join(directory, 'lock')
})
afterEach(() => rmSync(directory, { recursive: true }))

const writeLock = (holder: object | string) =>
  writeFileSync(file, typeof holder === 'string' ? holder : JSON.stringify(holder))

/** Sets the modification time of the lock back. */
function backdate(seconds: number): void {
  const then = Date.now() / 1000 - seconds
  utimesSync(file, then, then)
}

describe('acquireLock', () => {
  test('gives the lock to one process at a time', () => {
    const release = acquireLock(file)
    expect(release).not.toBeNull()
    expect(acquireLock(file)).toBeNull()
    release?.()
    expect(existsSync(file)).toBe(false)
    expect(acquireLock(file)).not.toBeNull()
  })

  test('takes the lock from a process that has died', () => {
    const { pid } = spawnSync(process.execPath, ['--version'])
    writeLock({ ...identifyProcess(), pid })
    expect(acquireLock(file)).not.toBeNull()
  })

  test('takes the lock from a dead process whose pid another process has now', () => {
    writeLock({ ...identifyProcess(process.ppid), started: 'earlier' })
    expect(acquireLock(file)).not.toBeNull()
    writeLock({ ...identifyProcess(1), started: 'earlier' })
    expect(acquireLock(file)).not.toBeNull()
  })

  test('leaves the lock to a living process', () => {
    writeLock(identifyProcess(process.ppid))
    expect(acquireLock(file)).toBeNull()
  })

  test('leaves the lock to a process of another machine for half an hour', () => {
    writeLock({ ...identifyProcess(), host: 'elsewhere' })
    backdate(29 * 60)
    expect(acquireLock(file)).toBeNull()
    backdate(31 * 60)
    expect(acquireLock(file)).not.toBeNull()
  })

  test('leaves an incomplete lock alone for a moment and then takes it', () => {
    writeLock('')
    expect(acquireLock(file)).toBeNull()
    backdate(2)
    expect(acquireLock(file)).not.toBeNull()
  })

  test('takes a lock that does not name a process', () => {
    writeLock(String(process.ppid))
    backdate(2)
    expect(acquireLock(file)).not.toBeNull()
  })

  test('does not remove the lock of another process when released', () => {
    const release = acquireLock(file)
    const other = JSON.stringify(identifyProcess(process.ppid))
    writeLock(other)
    release?.()
    expect(readFileSync(file, 'utf8')).toBe(other)
  })
})

describe('waitForLock', () => {
  test('resolves when the other process releases the lock and calls onWait once', async () => {
    const release = acquireLock(file)
    let calls = 0
    const waiting = waitForLock(file, 10_000, () => (calls += 1))
    setTimeout(() => release?.(), 250)
    expect(await waiting).not.toBeNull()
    expect(calls).toBe(1)
  })

  test('gives up after the time limit and names the process and the file', async () => {
    acquireLock(file)
    await expect(waitForLock(file, 0, () => {})).rejects.toThrow(
      `Another process (number ${process.pid}) still holds ${file}.`,
    )
  })
})

describe('isAlive', () => {
  test('returns true for a process while it runs', async () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
    const identity = identifyProcess(child.pid)
    expect(isAlive(identity)).toBe(true)
    const closed = new Promise((resolve) => child.once('close', resolve))
    child.kill()
    await closed
    expect(isAlive(identity)).toBe(false)
  })
})
