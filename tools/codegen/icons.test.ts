// Tests the icons. generators.test.ts tests that they are up to date.
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { MANIFEST_ICONS } from '../../generator/site-files/manifest'
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

test('the icons of the manifest have the sizes that it names', async () => {
  for (const { file, size } of MANIFEST_ICONS) {
    const image = sharp(icons[`public/${file}`] as Uint8Array)
    expect(await image.metadata(), file).toMatchObject({ format: 'png', width: size, height: size })
  }
})

test('the icon that phones cut to their shape has nothing but its background outside of the safe circle', async () => {
  const image = sharp(icons['public/icon-maskable-512.png'] as Uint8Array).removeAlpha()
  const { data, info } = await image.raw().toBuffer({ resolveWithObject: true })
  const middle = info.width / 2
  let colored = 0
  for (let index = 0; index < info.width * info.height; index += 1) {
    const [x, y] = [index % info.width, Math.floor(index / info.width)]
    const isBackground = [0, 1, 2].every((channel) => data[index * 3 + channel] === data[channel])
    if (!isBackground && Math.hypot(x - middle, y - middle) > 0.4 * info.width) colored += 1
  }
  expect(colored).toBe(0)
})
