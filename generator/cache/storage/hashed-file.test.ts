// Tests that a hashed file is read back as it was written or not at all.
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readHashed, writeHashed } from './hashed-file'
import { spyOnNotices } from '../testing/spy-on-notices'

const consoleError = spyOnNotices()
let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hashed-'))
  file = join(folder, 'images-1', 'a.jpg')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const getOtherFile = () => join(folder, 'images-1', 'b.jpg')
const flipLastByte = (bytes: Buffer) => bytes.fill(~(bytes.at(-1) ?? 0), bytes.length - 1)
const read = (from = file) => readHashed(from, 'files of this test')

describe('readHashed', () => {
  test('returns the bytes that were written, and null without a notice for a missing file', async () => {
    expect(await read()).toBeNull()
    writeHashed(file, Buffer.from('a photo'))
    expect(String(await read())).toBe('a photo')
    expect(readdirSync(join(folder, 'images-1'))).toEqual(['a.jpg'])
    expect(consoleError).not.toHaveBeenCalled()
  })

  test('returns null without a notice if there is a file in place of the folder', async () => {
    writeFileSync(join(folder, 'images-1'), '')
    expect(await read()).toBeNull()
    expect(consoleError).not.toHaveBeenCalled()
  })

  test.each<[string, () => void]>([
    ['truncated', () => writeFileSync(file, readFileSync(file).subarray(0, -1))],
    ['emptied', () => writeFileSync(file, '')],
    ['extended by one byte', () => appendFileSync(file, '!')],
    ['changed in one byte', () => writeFileSync(file, flipLastByte(readFileSync(file)))],
    [
      'replaced by a folder',
      () => (rmSync(file), mkdirSync(join(file, 'more'), { recursive: true })),
    ],
    ['replaced by another intact file', () => renameSync(getOtherFile(), file)],
  ])(
    'returns null for a file that was %s, reports it once, and reads it after it was written again',
    async (_, damage) => {
      writeHashed(file, Buffer.from('a photo'))
      writeHashed(getOtherFile(), Buffer.from('another photo'))
      damage()
      expect([await read(), await read()]).toEqual([null, null])
      expect(consoleError.mock.calls).toEqual([
        ['A saved part of an earlier build was damaged, so it is made again (files of this test).'],
      ])
      writeHashed(file, Buffer.from('a photo'))
      expect(String(await read())).toBe('a photo')
    },
  )
})

describe('writeHashed', () => {
  test('replaces a file that is at the path of the directory', async () => {
    writeFileSync(join(folder, 'images-1'), 'not a directory')
    expect(await read()).toBeNull()
    writeHashed(file, Buffer.from('a photo'))
    expect(String(await read())).toBe('a photo')
  })
})
