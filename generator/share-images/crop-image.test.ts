// Tests that images are cropped around their focal point, as the browser does.
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { createSvg } from '../../model/test-fixtures/svg-images'
import { coverBox, cropImage, isLargeEnough } from './crop-image'

const box = { width: 100, height: 50 }
const tall = { width: 100, height: 200 }
const wide = { width: 400, height: 100 }

describe('coverBox', () => {
  test('covers the box and keeps the center by default', () => {
    expect(coverBox({ size: tall, focus: undefined }, box)).toMatchObject({ left: 0, top: 75 })
    expect(coverBox({ size: wide, focus: 'center' }, box)).toEqual({
      width: 200,
      height: 50,
      left: 50,
      top: 0,
    })
  })

  test('keeps the side or the point that the focus names', () => {
    expect(coverBox({ size: tall, focus: 'top' }, box)).toMatchObject({ left: 0, top: 0 })
    expect(coverBox({ size: tall, focus: 'bottom' }, box)).toMatchObject({ left: 0, top: 150 })
    expect(coverBox({ size: tall, focus: '30% 20%' }, box)).toMatchObject({ left: 0, top: 30 })
    expect(coverBox({ size: wide, focus: 'right' }, box)).toMatchObject({ left: 100, top: 0 })
  })
})

test('isLargeEnough is false if an image would be blurred', () => {
  expect(isLargeEnough({ width: 50, height: 25 }, box)).toBe(true)
  expect(isLargeEnough({ width: 49, height: 100 }, box)).toBe(false)
})

describe('cropImage', () => {
  const readCorner = async (image: Buffer) => {
    const { data, info } = await sharp(image).raw().toBuffer({ resolveWithObject: true })
    return { size: [info.width, info.height], color: [...data.subarray(0, 3)] }
  }

  test('turns a photo upright before it crops it', async () => {
    const white = { r: 255, g: 255, b: 255 }
    const black = { create: { width: 100, height: 100, channels: 3, background: 'black' } } as const
    // Turned by 90 degrees, the black half is on top.
    const photo = await sharp({
      create: { width: 200, height: 100, channels: 3, background: white },
    })
      .composite([{ input: await sharp(black).png().toBuffer(), left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const picture = { file: 'door.jpg', size: tall, focus: 'top' }
    const { size, color } = await readCorner(await cropImage(photo, picture, box))
    expect(size).toEqual([100, 50])
    expect(Math.max(...color)).toBeLessThan(10)
  })

  test('puts a transparent image on the background of cards', async () => {
    const svg = Buffer.from(createSvg('<g/>'))
    const picture = { file: 'hill.svg', size: wide, focus: undefined }
    const { color } = await readCorner(await cropImage(svg, picture, box))
    expect(color).toEqual([251, 247, 240])
  })

  test('leaves out a drawing that cannot be read, and names a photo that cannot be', async () => {
    const damaged = Buffer.from('<svg')
    const picture = { file: 'hill.svg', size: wide, focus: undefined }
    expect((await readCorner(await cropImage(damaged, picture, box))).size).toEqual([100, 50])
    const photo = { ...picture, file: 'door.jpg' }
    await expect(cropImage(damaged, photo, box)).rejects.toThrow('door.jpg')
  })
})
