// Tests that only uploads to GitHub are fetched, and that only photos that are fit for the site are taken.
import sharp from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { inspectImage } from '../../../model/images/inspect-image'
import { fetchPicture } from './picture'

const UPLOAD = 'https://github.com/user-attachments/assets/0b1f-2c'
const MARKDOWN = `<img width="900" alt="Tea" src="${UPLOAD}" />`

const createPhoto = (width = 900, gps = false) => {
  const image = sharp({ create: { width, height: 600, channels: 3, background: 'pink' } }).jpeg()
  return gps
    ? image.withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '32/1 36/1 0/1' } }).toBuffer()
    : image.toBuffer()
}

describe('fetchPicture', () => {
  test('fetches the upload and names it after the entry', async () => {
    const photo = await createPhoto()
    const download = vi.fn().mockResolvedValue(photo)
    expect(await fetchPicture(MARKDOWN, 'tea', download)).toEqual({
      name: 'tea.jpg',
      bytes: photo,
      size: { width: 900, height: 600 },
    })
    expect(download).toHaveBeenCalledWith(UPLOAD, expect.any(Number))
  })

  test('removes the place where a photo was taken', async () => {
    const photo = await createPhoto(900, true)
    expect(inspectImage('tea.jpg', photo).problem?.code).toBe('photo-location')
    const picture = await fetchPicture(MARKDOWN, 'tea', () => Promise.resolve(photo))
    expect('bytes' in picture && inspectImage('tea.jpg', picture.bytes).problem).toBeNull()
  })

  test.each([
    'https://evil.example/a.png',
    '![a](http://169.254.169.254/latest)',
    'https://github.com.evil.example/user-attachments/assets/1',
    'file:///etc/passwd',
    'nothing',
  ])('fetches nothing for %s', async (answer) => {
    const download = vi.fn()
    expect(await fetchPicture(answer, 'tea', download)).toHaveProperty('advice')
    expect(download).not.toHaveBeenCalled()
  })

  test.each([
    ['a program', Buffer.from('#!/bin/sh')],
    [
      'a drawing with a program',
      Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>'),
    ],
    ['half a photo', null],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_name, bytes) => {
    const upload = bytes ?? (await createPhoto()).subarray(0, 500)
    const result = await fetchPicture(MARKDOWN, 'tea', () => Promise.resolve(upload))
    expect(result).toHaveProperty('advice')
  })

  test('says what to do with a photo in the format of an iPhone', async () => {
    const heic = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(400)])
    expect(await fetchPicture(MARKDOWN, 'ann', () => Promise.resolve(heic))).toEqual({
      advice: expect.stringMatching(
        /format of an iPhone .* Send it to yourself by email/,
      ) as string,
    })
  })

  test('says so when the upload cannot be had', async () => {
    expect(await fetchPicture(MARKDOWN, 'tea', () => Promise.resolve(null))).toEqual({
      advice: expect.stringContaining('we could not open it') as string,
    })
  })
})
