// Swapping a new site in: all of it or nothing.
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { listFiles, replaceIn, swapIn, writeFiles } from './staging'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'staging-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const fill = (text: string) => (staging: string) =>
  writeFiles(staging, [
    ['404.html', ''],
    ['deep/a.html', text],
  ])
const read = () => readFileSync(join(folder, 'dist/client/deep/a.html'), 'utf8')

test('the first site, and the next one in its place', async () => {
  const out = join(folder, 'dist/client')
  await swapIn(out, fill('one'))
  expect(read()).toBe('one')
  await swapIn(out, fill('two'))
  expect(read()).toBe('two')
  expect(readdirSync(join(folder, 'dist'))).toEqual(['client'])
})

test('when making it fails, the old site stands and nothing is left lying about', async () => {
  const out = join(folder, 'dist/client')
  await swapIn(out, fill('one'))
  const failing = swapIn(out, async (staging) => {
    await fill('two')(staging)
    throw new Error('the disk is full')
  })
  await expect(failing).rejects.toThrow('the disk is full')
  expect(read()).toBe('one')
  expect(readdirSync(join(folder, 'dist'))).toEqual(['client'])
})

test('what a build left that was broken off is removed, but not what another one is making', async () => {
  // No process has this number: it is beyond what systems give.
  const dead = ['client.new-2147483646', 'client.old-2147483646']
  const others = [`client.new-${process.ppid}`, 'client.new-site', 'other.new-2147483646']
  for (const name of [...dead, ...others])
    mkdirSync(join(folder, 'dist', name), { recursive: true })
  await swapIn(join(folder, 'dist/client'), fill('one'))
  expect(readdirSync(join(folder, 'dist'))).toEqual(['client', ...others])
})

test('single files take the place of those there, or none when one cannot be made', async () => {
  const out = join(folder, 'dist/client')
  const number = await swapIn(out, fill('one'))
  mkdirSync(`${out}.new-2147483646`)
  const isReplaced = replaceIn(out, number, (staging) => {
    mkdirSync(join(staging, 'deep'))
    writeFileSync(join(staging, 'deep/a.html'), 'two')
  })
  expect(isReplaced).toBe(true)
  expect(read()).toBe('two')
  expect(listFiles(out).sort()).toEqual(['404.html', 'deep/a.html'])
  const failing = () =>
    replaceIn(out, number, (staging) => {
      writeFileSync(join(staging, '404.html'), 'three')
      throw new Error('the disk is full')
    })
  expect(failing).toThrow('the disk is full')
  expect(readFileSync(join(out, '404.html'), 'utf8')).toBe('')
  expect(readdirSync(join(folder, 'dist'))).toEqual(['client'])
})

test('they never get into the site of another build', async () => {
  const out = join(folder, 'dist/client')
  const number = await swapIn(out, fill('one'))
  renameSync(out, `${out}-aside`)
  await swapIn(out, fill('of another'))
  const isReplaced = replaceIn(out, number, (staging) => {
    mkdirSync(join(staging, 'deep'))
    writeFileSync(join(staging, 'deep/a.html'), 'two')
  })
  expect(isReplaced).toBe(false)
  expect(read()).toBe('of another')
})

test('the number is that of the folder that was made, whatever is there by then', async () => {
  const out = join(folder, 'dist/client')
  let made = 0
  const number = await swapIn(out, async (staging) => {
    made = statSync(staging).ino
    await fill('one')(staging)
  })
  expect(number).toBe(made)
})

test('what is no site is never replaced', async () => {
  writeFileSync(join(folder, 'letter.txt'), 'precious')
  await expect(swapIn(folder, fill('one'))).rejects.toThrow('holds something else than a site')
  await expect(swapIn(join(folder, 'letter.txt'), fill('one'))).rejects.toThrow(
    'Name a new folder with --out',
  )
  expect(readFileSync(join(folder, 'letter.txt'), 'utf8')).toBe('precious')
})
