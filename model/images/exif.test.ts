// Tests for parsing the orientation and the GPS position of photos, in every format and from damaged data.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createExif, createJpeg, createPng, createWebp } from '../test-fixtures/image-bytes'
import { parseExif } from './exif'

const files = {
  JPEG: (exif: Buffer) => createJpeg(800, 600, { exif }),
  PNG: (exif: Buffer) => createPng(800, 600, { exif }),
  WebP: (exif: Buffer) => createWebp(800, 600, exif),
}

describe.each(Object.entries(files))('parseExif of a %s', (_, createFile) => {
  test.each([true, false])('reads orientation and position (little-endian: %s)', (isLittle) => {
    const exif = createExif({ orientation: 6, latitude: true, isLittle })
    expect(parseExif(createFile(exif))).toEqual({ orientation: 6, hasLocation: true })
  })

  test('reports no position if there is none', () => {
    expect(parseExif(createFile(createExif({ orientation: 3 })))).toEqual({
      orientation: 3,
      hasLocation: false,
    })
  })

  test('returns an upright orientation instead of an invalid one', () => {
    expect(parseExif(createFile(createExif({ orientation: 9 }))).orientation).toBe(1)
  })

  test('returns a valid orientation however the file is truncated or damaged', () => {
    const complete = createFile(createExif({ orientation: 6, latitude: true }))
    fc.assert(
      fc.property(
        fc.nat(complete.length),
        fc.nat(complete.length - 1),
        fc.nat(255),
        (end, index, value) => {
          const damaged = Buffer.from(complete)
          damaged[index] = value
          const { orientation } = parseExif(damaged.subarray(0, end))
          expect(orientation).toBeGreaterThanOrEqual(1)
          expect(orientation).toBeLessThanOrEqual(8)
        },
      ),
      { seed: 7, numRuns: 2000 },
    )
  })
})

describe('parseExif', () => {
  test.each(['Exif\0\0', '\0\0\0\0'])(
    'reads the position after %j in an AVIF and ignores the EXIF orientation',
    (prefix) => {
      for (const isLittle of [true, false]) {
        const head = Buffer.from(`\0\0\0\x1cftypavif\0\0\0\x01${prefix}`, 'latin1')
        const exif = createExif({ orientation: 6, latitude: true, isLittle })
        expect(parseExif(Buffer.concat([head, exif]))).toEqual({
          orientation: 1,
          hasLocation: true,
        })
      }
    },
  )

  test('finds a position in XMP data', () => {
    const xmp = Buffer.from('<rdf:Description exif:GPSLatitude="32,36.5N"/>')
    expect(parseExif(Buffer.concat([createJpeg(800, 600), xmp])).hasLocation).toBe(true)
  })

  test('returns an upright orientation and no position for a photo without EXIF data', () => {
    expect(parseExif(createJpeg(800, 600))).toEqual({ orientation: 1, hasLocation: false })
    expect(parseExif(Uint8Array.of(0xff))).toEqual({ orientation: 1, hasLocation: false })
  })
})
