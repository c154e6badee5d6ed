// Who holds a lock, and who only seems to.
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

const write = (holder: object | string) =>
  writeFileSync(file, typeof holder === 'string' ? holder : JSON.stringify(holder))

/** Dates the lock back. */
function age(seconds: number): void {
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
    write({ ...identifyProcess(), pid })
    expect(acquireLock(file)).not.toBeNull()
  })

  test('takes the lock from a dead process whose number a stranger has now', () => {
    write({ ...identifyProcess(process.ppid), started: 'earlier' })
    expect(acquireLock(file)).not.toBeNull()
    write({ ...identifyProcess(1), started: 'earlier' })
    expect(acquireLock(file)).not.toBeNull()
  })

  test('leaves the lock to a living process', () => {
    write(identifyProcess(process.ppid))
    expect(acquireLock(file)).toBeNull()
  })

  test('believes a process of another machine for half an hour', () => {
    write({ ...identifyProcess(), host: 'elsewhere' })
    age(29 * 60)
    expect(acquireLock(file)).toBeNull()
    age(31 * 60)
    expect(acquireLock(file)).not.toBeNull()
  })

  test('waits a moment for a lock that is just being written, and then takes it', () => {
    write('')
    expect(acquireLock(file)).toBeNull()
    age(2)
    expect(acquireLock(file)).not.toBeNull()
  })

  test('takes a lock that names no process', () => {
    write(String(process.ppid))
    age(2)
    expect(acquireLock(file)).not.toBeNull()
  })

  test('leaves no other file and does not remove the lock of another process when released', () => {
    const release = acquireLock(file)
    const other = JSON.stringify(identifyProcess(process.ppid))
    write(other)
    release?.()
    expect(readFileSync(file, 'utf8')).toBe(other)
  })
})

describe('waitForLock', () => {
  test('resolves when the other process releases the lock, and says once that it waits', async () => {
    const release = acquireLock(file)
    let said = 0
    const waiting = waitForLock(file, 10_000, () => (said += 1))
    setTimeout(() => release?.(), 250)
    expect(await waiting).not.toBeNull()
    expect(said).toBe(1)
  })

  test('gives up after the time limit and names the process and the file', async () => {
    acquireLock(file)
    await expect(waitForLock(file, 0, () => {})).rejects.toThrow(
      `Another process (number ${process.pid}) still holds ${file}.`,
    )
  })
})

describe('isAlive', () => {
  test('is true for a process while it runs', async () => {
    const child = spawn(process.execPath, ['-e', 'setTimeout(() => {}, 60000)'])
    const identity = identifyProcess(child.pid)
    expect(isAlive(identity)).toBe(true)
    const closed = new Promise((resolve) => child.once('close', resolve))
    child.kill()
    await closed
    expect(isAlive(identity)).toBe(false)
  })
})
