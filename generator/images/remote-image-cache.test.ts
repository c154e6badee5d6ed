// What is kept of stock pictures on the disk: the very bytes, and nothing that something else has changed.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { getImageFileName } from '../../model/remote-images/remote-image-url'
import { createJpeg } from '../../model/test-fixtures/image-bytes'
import { canDecode } from './can-decode'
import { createImageReader } from './read-source-image'
import { openRemoteImageCache } from './remote-image-cache'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stock-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const FILE = getImageFileName('https://images.unsplash.com/photo-1')
const BYTES = createJpeg(800, 600)

test('what was written is read again, and leaves nothing else behind', async () => {
  const store = openRemoteImageCache(folder)
  expect(await store.read(FILE)).toBeNull()
  await store.write(FILE, Buffer.from('old'))
  await store.write(FILE, BYTES)
  expect(await store.read(FILE)).toEqual(BYTES)
  expect(readdirSync(join(folder, 'stock'))).toEqual([FILE])
})

test.each<[string, (kept: Buffer) => Buffer]>([
  ['cut off', (kept) => kept.subarray(0, -1)],
  ['emptied', () => Buffer.alloc(0)],
  ['changed by a bit', (kept) => Buffer.concat([kept.subarray(0, -1), Buffer.from([0])])],
])('what was %s counts as not there', async (_, change) => {
  const store = openRemoteImageCache(folder)
  await store.write(FILE, BYTES)
  const path = join(folder, 'stock', FILE)
  writeFileSync(path, change(readFileSync(path)))
  expect(await store.read(FILE)).toBeNull()
})

test('a photo is read from its own place', async () => {
  const store = openRemoteImageCache(folder)
  await store.write(FILE, BYTES)
  writeFileSync(join(folder, 'door.jpg'), 'ours')
  const read = createImageReader(folder, store)
  expect(await read(FILE)).toEqual(BYTES)
  expect(String(await read('door.jpg'))).toBe('ours')
  await expect(read(getImageFileName('https://images.unsplash.com/2'))).rejects.toThrow('is gone')
})

test('a photo decodes to its end, or it does not', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const background = { r: 1, g: 2, b: 3 }
  const photo = await sharp({ create: { width: 300, height: 200, channels: 3, background, noise } })
    .jpeg()
    .toBuffer()
  expect(await canDecode(photo)).toBe(true)
  const half = photo.subarray(0, photo.length / 2)
  expect(await canDecode(Buffer.concat([half, Buffer.from([0xff, 0xd9])]))).toBe(false)
  expect(await canDecode(BYTES)).toBe(false)
})
