// Tests that a cached directory is created completely or not at all, is only used while it is intact, and that a temporary one replaces
// it if the cache cannot be written.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { removeExpired } from '../cache-directory'
import { spyOnNotices } from '../testing/spy-on-notices'
import { provideDirectory } from './verified-directory.mjs'

const consoleError = spyOnNotices()
let root: string
let cache: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verified-'))
  cache = join(root, 'node_modules', '.cache', 'site')
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

const getPath = (file = '') => join(cache, 'code-1', file)

const DAMAGED = 'A saved part of an earlier build was damaged, so it is made again (the commands).'

/** Returns a function that creates a directory with two files and adds the text to the list. */
function createMake(made: string[], text = 'code') {
  return (temporary: string) => {
    made.push(text)
    mkdirSync(join(temporary, 'entries'), { recursive: true })
    writeFileSync(join(temporary, 'main.mjs'), text)
    writeFileSync(join(temporary, 'entries', 'page.mjs'), `${text} of a page`)
    return Promise.resolve()
  }
}

/** Resolves to the directory, the text of its main file, and how often it had to be created. */
async function provide({ text = 'code', ignoreCache = false, name = 'code-1' } = {}) {
  const made: string[] = []
  const make = createMake(made, text)
  const directory = await provideDirectory({ cache, name, what: 'the commands', ignoreCache, make })
  const main = readFileSync(join(directory, 'main.mjs'), 'utf8')
  return { directory, main, made: made.length }
}

function swapFiles(): void {
  renameSync(getPath('main.mjs'), getPath('swapped'))
  renameSync(getPath('entries/page.mjs'), getPath('main.mjs'))
  renameSync(getPath('swapped'), getPath('entries/page.mjs'))
}

function replaceByDirectory(): void {
  rmSync(getPath('main.mjs'))
  mkdirSync(getPath('main.mjs'))
}

function replaceByLink(): void {
  renameSync(getPath('main.mjs'), join(root, 'main.mjs'))
  symlinkSync(join(root, 'main.mjs'), getPath('main.mjs'))
}

function emptyDirectory(): void {
  rmSync(getPath(), { recursive: true })
  mkdirSync(getPath())
}

function replaceAllByFile(): void {
  rmSync(getPath(), { recursive: true })
  writeFileSync(join(cache, 'code-1'), '')
}

function replaceAllByLink(): void {
  rmSync(getPath(), { recursive: true })
  symlinkSync('nowhere', join(cache, 'code-1'))
}

async function replaceAllByOther(): Promise<void> {
  await provide({ name: 'code-2', text: 'other' })
  rmSync(getPath(), { recursive: true })
  renameSync(join(cache, 'code-2'), join(cache, 'code-1'))
}

describe('provideDirectory', () => {
  test('creates a directory once and then reuses it', async () => {
    const first = await provide()
    expect(first).toEqual({ directory: join(cache, 'code-1'), main: 'code', made: 1 })
    expect(await provide({ text: 'other' })).toEqual({ ...first, made: 0 })
    expect(readdirSync(cache)).toEqual(['code-1'])
    expect(consoleError).not.toHaveBeenCalled()
  })

  test('keeps an old directory that is in use from expiring', async () => {
    for (const name of ['bundle-1', 'bundle-2']) {
      const { directory } = await provide({ name })
      utimesSync(directory, 0, 0)
    }
    await provide({ name: 'bundle-1' })
    await removeExpired(Date.now(), cache)
    expect(readdirSync(cache)).toEqual(['bundle-1'])
  })

  test.each<[string, () => void | Promise<void>]>([
    ['a changed byte in a file', () => writeFileSync(getPath('main.mjs'), 'cods')],
    ['an empty file', () => writeFileSync(getPath('main.mjs'), '')],
    ['a missing file', () => rmSync(getPath('entries/page.mjs'))],
    ['an additional file', () => writeFileSync(getPath('entries/more.mjs'), '')],
    ['two swapped files', swapFiles],
    ['a directory in place of a file', replaceByDirectory],
    ['a link in place of a file', replaceByLink],
    ['no hash file', () => rmSync(getPath('hash'))],
    ['an empty hash file', () => writeFileSync(getPath('hash'), '')],
    ['no files', emptyDirectory],
    ['a file in place of the directory', replaceAllByFile],
    ['a dangling link in place of the directory', replaceAllByLink],
    ['another intact directory in its place', replaceAllByOther],
  ])('repairs %s and reports it once', async (_, damage) => {
    await provide()
    await damage()
    expect(await provide()).toEqual({ directory: getPath(), main: 'code', made: 1 })
    expect(consoleError.mock.calls).toEqual([[DAMAGED]])
    expect((await provide()).made).toBe(0)
    expect(readdirSync(cache).filter((name) => name !== 'code-2')).toEqual(['code-1'])
  })

  test('replaces a different directory when the cache is ignored, and keeps it until the new one is complete', async () => {
    await provide({ text: 'first' })
    const make = async (temporary: string) => {
      await createMake([], 'second')(temporary)
      expect(readFileSync(getPath('main.mjs'), 'utf8')).toBe('first')
    }
    await provideDirectory({ cache, name: 'code-1', what: 'the commands', ignoreCache: true, make })
    expect(readFileSync(getPath('main.mjs'), 'utf8')).toBe('second')
    expect(readdirSync(cache)).toEqual(['code-1'])
    expect(consoleError).not.toHaveBeenCalled()
  })

  test('keeps a directory that another build created in the meantime', async () => {
    const make = async (temporary: string) => {
      await createMake([], 'second')(temporary)
      await provide({ text: 'first' })
    }
    const directory = await provideDirectory({
      cache,
      name: 'code-1',
      what: 'the commands',
      ignoreCache: false,
      // The temporary directory of another process has another pid in its name.
      make: async (temporary) => {
        await make(`${temporary}0`)
        renameSync(`${temporary}0`, temporary)
      },
    })
    expect(directory).toBe(join(cache, 'code-1'))
    expect(readFileSync(getPath('main.mjs'), 'utf8')).toBe('first')
    expect(readdirSync(cache)).toEqual(['code-1'])
  })

  test('rejects and leaves nothing when the directory cannot be created', async () => {
    const make = () => Promise.reject(new Error('no'))
    const options = { cache, name: 'code-1', what: 'the commands', ignoreCache: false, make }
    await expect(provideDirectory(options)).rejects.toThrow('no')
    expect(readdirSync(cache)).toEqual([])
  })

  test('creates a temporary directory with access to the packages when the cache cannot be written', async () => {
    mkdirSync(dirname(cache), { recursive: true })
    mkdirSync(join(root, 'node_modules', 'a-package'))
    writeFileSync(cache, 'a file in place of the cache')
    const { directory, main, made } = await provide()
    expect([main, made]).toEqual(['code', 1])
    expect(directory.startsWith(cache)).toBe(false)
    expect(existsSync(join(directory, '..', 'node_modules', 'a-package'))).toBe(true)
    expect(consoleError).toHaveBeenCalledOnce()
    expect(consoleError.mock.calls[0]?.[0]).toContain(
      'could not be saved in node_modules/.cache/site',
    )
    rmSync(dirname(directory), { recursive: true })
  })
})
