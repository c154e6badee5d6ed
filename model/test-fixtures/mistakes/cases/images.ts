// Mistakes in image files (their format, size, metadata and content) and in focal points.
import { createNestedUses } from '../../svg-images'
import { createExif, createJpeg, createPng } from '../../image-bytes'
import { createFileMistake, createMistakes, EVENT_TEXT, type Mistake } from '../mistake'

/** @param before what comes before the root element */
const createSmallSvg = (inside: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">${inside}</svg>\n`

const createSvgMistake = (name: string, inside: string, expected: string, before = ''): Mistake =>
  createFileMistake(
    'images/sample.svg',
    name,
    createSmallSvg(inside, before),
    expected,
    createSmallSvg(''),
  )

/** The head of a photo as iPhones save it. */
const HEIC = Buffer.concat([Buffer.from('\0\0\0\x18ftypheic'), Buffer.alloc(400)])

export const imageFileMistakes: readonly Mistake[] = [
  createSvgMistake(
    'a drawing of which a chat program left out the rest',
    '\n<path d="M0 0h9"/>\n<!-- ... the rest of the drawing stays exactly the same ... -->\n',
    'svg-incomplete 3:1 -',
  ),
  createSvgMistake(
    'a drawing of which a chat program left out the end',
    '\n<!-- remaining shapes -->\n',
    'svg-incomplete 2:1 -',
  ),
  createFileMistake(
    'images/sample.jpg',
    'a PNG that is called .jpg',
    createPng(800, 600),
    'image-ending 1:1 -',
  ),
  {
    ...createFileMistake(
      'images/sample-cards.jpg',
      'a PNG that is called .jpg, and an event with it',
      createPng(800, 600),
      'image-ending 1:1 -',
    ),
    otherFiles: {
      'events/cards.md': EVENT_TEXT.replace('id: sample', 'id: cards').replace(
        'walk.svg',
        'sample-cards.jpg',
      ),
    },
  },
  createFileMistake(
    'images/renamed-portrait.jpg',
    'a photo of an iPhone that was only renamed',
    HEIC,
    'image-file-name 1:1 -',
  ),
  {
    ...createFileMistake(
      'images/renamed-garden.png',
      'a photo of an iPhone that is called .png, and an event with it',
      HEIC,
      'image-file-name 1:1 -',
    ),
    otherFiles: {
      'events/garden-tour.md': EVENT_TEXT.replace('id: sample', 'id: garden-tour').replace(
        'walk.svg',
        'renamed-garden.png',
      ),
    },
  },
  createFileMistake(
    'images/sample.png',
    'a GIF',
    Buffer.from('GIF89a\x20\x03\x20\x03'),
    'image-ending 1:1 -',
  ),
  createFileMistake(
    'images/sample.jpg',
    'more than 30 MB',
    Buffer.alloc(31 * 1024 * 1024),
    'image-large 1:1 -',
  ),
  createFileMistake(
    'images/sample.jpg',
    'narrower than a phone',
    createJpeg(320, 240),
    'image-small 1:1 -',
  ),
  createFileMistake(
    'images/sample.png',
    'a screenshot of a whole phone',
    createPng(1170, 2532),
    'image-screen 1:1 -',
  ),
  createFileMistake(
    'images/sample.jpg',
    'half a photo',
    createJpeg(800, 600, { whole: false }),
    'image-cut-off 1:1 -',
  ),
  createFileMistake(
    'images/sample.jpg',
    'a photo in thousands of layers',
    createJpeg(800, 600, { scans: 3000 }),
    'image-layers 1:1 -',
  ),
  createFileMistake(
    'images/sample.png',
    'hundreds of millions of pixels',
    createPng(20_000, 20_000),
    'image-pixels 1:1 -',
  ),
  createFileMistake(
    'images/sample.jpg',
    'a photo with its location',
    createJpeg(800, 600, { exif: createExif({ latitude: true }) }),
    'photo-location 1:1 -',
  ),
  createSvgMistake('a script', '<script>alert(1)</script>', 'svg-program 1:1 -'),
  createSvgMistake('an event handler', '<rect onclick="go()"/>', 'svg-program 1:1 -'),
  createSvgMistake(
    'a page in a picture',
    '<foreignObject><p>x</p></foreignObject>',
    'svg-program 1:1 -',
  ),
  createSvgMistake('a link', '<a href="https://a.example"><rect/></a>', 'svg-outside 1:1 -'),
  createSvgMistake(
    'a picture from another site',
    '<image href="https://a.example/x.png"/>',
    'svg-outside 1:1 -',
  ),
  createSvgMistake(
    'a fill from another site',
    '<rect fill="url(//a.example/x#y)"/>',
    'svg-outside 1:1 -',
  ),
  {
    ...createSvgMistake(
      'a stylesheet from another site',
      '<style>@import "//a.example/x";</style>',
      'svg-outside 1:71 -',
    ),
    repaired: true,
  },
  {
    ...createSvgMistake(
      'a font from another site, and a plain & in its address',
      "<style>\n@import url('https://fonts.example/css2?family=Quicksand:wght@400;600&display=swap');\n.words{font-family:Quicksand,sans-serif}\n</style>",
      'svg-outside 2:1 -',
    ),
    repaired: true,
  },
  {
    ...createSvgMistake(
      'the file of a font on another site',
      '<style>\n  @font-face {\n    font-family: Quicksand;\n    src: url(https://fonts.example/quicksand.woff2) format("woff2");\n  }\n</style>',
      'svg-outside 2:3 -',
    ),
    repaired: true,
  },
  createSvgMistake('an entity', '', 'svg-doctype 1:1 -', '<!DOCTYPE svg [<!ENTITY a "b">]>\n'),
  {
    ...createSvgMistake(
      'a DOCTYPE as old programs write it',
      '',
      'svg-doctype 1:1 -',
      '<!DOCTYPE svg>',
    ),
    repaired: true,
  },
  createSvgMistake('an element of web pages', '<picture/>', 'svg-unknown 1:1 -'),
  createSvgMistake('a number without its quotes', '<rect width=3/>', 'svg-broken 1:1 -'),
  {
    ...createSvgMistake('a plain &', '<text>\n  Hope & Hands\n</text>', 'svg-broken 2:8 -'),
    repaired: true,
  },
  {
    ...createSvgMistake(
      'values of a program',
      '<path d="M0 0h9" strokeWidth={6} stroke="#333"/>\n<path d="M0 9h9" strokeLinecap={"round"}/>',
      'svg-broken 1:81 -',
    ),
    repaired: true,
  },
  {
    ...createSvgMistake('a space of HTML', '<text>Hope&nbsp;Hands</text>', 'svg-broken 1:74 -'),
    repaired: true,
  },
  {
    ...createFileMistake(
      'images/sample.svg',
      'a drawing that does not say that it is one',
      '<svg width="320" height="120" viewBox="0 0 320 120"><rect width="9" height="9"/></svg>',
      'svg-broken 1:1 -',
      '<svg xmlns="http://www.w3.org/2000/svg" width="320" height="120" viewBox="0 0 320 120"><rect width="9" height="9"/></svg>',
    ),
    repaired: true,
  },
  createFileMistake(
    'images/map.svg',
    'a photo in place of the drawn map',
    Buffer.from(
      'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
      'base64',
    ),
    'image-ending 1:1 -',
    createSmallSvg(''),
  ),
  createFileMistake(
    'images/sample.svg',
    'parts that use each other',
    createNestedUses(9),
    'svg-heavy 1:1 -',
    createSmallSvg(''),
  ),
]

export const unusedImageMistakes: readonly Mistake[] = createMistakes(
  'events/sample.md',
  EVENT_TEXT.replace('id: sample', 'id: tent').replace('walk.svg', 'tent-in-yard-new.svg'),
  [
    [
      'an old picture, and nothing that shows the new one',
      'tent-in-yard-new.svg',
      'tent-in-yard.svg',
      'image-unused 9:8 image',
    ],
  ],
).map((mistake) => ({
  ...mistake,
  otherFiles: {
    'images/tent-in-yard.svg': createSmallSvg(''),
    'images/tent-in-yard-new.svg': createSmallSvg(''),
  },
}))

const WITH_FOCUS = EVENT_TEXT.replace('decorative', 'decorative\nfocus: 30% 20%')
const POSITION = '30% 20%'

export const focalPointMistakes: readonly Mistake[] = [
  ...createMistakes('events/sample.md', WITH_FOCUS, [
    ['a position in words', POSITION, 'her face', 'focus-shape 11:8 focus'],
    ['a position with a comma', POSITION, '30, 20', 'focus-shape 11:8 focus', 'repaired'],
    ['a position outside the picture', POSITION, '130% 20%', 'focus-shape 11:8 focus'],
  ]),
  ...createMistakes('events/sample.md', WITH_FOCUS.replace(POSITION, 'left'), [
    [
      'a side in capital letters',
      'focus: left',
      'focus: LEFT',
      'focus-shape 11:8 focus',
      'repaired',
    ],
  ]),
]
