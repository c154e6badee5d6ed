// Tests that remote images are cached on disk unchanged, and that damaged files are not used.
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
  folder = mkdtempSync(join(tmpdir(), 'remote-images-'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const FILE = getImageFileName('https://images.unsplash.com/photo-1')
const BYTES = createJpeg(800, 600)

test('openRemoteImageCache reads what it has written, and leaves no other files', async () => {
  const store = openRemoteImageCache(folder)
  expect(await store.read(FILE)).toBeNull()
  await store.write(FILE, Buffer.from('old'))
  await store.write(FILE, BYTES)
  expect(await store.read(FILE)).toEqual(BYTES)
  expect(readdirSync(join(folder, 'remote-images'))).toEqual([FILE])
})

test.each<[string, (cached: Buffer) => Buffer]>([
  ['truncated', (cached) => cached.subarray(0, -1)],
  ['emptied', () => Buffer.alloc(0)],
  [
    'changed in its last byte',
    (cached) => Buffer.concat([cached.subarray(0, -1), Buffer.from([0])]),
  ],
])('openRemoteImageCache treats a file that was %s as missing', async (_, damage) => {
  const store = openRemoteImageCache(folder)
  await store.write(FILE, BYTES)
  const path = join(folder, 'remote-images', FILE)
  writeFileSync(path, damage(readFileSync(path)))
  expect(await store.read(FILE)).toBeNull()
})

test('createImageReader reads from the cache or from content/images', async () => {
  const store = openRemoteImageCache(folder)
  await store.write(FILE, BYTES)
  writeFileSync(join(folder, 'door.jpg'), 'local')
  const read = createImageReader(folder, store)
  expect(await read(FILE)).toEqual(BYTES)
  expect(String(await read('door.jpg'))).toBe('local')
  await expect(read(getImageFileName('https://images.unsplash.com/2'))).rejects.toThrow('is gone')
})

test('canDecode accepts an intact image, and rejects one that is incomplete', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 30 }
  const background = { r: 1, g: 2, b: 3 }
  const image = await sharp({ create: { width: 300, height: 200, channels: 3, background, noise } })
    .jpeg()
    .toBuffer()
  expect(await canDecode(image)).toBe(true)
  const half = image.subarray(0, image.length / 2)
  expect(await canDecode(Buffer.concat([half, Buffer.from([0xff, 0xd9])]))).toBe(false)
  expect(await canDecode(BYTES)).toBe(false)
})
