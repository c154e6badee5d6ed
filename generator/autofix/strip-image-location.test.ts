// Photos that say where they were taken: after the repair they show the same, upright, and say nothing.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readContent } from '../../model/source/read-content'
import { createExif, createJpeg } from '../../model/test-fixtures/image-bytes'
import { stripImageLocations } from './strip-image-location'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'photos-'))
  mkdirSync(join(folder, 'images'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const place = {
  IFD0: { Make: 'A phone' },
  IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 36/1 0/1' },
}
/** Red on the left and blue on the right, as the file has it. */
const photo = () =>
  sharp({ create: { width: 800, height: 500, channels: 3, background: 'red' } }).composite([
    {
      input: { create: { width: 400, height: 500, channels: 3, background: 'blue' } },
      gravity: 'east',
    },
  ])
const path = (name: string) => join(folder, 'images', name)
const codes = () => readContent(folder, basename(folder)).problems.map(({ code }) => code)
const repair = async () =>
  stripImageLocations(dirname(folder), readContent(folder, basename(folder)).problems)

test.each(['jpg', 'png', 'webp'] as const)('a %s', async (format) => {
  const turned = photo().withExif(place).withMetadata({ orientation: 6 })
  writeFileSync(path(`a.${format}`), await turned.toFormat(format as 'png').toBuffer())
  expect(codes()).toEqual(['photo-location'])
  await repair()
  expect(codes()).toEqual([])

  const bytes = readFileSync(path(`a.${format}`))
  expect(await sharp(bytes).metadata()).toMatchObject({ width: 500, height: 800 })
  const { exif, xmp, iptc, icc, orientation } = await sharp(bytes).metadata()
  expect([exif, xmp, iptc, icc, orientation]).toEqual(Array(5).fill(undefined))
  const above = await sharp(bytes)
    .extract({ left: 250, top: 100, width: 1, height: 1 })
    .removeAlpha()
    .raw()
    .toBuffer()
  expect(above[0]).toBeGreaterThan(240)
  expect(above[2]).toBeLessThan(15)
})

test('an avif', async () => {
  const turned = photo().withExif(place).withMetadata({ orientation: 6 })
  writeFileSync(path('a.avif'), await turned.avif({ effort: 0 }).toBuffer())
  expect(codes()).toEqual(['photo-location'])
  await repair()
  expect(codes()).toEqual([])
  const { format, compression, width, exif } = await sharp(readFileSync(path('a.avif'))).metadata()
  expect({ format, compression, width, exif }).toEqual({
    ...{ format: 'heif', compression: 'av1', width: 500, exif: undefined },
  })
})

test('what cannot be decoded stays, and is told again; other photos are not touched', async () => {
  const broken = createJpeg(800, 600, { exif: createExif({ latitude: true }) })
  const plain = await photo().withExif({ IFD0: place.IFD0 }).jpeg().toBuffer()
  writeFileSync(path('broken.jpg'), broken)
  writeFileSync(path('plain.jpg'), plain)
  await repair()
  expect(codes()).toEqual(['photo-location'])
  expect(readFileSync(path('broken.jpg'))).toEqual(broken)
  expect(readFileSync(path('plain.jpg'))).toEqual(plain)
  expect(readdirSync(join(folder, 'images'))).toEqual(['broken.jpg', 'plain.jpg'])
})
