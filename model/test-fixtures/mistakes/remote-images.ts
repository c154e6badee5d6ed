// Slips in the addresses of stock pictures, and what their websites answer.
import { respondWith, redirectTo, type FakeResponse } from '../fake-image-host'
import { EVENT_TEXT, PAGE_TEXT, createMistakes, type Mistake } from './mistake'

const HOST = 'https://images.unsplash.com'
const PICTURE = `${HOST}/photo-1`

export const IMAGE_HOST_RESPONSES: Readonly<Record<string, FakeResponse>> = {
  [`${HOST}/gone`]: respondWith(404),
  [`${HOST}/page`]: '<!DOCTYPE html><title>A photo</title><svg></svg>',
  [`${HOST}/drawing`]: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>',
  [`${HOST}/away`]: redirectTo('https://example.org/photo.jpg'),
  [`${HOST}/offline`]: new Error('fetch failed'),
}

const image = `image: ${PICTURE}`
const WITH_STOCK = EVENT_TEXT.replace('image: walk.svg', image)
const IN_TEXT = PAGE_TEXT.replace('Come along.', `![Two chairs](${PICTURE})`)

export const remoteImageUrlMistakes: readonly Mistake[] = [
  ...createMistakes('events/slip.md', WITH_STOCK, [
    [
      'a stock picture without https',
      image,
      'image: http://images.unsplash.com/photo-1',
      'image-insecure 9:8 image',
      'repaired',
    ],
    [
      'a stock picture without the beginning',
      image,
      'image: //images.unsplash.com/photo-1',
      'image-insecure 9:8 image',
      'repaired',
    ],
    ['the page of a photo', image, 'image: https://unsplash.com/photos/1', 'image-page 9:8 image'],
    [
      'a stock picture with a port',
      image,
      'image: https://images.unsplash.com:8443/photo-1',
      'image-address 9:8 image',
    ],
    [
      'a stock picture with a name and a password',
      image,
      'image: https://ann:word@images.unsplash.com/photo-1',
      'image-address 9:8 image',
    ],
    ['a computer nearby', image, 'image: https://127.0.0.1/photo-1', 'image-elsewhere 9:8 image'],
  ]),
  ...createMistakes('pages/slip.md', IN_TEXT, [
    [
      'the page of a photo, in a text',
      PICTURE,
      'https://www.pexels.com/photo/1/',
      'image-page 6:1 -',
    ],
    [
      'a stock picture without https, in a text',
      PICTURE,
      'http://images.unsplash.com/photo-1',
      'image-insecure 6:1 -',
      'repaired',
    ],
  ]),
]

/** What only a build tells. */
export const imageHostMistakes: readonly Mistake[] = [
  ...createMistakes('events/slip.md', WITH_STOCK, [
    ['no way to the website', image, `image: ${HOST}/offline`, 'image-unfetched 9:8 image'],
    ['a stock picture that is gone', image, `image: ${HOST}/gone`, 'image-gone 9:8 image'],
    ['a way to another website', image, `image: ${HOST}/away`, 'image-led-away 9:8 image'],
    ['a page where a picture was', image, `image: ${HOST}/page`, 'image-page 9:8 image'],
    ['a stock drawing', image, `image: ${HOST}/drawing`, 'image-no-photo 9:8 image'],
  ]),
  ...createMistakes('pages/slip.md', IN_TEXT, [
    ['a stock picture that is gone, in a text', PICTURE, `${HOST}/gone`, 'image-gone 6:1 -'],
  ]),
]
