// Tests the look along PATH, and the real machine's way of starting things.
import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { findProgram, currentHost } from './host'

const folder = mkdtempSync(path.join(tmpdir(), 'machine-'))
afterAll(() => rmSync(folder, { recursive: true }))

describe('findProgram', () => {
  it('finds the first file that may be run', () => {
    for (const name of ['one', 'two', 'three', 'four']) mkdirSync(path.join(folder, name))
    mkdirSync(path.join(folder, 'one/tool'))
    writeFileSync(path.join(folder, 'two/tool'), '', { mode: 0o644 })
    for (const name of ['three', 'four']) {
      writeFileSync(path.join(folder, name, 'tool'), '')
      chmodSync(path.join(folder, name, 'tool'), 0o755)
    }
    const searchPath = ['one', 'two', 'three', 'four'].map((name) => path.join(folder, name))
    expect(findProgram('tool', searchPath.join(path.delimiter))).toBe(
      path.join(folder, 'three/tool'),
    )
    expect(findProgram('other', searchPath.join(path.delimiter))).toBeUndefined()
    expect(findProgram('tool', '')).toBeUndefined()
  })
})

describe('thisMachine', () => {
  it('runs a program and tells its status, or null when it cannot start', async () => {
    expect(await currentHost.run(process.execPath, ['--version'], { quiet: true })).toBe(0)
    expect(await currentHost.run('no-such-program-here', [], { quiet: true })).toBeNull()
  })

  it('knows where Playwright keeps its browser', async () => {
    expect(await currentHost.playwrightProgram()).toMatch(/chrom/i)
  })
})
