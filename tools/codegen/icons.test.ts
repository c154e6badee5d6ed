// Tests the icons. generators.test.ts tests that they are up to date.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { generateIcons } from './icons'

const icons = Object.fromEntries(await generateIcons())

test('the icon for home screens has 180 pixels and no transparent corner', async () => {
  const image = sharp(icons['public/apple-touch-icon.png'] as Uint8Array)
  expect(await image.metadata()).toMatchObject({ format: 'png', width: 180, height: 180 })
  expect((await image.stats()).isOpaque).toBe(true)
})

test('favicon.ico contains an image of 32 pixels', async () => {
  const icon = icons['public/favicon.ico'] as Buffer
  expect([...icon.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32])
  const image = sharp(icon.subarray(icon.readUInt32LE(18)))
  expect(await image.metadata()).toMatchObject({ format: 'png', width: 32, height: 32 })
})
