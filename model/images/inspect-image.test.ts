// Tests for image inspection, with images as cameras and programs save them.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createExif, createJpeg, createPng } from '../test-fixtures/image-bytes'
import { countScans } from './jpeg-segments'
import { inspectImage } from './inspect-image'

const createPhoto = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } })
const getCode = (name: string, bytes: Uint8Array) => inspectImage(name, bytes).problem?.code ?? null
const createSvg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">${inside}</svg>`)

describe('inspectImage of photos', () => {
  test('accepts an intact file of every format, and rejects one without its end', async () => {
    const files = {
      'a.jpg': await createPhoto().jpeg().toBuffer(),
      'b.jpeg': await createPhoto().jpeg({ progressive: true }).toBuffer(),
      'c.png': await createPhoto().png().toBuffer(),
      'd.webp': await createPhoto().webp().toBuffer(),
      'e.avif': await createPhoto().avif({ effort: 0 }).toBuffer(),
    }
    for (const [name, bytes] of Object.entries(files)) {
      expect(inspectImage(name, bytes)).toEqual({
        size: { width: 900, height: 600 },
        problem: null,
      })
      expect(getCode(name, bytes.subarray(0, bytes.length - 30)), name).toBe('image-cut-off')
    }
  })

  test('returns the size as visitors see it, with the orientation applied', async () => {
    const rotated = await createPhoto().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(inspectImage('a.jpg', rotated).size).toEqual({ width: 600, height: 900 })
    const avif = await createPhoto().withMetadata({ orientation: 6 }).avif({ effort: 0 }).toBuffer()
    expect(inspectImage('a.avif', avif).size).toEqual({ width: 600, height: 900 })
  })

  test('rejects photos with a GPS position, but accepts those with the name of the camera', async () => {
    const metadata = {
      IFD0: { Make: 'A phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 36/1 0/1' },
    }
    for (const format of ['jpeg', 'png', 'webp', 'avif'] as const) {
      const bytes = await createPhoto().withExif(metadata).toFormat(format).toBuffer()
      expect(getCode(`a.${format}`, bytes)).toBe('photo-location')
    }
    const bytes = await createPhoto().withExif({ IFD0: metadata.IFD0 }).jpeg().toBuffer()
    expect(getCode('a.jpg', bytes)).toBeNull()
  })

  test('accepts progressive photos, but rejects photos with more than 50 scans', async () => {
    const progressive = await sharp({
      create: {
        width: 900,
        height: 600,
        channels: 3,
        background: '#a63',
        noise: { type: 'gaussian', mean: 100, sigma: 60 },
      },
    })
      .jpeg({ progressive: true, quality: 95 })
      .toBuffer()
    expect(countScans(progressive)).toBe(10)
    expect(getCode('a.jpg', progressive)).toBeNull()
    expect(getCode('a.jpg', createJpeg(800, 600, { scans: 50 }))).toBeNull()
    expect(getCode('a.jpg', createJpeg(800, 600, { scans: 51 }))).toBe('image-layers')
  })

  test('accepts a photo with more data after its end, as phones write it', () => {
    expect(getCode('a.jpg', Buffer.concat([createJpeg(800, 600), Buffer.from('more')]))).toBeNull()
  })

  test('rejects a photo without its end, even if the thumbnail in it is complete', () => {
    const exif = Buffer.concat([createExif(), Buffer.from([0xff, 0xd9])])
    expect(getCode('a.jpg', createJpeg(800, 600, { exif, whole: false }))).toBe('image-cut-off')
  })

  test('rejects photos whose header declares too many pixels', () => {
    expect(inspectImage('a.png', createPng(20_000, 20_000)).problem).toMatchObject({
      code: 'image-pixels',
      message: 'This picture is far too large: 20000 by 20000 dots.',
    })
    expect(getCode('a.png', createPng(8000, 5000))).toBeNull()
  })

  test('warns about photos of less than 400 pixels in width', () => {
    expect(inspectImage('a.jpg', createJpeg(399, 300)).problem).toMatchObject({
      code: 'image-small',
      severity: 'warning',
    })
    expect(getCode('a.jpg', createJpeg(400, 300))).toBeNull()
  })

  test('suggests the extension that matches the real format', async () => {
    expect(inspectImage('front-door.jpg', await createPhoto().png().toBuffer()).problem?.fix).toBe(
      'On your computer, rename it to front-door.png, and upload it again. Write this name wherever the picture is shown. Then delete the file with the old name.',
    )
  })

  test('rejects a file that is not an image', () => {
    expect(getCode('a.jpg', Buffer.from('not a picture'))).toBe('image-unreadable')
  })

  test.each([
    ['image-file-name', 'a HEIC', 'heic\0\0\0\0mif1heic'],
    ['image-file-name', 'a HEIC by its compatible brands', 'abcd\0\0\0\0mif1heix'],
    ['image-unreadable', 'an MP4', 'isom\0\0\x02\0isomiso2avc1mp41'],
    ['image-unreadable', 'a QuickTime video', 'qt  \0\0\0\0qt  '],
  ])('reports %s for %s', (code, _, brands) => {
    const size = String.fromCharCode(8 + brands.length)
    const bytes = Buffer.from(`\0\0\0${size}ftyp${brands}\0\0\0\x08free`, 'latin1')
    expect(getCode('a.jpg', bytes)).toBe(code)
  })
})

describe('inspectImage of drawings', () => {
  test.each([
    '<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use href="#a"/>',
    '<image href="data:image/png;base64,AAAA"/><style>rect{fill:url("#a")}</style>',
    '<text>on top: url(x)</text><!-- <script> -->',
  ])('accepts a self-contained drawing: %s', (inside) => {
    expect(inspectImage('a.svg', createSvg(inside))).toMatchObject({
      size: { width: 30, height: 20 },
      problem: null,
    })
  })

  test('rejects a drawing with a script', () => {
    expect(getCode('a.svg', createSvg('<script>go()</script>'))).toBe('svg-program')
  })
})
