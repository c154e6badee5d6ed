// Tests that the work and memory of a process's own children are counted.
import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { measureProcess } from './measure-process'

/** Starts itself once more, and works for a while in the child. */
const PARENT = `
const { spawnSync } = require('node:child_process')
const work = 'const all = Buffer.alloc(200e6, 1); const end = Date.now() + 300; while (Date.now() < end);'
process.exitCode = spawnSync(process.execPath, ['-e', work]).status`

it.skipIf(!existsSync('/proc/self/stat'))('counts the children of a process', async () => {
  const { cpuSeconds, megabytes } = await measureProcess(['-e', PARENT])
  expect(megabytes).toBeGreaterThan(200)
  expect(cpuSeconds).toBeGreaterThan(0)
})

it('fails with the words of what failed', async () => {
  const failing = measureProcess(['-e', 'console.error("No paper."); process.exitCode = 1'])
  await expect(failing).rejects.toThrow('No paper.')
})
