import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { measureProcess } from './measure-process'

/** Starts another Node process, which uses memory and a processor for a while. */
const PARENT = `
const { spawnSync } = require('node:child_process')
const work = 'const all = Buffer.alloc(200e6, 1); const end = Date.now() + 300; while (Date.now() < end);'
process.exitCode = spawnSync(process.execPath, ['-e', work]).status`

describe('measureProcess', () => {
  test.skipIf(!existsSync('/proc/self/stat'))('counts the children of a process', async () => {
    const { cpuSeconds, megabytes } = await measureProcess(['-e', PARENT])
    expect(megabytes).toBeGreaterThan(200)
    expect(cpuSeconds).toBeGreaterThan(0)
  })

  test('throws with what a failed program printed', async () => {
    const failing = measureProcess(['-e', 'console.error("No paper."); process.exitCode = 1'])
    await expect(failing).rejects.toThrow('No paper.')
  })
})
