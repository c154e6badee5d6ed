import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { findProgram, currentHost } from './host'

const directory = mkdtempSync(path.join(tmpdir(), 'host-'))
afterAll(() => rmSync(directory, { recursive: true }))

describe('findProgram', () => {
  test('returns the first executable file', () => {
    const names = ['with-directory', 'not-executable', 'executable', 'executable-too']
    const searchPath = names.map((name) => path.join(directory, name))
    const [withDirectory = '', notExecutable = '', ...executable] = searchPath
    for (const entry of searchPath) mkdirSync(entry)
    mkdirSync(path.join(withDirectory, 'tool'))
    writeFileSync(path.join(notExecutable, 'tool'), '', { mode: 0o644 })
    for (const entry of executable) {
      writeFileSync(path.join(entry, 'tool'), '')
      chmodSync(path.join(entry, 'tool'), 0o755)
    }
    expect(findProgram('tool', searchPath.join(path.delimiter), 'linux')).toBe(
      path.join(directory, 'executable/tool'),
    )
    expect(findProgram('other', searchPath.join(path.delimiter), 'linux')).toBeUndefined()
    expect(findProgram('tool', '', 'linux')).toBeUndefined()
  })

  test('finds a program with its extension on Windows', () => {
    const folder = path.join(directory, 'windows')
    mkdirSync(folder)
    writeFileSync(path.join(folder, 'chrome.exe'), '', { mode: 0o755 })
    expect(findProgram('chrome', folder, 'win32')).toBe(path.join(folder, 'chrome.exe'))
    expect(findProgram('chrome', folder, 'linux')).toBeUndefined()
  })
})

describe('currentHost', () => {
  test('run resolves to the exit status, or to null if the program cannot start', async () => {
    expect(await currentHost.run(process.execPath, ['--version'], { quiet: true })).toBe(0)
    expect(await currentHost.run('no-such-program-here', [], { quiet: true })).toBeNull()
  })

  test("playwrightProgram resolves to the path of Playwright's browser", async () => {
    expect(await currentHost.playwrightProgram()).toMatch(/chrom/i)
  })
})
