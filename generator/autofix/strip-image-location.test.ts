// Tests that photos lose the location where they were taken, and look the same.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { readContent } from '../../model/source/read-content'
import { createExif, createJpeg } from '../../model/test-fixtures/image-bytes'
import { stripImageLocations } from './strip-image-location'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'))
  mkdirSync(join(folder, 'images'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const metadata = {
  IFD0: { Make: 'A phone' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 36/1 0/1' },
}
/** An image that is red on the left and blue on the right before it is rotated. */
const createPhoto = () =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width: 400, height: 500, channels: 3, background: 'blue' } },
      gravity: 'east',
    },
  ])
const getPath = (name: string) => join(folder, 'images', name)
const findCodes = () => readContent(folder, basename(folder)).problems.map(({ code }) => code)
const strip = async () =>
  stripImageLocations(dirname(folder), readContent(folder, basename(folder)).problems)

describe('stripImageLocations', () => {
  test.each(['jpg', 'png', 'webp'] as const)(
    'removes all metadata from a %s file and rotates it upright',
    async (format) => {
      const rotated = createPhoto().withExif(metadata).withMetadata({ orientation: 6 })
      writeFileSync(getPath(`a.${format}`), await rotated.toFormat(format as 'png').toBuffer())
      expect(findCodes()).toEqual(['photo-location'])
      await strip()
      expect(findCodes()).toEqual([])

      const bytes = readFileSync(getPath(`a.${format}`))
      expect(await sharp(bytes).metadata()).toMatchObject({ width: 500, height: 800 })
      const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
      expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined))
      const topPixel = await sharp(bytes)
        .extract({ left: 250, top: 100, width: 1, height: 1 })
        .removeAlpha()
        .raw()
        .toBuffer()
      expect(topPixel[0]).toBeGreaterThan(240)
      expect(topPixel[2]).toBeLessThan(15)
    },
  )

  test('removes the metadata from an avif file and keeps its format', async () => {
    const rotated = createPhoto().withExif(metadata).withMetadata({ orientation: 6 })
    writeFileSync(getPath('a.avif'), await rotated.avif({ effort: 0 }).toBuffer())
    expect(findCodes()).toEqual(['photo-location'])
    await strip()
    expect(findCodes()).toEqual([])
    const { format, compression, width, exif } = await sharp(
      readFileSync(getPath('a.avif')),
    ).metadata()
    expect({ format, compression, width, exif }).toEqual({
      format: 'heif',
      compression: 'av1',
      width: 500,
      exif: undefined,
    })
  })

  test('leaves photos alone that cannot be decoded or have no location', async () => {
    const broken = createJpeg(800, 600, { exif: createExif({ latitude: true }) })
    const plain = await createPhoto().withExif({ IFD0: metadata.IFD0 }).jpeg().toBuffer()
    writeFileSync(getPath('broken.jpg'), broken)
    writeFileSync(getPath('plain.jpg'), plain)
    await strip()
    expect(findCodes()).toEqual(['photo-location'])
    expect(readFileSync(getPath('broken.jpg'))).toEqual(broken)
    expect(readFileSync(getPath('plain.jpg'))).toEqual(plain)
    expect(readdirSync(join(folder, 'images'))).toEqual(['broken.jpg', 'plain.jpg'])
  })
})
