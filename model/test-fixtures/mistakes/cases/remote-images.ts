// Mistakes in the URLs of remote images, and the responses of their websites.
import { respondWith, redirectTo, type FakeResponse } from '../../fake-image-host'
import {
  createMistakes,
  EVENT_TEXT,
  PAGE_TEXT,
  TEXT,
  type Mistake,
  type Mutation,
} from '../mistake'

const HOST = 'https://images.unsplash.com'
const IMAGE_URL = `${HOST}/photo-1`

export const IMAGE_HOST_RESPONSES: Readonly<Record<string, FakeResponse>> = {
  [`${HOST}/gone`]: respondWith(404),
  [`${HOST}/page`]: '<!DOCTYPE html><title>A photo</title><svg></svg>',
  [`${HOST}/drawing`]: '<svg xmlns="http://www.w3.org/2000/svg" width="900" height="600"/>',
  [`${HOST}/away`]: redirectTo('https://example.org/photo.jpg'),
  [`${HOST}/offline`]: new Error('fetch failed'),
}

const IMAGE = `image: ${IMAGE_URL}`
const EVENT_WITH_IMAGE = EVENT_TEXT.replace('image: walk.svg', IMAGE)
const PAGE_WITH_IMAGE = PAGE_TEXT.replace(TEXT, `![Two chairs](${IMAGE_URL})`)

export const remoteImageUrlMistakes: readonly Mistake[] = [
  ...createMistakes('events/sample.md', EVENT_WITH_IMAGE, [
    [
      'a remote picture without https',
      IMAGE,
      'image: http://images.unsplash.com/photo-1',
      'image-insecure 9:8 image',
      'repaired',
    ],
    [
      'a remote picture without the start of its address',
      IMAGE,
      'image: //images.unsplash.com/photo-1',
      'image-insecure 9:8 image',
      'repaired',
    ],
    [
      'a picture dropped into GitHub, in a field',
      IMAGE,
      'image: https://github.com/user-attachments/assets/1a2b3c4d-1111-2222-3333-444455556666',
      'image-elsewhere 9:8 image',
    ],
    ['the page of a photo', IMAGE, 'image: https://unsplash.com/photos/1', 'image-page 9:8 image'],
    [
      'a design in Canva',
      IMAGE,
      'image: https://www.canva.com/design/AbC123/xYz/view',
      'image-page 9:8 image',
    ],
    [
      'a picture in Google Drive, without https',
      IMAGE,
      'image: drive.google.com/file/d/1a2B3c/view?usp=sharing',
      'image-page 9:8 image',
    ],
    ...[
      'https://encrypted-tbn0.gstatic.com/images?q=tbn:ANd9GcQ7kTz2&s',
      'https://tse1.mm.bing.net/th?id=OIP.abc&pid=Api',
      'https://www.google.com/imgres?imgurl=https://example.com/a.jpg',
      'https://images.app.goo.gl/AbC123',
      'https://www.pinterest.com/pin/123456/',
    ].map((typed): Mutation => [
      `a picture of an image search: ${typed.slice(8)}`,
      IMAGE,
      `image: ${typed}`,
      'image-elsewhere 9:8 image',
    ]),
    ...['https://via.placeholder.com/240x120.png', 'https://placehold.co/600x400'].map(
      (typed): Mutation => [
        `a placeholder: ${typed.slice(8)}`,
        IMAGE,
        `image: ${typed}`,
        'image-elsewhere 9:8 image',
      ],
    ),
    [
      'a remote picture with a port',
      IMAGE,
      'image: https://images.unsplash.com:8443/photo-1',
      'image-address 9:8 image',
    ],
    [
      'a remote picture with a name and a password',
      IMAGE,
      'image: https://ann:word@images.unsplash.com/photo-1',
      'image-address 9:8 image',
    ],
    [
      'a computer on the local network',
      IMAGE,
      'image: https://127.0.0.1/photo-1',
      'image-elsewhere 9:8 image',
    ],
  ]),
  ...createMistakes('pages/sample.md', PAGE_WITH_IMAGE, [
    [
      'the page of a photo, in a text',
      IMAGE_URL,
      'https://www.pexels.com/photo/1/',
      'image-page 6:1 -',
    ],
    [
      'a remote picture without https, in a text',
      IMAGE_URL,
      'http://images.unsplash.com/photo-1',
      'image-insecure 6:1 -',
      'repaired',
    ],
  ]),
]

/** Mistakes that only a build reports, because it fetches the images. */
export const imageHostMistakes: readonly Mistake[] = [
  ...createMistakes('events/sample.md', EVENT_WITH_IMAGE, [
    [
      'a website that cannot be reached',
      IMAGE,
      `image: ${HOST}/offline`,
      'image-unfetched 9:8 image',
    ],
    ['a remote picture that is gone', IMAGE, `image: ${HOST}/gone`, 'image-gone 9:8 image'],
    ['a redirect to another website', IMAGE, `image: ${HOST}/away`, 'image-led-away 9:8 image'],
    ['a page where a picture was', IMAGE, `image: ${HOST}/page`, 'image-page 9:8 image'],
    ['a remote drawing', IMAGE, `image: ${HOST}/drawing`, 'image-no-photo 9:8 image'],
  ]),
  ...createMistakes('pages/sample.md', PAGE_WITH_IMAGE, [
    ['a remote picture that is gone, in a text', IMAGE_URL, `${HOST}/gone`, 'image-gone 6:1 -'],
  ]),
]
