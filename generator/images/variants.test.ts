// The copies of photos: sizes, formats, upright, with nothing in them but the picture, and made only once.
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
import { join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { inspectImage } from '../../model/images/inspect-image'
import { createJpeg } from '../../model/test-fixtures/image-bytes'
import { writeHashed } from '../cache/storage/hashed-file'
import { writeVariants } from './write-variants'
import { createImageReader } from './read-source-image'
import { planVariants } from './plan-variants'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'copies-'))
  for (const name of ['images', 'site']) mkdirSync(join(folder, name))
})
afterEach(() => rmSync(folder, { recursive: true }))

const images = () => join(folder, 'images')
const site = (file = '') => join(folder, 'site', file)

const color = (width: number, height: number, channels: 3 | 4 = 3) =>
  sharp({ create: { width, height, channels, background: { r: 160, g: 90, b: 40, alpha: 0.5 } } })

async function plan(files: Readonly<Record<string, Uint8Array>>) {
  for (const [name, bytes] of Object.entries(files)) writeFileSync(join(images(), name), bytes)
  const sizes = Object.entries(files).map(([name, bytes]) => [name, inspectImage(name, bytes).size])
  return planVariants(
    createImageReader(images()),
    Object.fromEntries(sizes) as Parameters<typeof planVariants>[1],
  )
}

const make = ({ planned }: Awaited<ReturnType<typeof plan>>, fresh = false) =>
  writeVariants(planned, {
    read: createImageReader(images()),
    into: site(),
    fresh,
    cache: join(folder, 'cache'),
  })

const widths = (variants: readonly { width: number }[] = []) => variants.map(({ width }) => width)

test('a photo with a turn and with words about it: copies of every size, upright and silent', async () => {
  const photo = await color(900, 1300)
    .withExif({ IFD0: { Copyright: 'Ann' }, IFD3: { GPSLatitude: '32/1 36/1 0/1' } })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>')
    .withIccProfile('p3')
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
  const { exif: before, xmp: packet, icc: profile } = await sharp(photo).metadata()
  expect([before, packet, profile]).not.toContain(undefined)
  const planned = await plan({ 'front-door.jpg': photo, 'hill.svg': Buffer.from('<svg/>') })
  expect(Object.keys(planned.variants)).toEqual(['front-door.jpg'])
  const { avif, webp, plain } = planned.variants['front-door.jpg'] ?? {}
  expect(widths(avif)).toEqual([480, 800, 1200])
  expect(widths(webp)).toEqual([480, 800, 1200])
  expect(plain).toMatch(/^front-door-800\.[0-9a-f]{8}\.jpg$/)

  await make(planned)
  for (const { file, width } of planned.planned) {
    const made = await sharp(site(file)).metadata()
    expect(made.width).toBe(width)
    expect(Math.abs(made.height - (width * 900) / 1300)).toBeLessThan(1)
    const { exif, xmp, iptc, icc, comments, orientation = 1 } = made
    expect([exif, xmp, iptc, icc, comments], file).toEqual(Array(5).fill(undefined))
    expect(orientation).toBe(1)
    expect(readFileSync(site(file)).includes('Ann')).toBe(false)
  }
}, 30_000)

test('what is seen through stays so; what is narrow has one width', async () => {
  const planned = await plan({ 'logo.png': await color(420, 200, 4).png().toBuffer() })
  const { avif, plain = '' } = planned.variants['logo.png'] ?? {}
  expect(widths(avif)).toEqual([420])
  expect(plain).toMatch(/^logo-420\.[0-9a-f]{8}\.png$/)
  await make(planned)
  expect(await sharp(site(plain)).metadata()).toMatchObject({ format: 'png', hasAlpha: true })
})

test('copies are made once, unless the photo changes or all is to be made anew', async () => {
  const planned = await plan({ 'a.jpg': await color(500, 300).jpeg().toBuffer() })
  await make(planned)
  const [cached = ''] = readdirSync(join(folder, 'cache'))
  const file = planned.variants['a.jpg']?.plain ?? ''
  writeHashed(join(folder, 'cache', cached, file), Buffer.from('kept'))
  await make(planned)
  expect(readFileSync(site(file), 'utf8')).toBe('kept')
  await make(planned, true)
  expect((await sharp(site(file)).metadata()).width).toBe(500)

  const changed = await plan({ 'a.jpg': await color(500, 301).jpeg().toBuffer() })
  expect(changed.variants['a.jpg']?.plain).not.toBe(file)
})

test('a copy that something has damaged is made again, and is the same as before', async () => {
  const complain = vi.spyOn(console, 'error').mockReturnValue()
  const planned = await plan({ 'a.jpg': await color(500, 300).jpeg().toBuffer() })
  await make(planned)
  const [cached = ''] = readdirSync(join(folder, 'cache'))
  const files = planned.planned.map(({ file }) => file)
  const first = files.map((file) => readFileSync(site(file)))
  for (const file of files) truncateSync(join(folder, 'cache', cached, file), 100)
  await make(planned)
  expect(files.map((file) => readFileSync(site(file)))).toEqual(first)
  expect(complain.mock.calls).toEqual([
    ['A saved part of an earlier build was damaged and has been made again (copies of photos).'],
  ])
  complain.mockRestore()
})

test('a photo that cannot be decoded stops the build by its name, and leaves nothing', async () => {
  const planned = await plan({ 'a.jpg': createJpeg(800, 600) })
  await expect(make(planned)).rejects.toThrow('The picture a.jpg is damaged. Save it again')
  expect(planned.planned.some(({ file }) => existsSync(site(file)))).toBe(false)
})
