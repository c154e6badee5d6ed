// Web addresses as phones and browsers show them: without https://, or with a translation of the page.
import {
  createBodyMistakes,
  createMistakes,
  EVENT_TEXT,
  OPEN_EVENT_TEXT,
  PAGE_TEXT,
  REGISTRATION_URL,
  type Mistake,
  type Mutation,
} from '../../mistake'

const typeBare = (name: string, bare: string): readonly Mistake[] =>
  createMistakes('events/sample.md', OPEN_EVENT_TEXT.replace(REGISTRATION_URL, `https://${bare}`), [
    [name, `https://${bare}`, bare, 'address-shape 13:19 registration_url', 'repaired'],
  ])

const typeTranslated = (name: string, typed: string): Mutation => [
  name,
  REGISTRATION_URL,
  typed,
  'link-detour 13:19 registration_url',
  'repaired',
]

const BUTTON = PAGE_TEXT.replace(
  '---\n\n',
  'button_text: Give\nbutton_link: https://tr.ee/sample\n---\n\n',
)
const VIDEO = 'https://www.youtube-nocookie.com/embed/abcde12345'
const VIDEO_PAGE = PAGE_TEXT.replace(
  '---\n\n',
  `video_title: Our work\nvideo_url: ${VIDEO}\nvideo_image: walk.svg\nvideo_text: A volunteer says what she does.\n---\n\n`,
)
const PHOTO = 'https://images.unsplash.com/photo-1?w=1600'

export const copiedAddressMistakes: readonly Mistake[] = [
  ...typeBare('a list of links without https://', 'linktr.ee/sample-center'),
  ...typeBare('a page on Facebook without https://', 'facebook.com/events/1234567890'),
  ...typeBare('a short address of a store', 'amzn.to/3AbCdEf'),
  ...typeBare('a website of a country', 'forms.sample.org.mx/registro'),
  ...createMistakes('pages/sample.md', BUTTON, [
    [
      'a button with an address without https://',
      'https://tr.ee',
      'tr.ee',
      'link-shape 5:14 button_link',
      'repaired',
    ],
  ]),
  ...createMistakes('pages/sample.md', VIDEO_PAGE, [
    [
      'the page of a video without https://',
      VIDEO,
      'youtu.be/abcde12345',
      'address-shape 5:12 video_url',
      'repaired',
    ],
  ]),
  ...createMistakes('events/sample.md', EVENT_TEXT.replace('walk.svg', PHOTO), [
    [
      'a photo without https://',
      PHOTO,
      PHOTO.replace('https://', ''),
      'image-insecure 9:8 image',
      'repaired',
    ],
    ['the page of a photo', PHOTO, 'unsplash.com/photos/abc', 'image-page 9:8 image'],
  ]),
  ...createBodyMistakes([
    [
      'a link in a text without https://',
      '[Sign up](https://conta.cc/3abc)',
      '[Sign up](conta.cc/3abc)',
      'link-shape 6:1 -',
      'repaired',
    ],
    [
      'a button in a text without https://',
      '::button[Sign up]{href=https://qrco.de/abc}',
      '::button[Sign up]{href=qrco.de/abc}',
      'link-shape 6:1 -',
      'repaired',
    ],
    [
      'a space in the address of a button, which has a question mark',
      '::button[Sign up]{href=https://forms.example.org/walk?id=7&day=2}',
      '::button[Sign up]{href=https:// forms.example.org/walk?id=7&day=2}',
      'directive-words 6:1 -',
      'repaired',
    ],
    [
      'a link to a translation in a text',
      '[Sign up](https://forms.example.org/walk?id=7)',
      '[Sign up](https://forms-example-org.translate.goog/walk?id=7&_x_tr_sl=en&_x_tr_tl=es)',
      'link-detour 6:1 -',
      'repaired',
    ],
  ]),
  ...createMistakes('events/sample.md', OPEN_EVENT_TEXT, [
    [
      'curly quotation marks around an address',
      `registration_url: ${REGISTRATION_URL}`,
      `registration_url: “${REGISTRATION_URL}”`,
      'quotes-curly 13:19 registration_url',
      'repaired',
    ],
    [
      'curly quotation marks around the name of a picture',
      'image: walk.svg',
      'image: “walk.svg”',
      'quotes-curly 9:8 image',
      'repaired',
    ],
    typeTranslated(
      'a page that a browser translated',
      'https://register-example-org.translate.goog/walk?_x_tr_sl=auto&_x_tr_tl=es&_x_tr_hl=es-419&_x_tr_pto=wapp',
    ),
    typeTranslated(
      'a page that Google Translate shows',
      `https://translate.google.com/translate?hl=es&sl=en&tl=es&u=${encodeURIComponent(REGISTRATION_URL)}`,
    ),
    typeTranslated(
      'a website that Google Translate shows',
      `https://translate.google.com.mx/website?sl=en&tl=es&u=${REGISTRATION_URL.replace('https://', '')}`,
    ),
    typeTranslated(
      'a page that Bing translated',
      `https://www.translatetheweb.com/?from=en&to=es&a=${encodeURIComponent(REGISTRATION_URL)}`,
    ),
  ]),
  ...createMistakes(
    'events/sample.md',
    OPEN_EVENT_TEXT.replace(REGISTRATION_URL, 'https://my-church.example.org/walk'),
    [
      [
        'a website with a hyphen that a browser translated',
        'https://my-church.example.org/walk',
        'https://my--church-example-org.translate.goog/walk?_x_tr_sl=en',
        'link-detour 13:19 registration_url',
        'repaired',
      ],
    ],
  ),
]
