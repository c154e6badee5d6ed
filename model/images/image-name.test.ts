import { describe, expect, test } from 'vitest'
import { isRejectedImage } from './image-name'

describe('isRejectedImage', () => {
  test.each([
    ['family.heic', 'family.heic'],
    ['Family Day.TIFF', 'family-day.jpg'],
    ['family_day.jpg', 'family-day.jpg'],
    ['Family.JPG', 'family.jpg'],
    ['_DSC 0042.jpg', 'dsc-0042.jpg'],
    ['Shot at 3.42.07\u202fPM.png', 'Shot at 3.42.07 PM.png'],
    ['family.webp.jpg', 'family-webp.jpg'],
  ])('says that %s is meant by %s', (name, linked) => {
    expect(isRejectedImage(name, linked)).toBe(true)
  })

  test.each([
    ['family.jpg', 'family.jpg'],
    ['family.jpg', 'family.png'],
    ['family.heic', 'families.jpg'],
    ['family.tiff', 'gala.jpg'],
  ])('says that %s is not meant by %s, or can be shown', (name, linked) => {
    expect(isRejectedImage(name, linked)).toBe(false)
  })
})
