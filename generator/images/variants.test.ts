// Tests the variants of images: their sizes and formats, that they are upright and without metadata, and that they are cached.
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { inspectImage } from '../../model/images/inspect-image'
import { createJpeg } from '../../model/test-fixtures/image-bytes'
import { writeHashed } from '../cache/storage/hashed-file'
import { writeVariants } from './write-variants'
import { createImageReader } from './read-source-image'
import { planVariants } from './plan-variants'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'variants-'))
  for (const name of ['images', 'site/images', 'site/assets/images'])
    mkdirSync(join(folder, name), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const getImages = () => join(folder, 'images')
const getSite = (file = '') => join(folder, 'site', file)

const createImage = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 160, g: 90, b: 40, alpha: 0.5 } } })

async function planAll(files: Readonly<Record<string, Uint8Array>>) {
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(getImages(), name), bytes)
  const sizes = Object.entries(files).map(([name, bytes]) => [name, inspectImage(name, bytes).size])
  return planVariants(
    createImageReader(getImages()),
    Object.fromEntries(sizes) as Parameters<typeof planVariants>[1],
  )
}

const write = ({ planned }: Awaited<ReturnType<typeof planAll>>, ignoreCache = false) =>
  writeVariants(planned, {
    read: createImageReader(getImages()),
    into: getSite(),
    ignoreCache,
    cache: join(folder, 'cache'),
  })

const getWidths = (variants: readonly { width: number }[] = []) =>
  variants.map(({ width }) => width)

describe('writeVariants', () => {
  test('creates upright variants of every size without the metadata of the image', async () => {
    const image = await createImage(900, 1300)
      .withExif({ IFD0: { Copyright: 'Ann' }, IFD3: { GPSLatitude: '32/1 36/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
      .withIccProfile('p3')
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const { exif: before, xmp: packet, icc: profile } = await sharp(image).metadata()
    expect([before, packet, profile]).not.toContain(undefined)
    const planned = await planAll({ 'front-door.jpg': image, 'hill.svg': Buffer.from('<svg/>') })
    expect(planned.planned.map(({ source }) => source)).not.toContain('hill.svg')
    const { avif, webp, fallback } = planned.variants['front-door.jpg'] ?? {}
    expect(getWidths(avif)).toEqual([480, 800, 1200])
    expect(getWidths(webp)).toEqual([480, 800, 1200])
    expect(fallback).toMatch(/^assets\/images\/front-door-800\.[0-9a-f]{8}\.jpg$/)

    await write(planned)
    for (const { file, width } of planned.planned) {
      const variant = await sharp(getSite(file)).metadata()
      expect(variant.width).toBe(width)
      expect(Math.abs(variant.height - (width * 900) / 1300)).toBeLessThan(1)
      const { exif, xmp, iptc, icc, comments, orientation = 1 } = variant
      expect([exif, xmp, iptc, icc, comments], file).toEqual(Array(5).fill(undefined))
      expect(orientation).toBe(1)
      expect(readFileSync(getSite(file)).includes('Ann')).toBe(false)
    }
  }, 30_000)

  test('keeps transparency, and creates one width for an image that is narrower than all of them', async () => {
    const planned = await planAll({ 'logo.png': await createImage(420, 200, 4).png().toBuffer() })
    const { avif, fallback = '' } = planned.variants['logo.png'] ?? {}
    expect(getWidths(avif)).toEqual([420])
    expect(fallback).toMatch(/^assets\/images\/logo-420\.[0-9a-f]{8}\.png$/)
    await write(planned)
    expect(await sharp(getSite(fallback)).metadata()).toMatchObject({
      format: 'png',
      hasAlpha: true,
    })
  })

  test('uses cached variants unless the image has changed or the cache is not to be used', async () => {
    const planned = await planAll({ 'a.jpg': await createImage(500, 300).jpeg().toBuffer() })
    await write(planned)
    const [cached = ''] = readdirSync(join(folder, 'cache'))
    const file = planned.variants['a.jpg']?.fallback ?? ''
    writeHashed(join(folder, 'cache', cached, basename(file)), Buffer.from('cached'))
    await write(planned)
    expect(readFileSync(getSite(file), 'utf8')).toBe('cached')
    await write(planned, true)
    expect((await sharp(getSite(file)).metadata()).width).toBe(500)

    const changed = await planAll({ 'a.jpg': await createImage(500, 301).jpeg().toBuffer() })
    expect(changed.variants['a.jpg']?.fallback).not.toBe(file)
  })

  test('creates a damaged variant again, with the same bytes as before', async () => {
    const logError = vi.spyOn(console, 'error').mockReturnValue()
    const planned = await planAll({ 'a.jpg': await createImage(500, 300).jpeg().toBuffer() })
    await write(planned)
    const [cached = ''] = readdirSync(join(folder, 'cache'))
    const files = planned.planned.map(({ file }) => file)
    const first = files.map((file) => readFileSync(getSite(file)))
    for (const file of files) truncateSync(join(folder, 'cache', cached, basename(file)), 100)
    await write(planned)
    expect(files.map((file) => readFileSync(getSite(file)))).toEqual(first)
    expect(logError.mock.calls).toEqual([
      ['A saved part of an earlier build was damaged, so it is made again (copies of photos).'],
    ])
    logError.mockRestore()
  })

  test('rejects with the name of an image that cannot be decoded, and writes nothing', async () => {
    const planned = await planAll({ 'a.jpg': createJpeg(800, 600) })
    await expect(write(planned)).rejects.toThrow('The picture a.jpg is damaged. Save it again')
    expect(planned.planned.some(({ file }) => existsSync(getSite(file)))).toBe(false)
  })
})
