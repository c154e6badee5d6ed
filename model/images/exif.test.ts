// What is read from a photo's EXIF data: its turn and its place, in every format, and nothing from nonsense.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createExif, createJpeg, createPng, createWebp } from '../test-fixtures/image-bytes'
import { parseExif } from './exif'

const files = {
  JPEG: (exif: Buffer) => createJpeg(800, 600, { exif }),
  PNG: (exif: Buffer) => createPng(800, 600, { exif }),
  WebP: (exif: Buffer) => createWebp(800, 600, exif),
}

describe.each(Object.entries(files))('%s', (_, file) => {
  test.each([true, false])('in either order of bytes (little end first: %s)', (isLittle) => {
    const exif = createExif({ orientation: 6, latitude: true, isLittle })
    expect(parseExif(file(exif))).toEqual({ orientation: 6, hasLocation: true })
  })

  test('without a place, or with a turn that there is not', () => {
    expect(parseExif(file(createExif({ orientation: 3 })))).toEqual({
      orientation: 3,
      hasLocation: false,
    })
    expect(parseExif(file(createExif({ orientation: 9 }))).orientation).toBe(1)
  })

  test('however it is cut or changed, it is read without a fault', () => {
    const whole = file(createExif({ orientation: 6, latitude: true }))
    fc.assert(
      fc.property(fc.nat(whole.length), fc.nat(whole.length - 1), fc.nat(255), (end, at, value) => {
        const broken = Buffer.from(whole)
        broken[at] = value
        const { orientation } = parseExif(broken.subarray(0, end))
        expect(orientation).toBeGreaterThanOrEqual(1)
        expect(orientation).toBeLessThanOrEqual(8)
      }),
      { seed: 7, numRuns: 2000 },
    )
  })
})

test.each(['Exif\0\0', '\0\0\0\0'])(
  'in an AVIF, behind %j; a turn that only the data tell does not count',
  (before) => {
    for (const isLittle of [true, false]) {
      const head = Buffer.from(`\0\0\0\x1cftypavif\0\0\0\x01${before}`, 'latin1')
      const exif = createExif({ orientation: 6, latitude: true, isLittle })
      expect(parseExif(Buffer.concat([head, exif]))).toEqual({ orientation: 1, hasLocation: true })
    }
  },
)

test('a place in XMP data is one too', () => {
  const xmp = Buffer.from('<rdf:Description exif:GPSLatitude="32,36.5N"/>')
  expect(parseExif(Buffer.concat([createJpeg(800, 600), xmp])).hasLocation).toBe(true)
})

test('a photo with no such data is upright and says no place', () => {
  expect(parseExif(createJpeg(800, 600))).toEqual({ orientation: 1, hasLocation: false })
  expect(parseExif(Uint8Array.of(0xff))).toEqual({ orientation: 1, hasLocation: false })
})
