// Kept files that have a hash in front: they come back as they were written, or not at all.
import {
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
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readHashed, writeHashed } from './hashed-file'
import { spyOnNotices } from '../testing/spy-on-notices'

const complain = spyOnNotices()
let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hashed-'))
  file = join(folder, 'pictures-1', 'a.jpg')
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

const read = (from = file) => readHashed(from, 'copies of photos')

test('a file comes back as it was written, and one that was never written is not called damaged', async () => {
  expect(await read()).toBeNull()
  writeHashed(file, Buffer.from('a photo'))
  expect(String(await read())).toBe('a photo')
  expect(readdirSync(join(folder, 'pictures-1'))).toEqual(['a.jpg'])
  expect(complain).not.toHaveBeenCalled()
})

const other = () => join(folder, 'pictures-1', 'b.jpg')

test.each<[string, () => void]>([
  ['cut off', () => writeFileSync(file, readFileSync(file).subarray(0, -1))],
  ['emptied', () => writeFileSync(file, '')],
  ['changed by one byte', () => writeFileSync(file, `${readFileSync(file, 'latin1')}!`, 'latin1')],
  [
    'replaced by a folder',
    () => (rmSync(file), mkdirSync(join(file, 'more'), { recursive: true })),
  ],
  ['replaced by another whole one', () => renameSync(other(), file)],
])(
  'a file that was %s counts as missing, is reported once, and can be written again',
  async (_, damage) => {
    writeHashed(file, Buffer.from('a photo'))
    writeHashed(other(), Buffer.from('another photo'))
    damage()
    expect([await read(), await read()]).toEqual([null, null])
    expect(complain.mock.calls).toEqual([
      ['A saved part of an earlier build was damaged and has been made again (copies of photos).'],
    ])
    writeHashed(file, Buffer.from('a photo'))
    expect(String(await read())).toBe('a photo')
  },
)

test('a file in place of the folder is taken away when something is written', async () => {
  writeFileSync(join(folder, 'pictures-1'), 'no folder')
  expect(await read()).toBeNull()
  writeHashed(file, Buffer.from('a photo'))
  expect(String(await read())).toBe('a photo')
})
