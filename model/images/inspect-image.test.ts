// Pictures as cameras and programs save them: their size, and what would keep them from being shown.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createExif, createJpeg, createPng } from '../test-fixtures/image-bytes'
import { countScans } from './jpeg-segments'
import { inspectImage } from './inspect-image'

const photo = (width = 900, height = 600) =>
  sharp({ create: { width, height, channels: 3, background: '#a63' } })
const codeOf = (name: string, bytes: Uint8Array) => inspectImage(name, bytes).finding?.code ?? null
const svg = (inside: string) =>
  Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 30 20">${inside}</svg>`)

describe('photos', () => {
  test('are fine in every format, and told when their end is missing', async () => {
    const files = {
      'a.jpg': await photo().jpeg().toBuffer(),
      'b.jpeg': await photo().jpeg({ progressive: true }).toBuffer(),
      'c.png': await photo().png().toBuffer(),
      'd.webp': await photo().webp().toBuffer(),
      'e.avif': await photo().avif({ effort: 0 }).toBuffer(),
    }
    for (const [name, bytes] of Object.entries(files)) {
      expect(inspectImage(name, bytes)).toEqual({
        size: { width: 900, height: 600 },
        finding: null,
      })
      expect(codeOf(name, bytes.subarray(0, bytes.length - 30)), name).toBe('image-cut-off')
    }
  })

  test('that were taken with the phone held upright are higher than wide', async () => {
    const turned = await photo().withMetadata({ orientation: 6 }).jpeg().toBuffer()
    expect(inspectImage('a.jpg', turned).size).toEqual({ width: 600, height: 900 })
    const avif = await photo().withMetadata({ orientation: 6 }).avif({ effort: 0 }).toBuffer()
    expect(inspectImage('a.avif', avif).size).toEqual({ width: 600, height: 900 })
  })

  test('that say where they were taken are refused; a camera’s name does not matter', async () => {
    const place = {
      IFD0: { Make: 'A phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 36/1 0/1' },
    }
    for (const name of ['a.jpeg', 'a.png', 'a.webp', 'a.avif'])
      expect(
        codeOf(
          name,
          await photo()
            .withExif(place)
            .toFormat(name.slice(2) as 'jpeg')
            .toBuffer(),
        ),
      ).toBe('photo-location')
    expect(
      codeOf('a.jpg', await photo().withExif({ IFD0: place.IFD0 }).jpeg().toBuffer()),
    ).toBeNull()
  })

  test('are counted layer by layer: a photo that gets finer as it loads is fine, and one with thousands is not', async () => {
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
    expect(codeOf('a.jpg', progressive)).toBeNull()
    expect(codeOf('a.jpg', createJpeg(800, 600, { scans: 50 }))).toBeNull()
    expect(codeOf('a.jpg', createJpeg(800, 600, { scans: 51 }))).toBe('image-layers')
  })

  test('with more behind their end, as phones write it, are whole', () => {
    expect(codeOf('a.jpg', Buffer.concat([createJpeg(800, 600), Buffer.from('more')]))).toBeNull()
  })

  test('with a small picture in their data are not taken for whole', () => {
    const exif = Buffer.concat([createExif(), Buffer.from([0xff, 0xd9])])
    expect(codeOf('a.jpg', createJpeg(800, 600, { exif, whole: false }))).toBe('image-cut-off')
  })

  test('with far too many dots are refused by what they say of themselves', () => {
    expect(inspectImage('a.png', createPng(20_000, 20_000)).finding).toMatchObject({
      code: 'image-pixels',
      message: 'This picture is far too large: 20000 by 20000 dots.',
    })
    expect(codeOf('a.png', createPng(8000, 5000))).toBeNull()
  })

  test('that are small are only a warning', () => {
    expect(inspectImage('a.jpg', createJpeg(399, 300)).finding).toMatchObject({
      code: 'image-small',
      severity: 'warning',
    })
    expect(codeOf('a.jpg', createJpeg(400, 300))).toBeNull()
  })

  test('that are not what their name says get the right one', async () => {
    expect(inspectImage('front-door.jpg', await photo().png().toBuffer()).finding?.fix).toBe(
      'Rename it to front-door.png, and write this name wherever the picture is shown.',
    )
    expect(codeOf('a.jpg', Buffer.from('\0\0\0\x18ftypheic\0\0\0\0mif1heic', 'latin1'))).toBe(
      'image-file-name',
    )
    expect(codeOf('a.jpg', Buffer.from('not a picture'))).toBe('image-unreadable')
  })
})

describe('drawings', () => {
  test.each([
    '<defs><linearGradient id="a"/></defs><rect fill="url(#a)"/><use href="#a"/>',
    '<image href="data:image/png;base64,AAAA"/><style>rect{fill:url("#a")}</style>',
    '<text>on top: url(x)</text><!-- <script> -->',
  ])('with all their parts in them are fine: %s', (inside) => {
    expect(inspectImage('a.svg', svg(inside))).toEqual({
      size: { width: 30, height: 20 },
      finding: null,
    })
  })

  test('are refused for what they hold', () => {
    expect(codeOf('a.svg', svg('<script>go()</script>'))).toBe('svg-program')
  })
})
