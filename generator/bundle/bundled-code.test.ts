// Folders of bundled code: whole or not at all, also when somebody uses the one that is there.
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { makeOnce } from './bundled-code.mjs'

let folder: string
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'bundled-')), 'code')
})
afterEach(() => rmSync(dirname(folder), { recursive: true }))

const filled = (text: string) => async (working: string) => {
  await mkdir(working)
  await writeFile(join(working, 'file'), text)
}

const content = () => readFileSync(join(folder, 'file'), 'utf8')

test('what somebody else made in the meantime stays', async () => {
  await makeOnce(folder, filled('first'))
  await makeOnce(folder, filled('second'))
  expect(content()).toBe('first')
})

test('a fresh one takes its place, and is never missing while it is made', async () => {
  await makeOnce(folder, filled('first'))
  const make = async (working: string) => {
    await filled('second')(working)
    expect(content()).toBe('first')
  }
  await makeOnce(folder, make, { replace: true })
  expect(content()).toBe('second')
  expect(readdirSync(dirname(folder))).toEqual([basename(folder)])
})

test('one that cannot be made is not there', async () => {
  await expect(makeOnce(folder, () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(existsSync(folder)).toBe(false)
})
