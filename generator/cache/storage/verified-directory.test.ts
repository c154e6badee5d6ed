// Kept directories of code: whole or not at all, used only while they are what was made, and made elsewhere where nothing can be saved.
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
import { afterEach, beforeEach, expect, test } from 'vitest'
import { removeExpired } from '../cache-directory'
import { spyOnNotices } from '../testing/spy-on-notices'
import { provideDirectory } from './verified-directory.mjs'

const complain = spyOnNotices()
let root: string
let cache: string
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'verified-'))
  cache = join(root, 'node_modules', '.cache', 'site')
})
afterEach(() => {
  rmSync(root, { recursive: true })
})

const DAMAGED =
  'A saved part of an earlier build was damaged and has been made again (the commands).'

/** Makes a directory of two files, and adds its number to the list of what was made. */
function makeCode(made: string[], text = 'code') {
  return (working: string) => {
    made.push(text)
    mkdirSync(join(working, 'entries'), { recursive: true })
    writeFileSync(join(working, 'main.mjs'), text)
    writeFileSync(join(working, 'entries', 'page.mjs'), `${text} of a page`)
    return Promise.resolve()
  }
}

/** Resolves to the directory and to how often it had to be made. */
async function provide({ text = 'code', fresh = false, name = 'code-1' } = {}) {
  const made: string[] = []
  const make = makeCode(made, text)
  const directory = await provideDirectory({ cache, name, what: 'the commands', fresh, make })
  const main = readFileSync(join(directory, 'main.mjs'), 'utf8')
  return { directory, main, made: made.length }
}

test('a directory is made once, and then used as it is', async () => {
  const first = await provide()
  expect(first).toEqual({ directory: join(cache, 'code-1'), main: 'code', made: 1 })
  expect(await provide({ text: 'other' })).toEqual({ ...first, made: 0 })
  expect(readdirSync(cache)).toEqual(['code-1'])
  expect(complain).not.toHaveBeenCalled()
})

test('a directory that was made long ago is not forgotten by a build that uses it', async () => {
  for (const name of ['bundle-1', 'bundle-2']) {
    const { directory } = await provide({ name })
    utimesSync(directory, 0, 0)
  }
  await provide({ name: 'bundle-1' })
  await removeExpired(Date.now(), cache)
  expect(readdirSync(cache)).toEqual(['bundle-1'])
})

const at = (file = '') => join(cache, 'code-1', file)

test.each<[string, () => void | Promise<void>]>([
  ['a file with another byte', () => writeFileSync(at('main.mjs'), 'cods')],
  ['an empty file', () => writeFileSync(at('main.mjs'), '')],
  ['a file less', () => rmSync(at('entries/page.mjs'))],
  ['a file more', () => writeFileSync(at('entries/more.mjs'), '')],
  ['two files that have changed places', swapFiles],
  ['a folder in place of a file', replaceByFolder],
  ['a link in place of a file', replaceByLink],
  ['no hash', () => rmSync(at('hash'))],
  ['an empty hash', () => writeFileSync(at('hash'), '')],
  ['nothing in it', emptyFolder],
  ['a file in its place', replaceAllByFile],
  ['a dangling link in its place', replaceAllByLink],
  ['the whole directory of other code in its place', replaceAllByOther],
])('a directory with %s is made again, with one line that says so', async (_, damage) => {
  await provide()
  await damage()
  expect(await provide()).toEqual({ directory: at(), main: 'code', made: 1 })
  expect(complain.mock.calls).toEqual([[DAMAGED]])
  expect((await provide()).made).toBe(0)
  expect(readdirSync(cache).filter((name) => name !== 'code-2')).toEqual(['code-1'])
})

function swapFiles(): void {
  renameSync(at('main.mjs'), at('aside'))
  renameSync(at('entries/page.mjs'), at('main.mjs'))
  renameSync(at('aside'), at('entries/page.mjs'))
}

function replaceByFolder(): void {
  rmSync(at('main.mjs'))
  mkdirSync(at('main.mjs'))
}

function replaceByLink(): void {
  renameSync(at('main.mjs'), join(root, 'main.mjs'))
  symlinkSync(join(root, 'main.mjs'), at('main.mjs'))
}

function emptyFolder(): void {
  rmSync(at(), { recursive: true })
  mkdirSync(at())
}

function replaceAllByFile(): void {
  rmSync(at(), { recursive: true })
  writeFileSync(join(cache, 'code-1'), '')
}

function replaceAllByLink(): void {
  rmSync(at(), { recursive: true })
  symlinkSync('nowhere', join(cache, 'code-1'))
}

async function replaceAllByOther(): Promise<void> {
  await provide({ name: 'code-2', text: 'other' })
  rmSync(at(), { recursive: true })
  renameSync(join(cache, 'code-2'), join(cache, 'code-1'))
}

test('a fresh directory takes the place of one that is other, which is never missing while it is made', async () => {
  await provide({ text: 'first' })
  const make = async (working: string) => {
    await makeCode([], 'second')(working)
    expect(readFileSync(at('main.mjs'), 'utf8')).toBe('first')
  }
  await provideDirectory({ cache, name: 'code-1', what: 'the commands', fresh: true, make })
  expect(readFileSync(at('main.mjs'), 'utf8')).toBe('second')
  expect(readdirSync(cache)).toEqual(['code-1'])
  expect(complain).not.toHaveBeenCalled()
})

test('a directory that another build has made in the meantime stays', async () => {
  const make = async (working: string) => {
    await makeCode([], 'second')(working)
    await provide({ text: 'first' })
  }
  const directory = await provideDirectory({
    cache,
    name: 'code-1',
    what: 'the commands',
    fresh: false,
    // Another process has another number, so its directory has another name.
    make: async (working) => {
      await make(`${working}0`)
      renameSync(`${working}0`, working)
    },
  })
  expect(directory).toBe(join(cache, 'code-1'))
  expect(readFileSync(at('main.mjs'), 'utf8')).toBe('first')
  expect(readdirSync(cache)).toEqual(['code-1'])
})

test('a directory that cannot be made is not there', async () => {
  const make = () => Promise.reject(new Error('no'))
  const wanted = { cache, name: 'code-1', what: 'the commands', fresh: false, make }
  await expect(provideDirectory(wanted)).rejects.toThrow('no')
  expect(readdirSync(cache)).toEqual([])
})

test('where nothing can be saved, the directory is a temporary one that finds the packages of the project', async () => {
  mkdirSync(dirname(cache), { recursive: true })
  mkdirSync(join(root, 'node_modules', 'a-package'))
  writeFileSync(cache, 'a file in place of the cache')
  const { directory, main, made } = await provide()
  expect([main, made]).toEqual(['code', 1])
  expect(directory.startsWith(cache)).toBe(false)
  expect(existsSync(join(directory, '..', 'node_modules', 'a-package'))).toBe(true)
  expect(complain).toHaveBeenCalledOnce()
  expect(complain.mock.calls[0]?.[0]).toContain('could not be saved in node_modules/.cache/site')
  rmSync(dirname(directory), { recursive: true })
})
