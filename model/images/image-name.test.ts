import { describe, expect, test } from 'vitest'
import { isRejectedImage } from './image-name'

describe('isRejectedImage', () => {
  test.each([
    ['family.heic', 'family.heic'],
    ['Family Day.TIFF', 'family-day.jpg'],
    ['family_day.jpg', 'family-day.jpg'],
    ['Family.JPG', 'family.jpg'],
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
