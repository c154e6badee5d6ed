// Slips in the files of pictures: what they are, how large they are, and what they tell.
import { createNestedUses } from '../svg-images'
import { createExif, createJpeg, createPng } from '../image-bytes'
import { EVENT_TEXT, createMistakes, type Mistake } from './mistake'

const svg = (inside: string, before = '') =>
  `${before}<svg xmlns="http://www.w3.org/2000/svg" width="30" height="20">${inside}</svg>\n`

const slip = (
  path: string,
  name: string,
  file: string | Uint8Array,
  told: string,
  meant: string | null = null,
): Mistake => ({ name, path, content: file, validContent: meant, expected: `${told} 1:1 -`, repaired: false })

const drawing = (name: string, inside: string, told: string, before = ''): Mistake =>
  slip('images/slip.svg', name, svg(inside, before), told, svg(''))

export const imageFileMistakes: readonly Mistake[] = [
  slip('images/slip.jpg', 'a PNG that is called .jpg', createPng(800, 600), 'image-ending'),
  slip('images/slip.png', 'a GIF', Buffer.from('GIF89a\x20\x03\x20\x03'), 'image-ending'),
  slip('images/slip.jpg', 'more than 30 MB', Buffer.alloc(31 * 1024 * 1024), 'image-large'),
  slip('images/slip.jpg', 'narrower than a phone', createJpeg(320, 240), 'image-small'),
  slip('images/slip.jpg', 'half a photo', createJpeg(800, 600, { whole: false }), 'image-cut-off'),
  slip(
    'images/slip.jpg',
    'a photo in thousands of layers',
    createJpeg(800, 600, { scans: 3000 }),
    'image-layers',
  ),
  slip('images/slip.png', 'hundreds of million dots', createPng(20_000, 20_000), 'image-pixels'),
  slip(
    'images/slip.jpg',
    'a photo with its place',
    createJpeg(800, 600, { exif: createExif({ latitude: true }) }),
    'photo-location',
  ),
  drawing('a script', '<script>alert(1)</script>', 'svg-program'),
  drawing('what happens at a click', '<rect onclick="go()"/>', 'svg-program'),
  drawing('a page in a picture', '<foreignObject><p>x</p></foreignObject>', 'svg-program'),
  drawing('a link', '<a href="https://a.example"><rect/></a>', 'svg-outside'),
  drawing('a picture of another site', '<image href="https://a.example/x.png"/>', 'svg-outside'),
  drawing('a fill from another site', '<rect fill="url(//a.example/x#y)"/>', 'svg-outside'),
  drawing('styles of another site', '<style>@import "//a.example/x";</style>', 'svg-outside'),
  drawing('words that stand for others', '', 'svg-doctype', '<!DOCTYPE svg [<!ENTITY a "b">]>\n'),
  {
    ...drawing('a DOCTYPE as old programs write it', '', 'svg-doctype', '<!DOCTYPE svg>'),
    repaired: true,
  },
  drawing('something that is for web pages', '<picture/>', 'svg-unknown'),
  drawing('a number without its quotes', '<rect width=3/>', 'svg-broken'),
  slip('images/slip.svg', 'parts that use each other', createNestedUses(9), 'svg-heavy', svg('')),
]

const CUT = EVENT_TEXT.replace('decorative', 'decorative\nfocus: 30% 20%')
const place = '30% 20%'

export const focalPointMistakes: readonly Mistake[] = [
  ...createMistakes('events/slip.md', CUT, [
    ['a place in words', place, 'her face', 'focus-shape 11:8 focus'],
    ['a place with a comma', place, '30, 20', 'focus-shape 11:8 focus', 'repaired'],
    ['a place outside of the picture', place, '130% 20%', 'focus-shape 11:8 focus'],
  ]),
  ...createMistakes('events/slip.md', CUT.replace(place, 'left'), [
    [
      'a side in capital letters',
      'focus: left',
      'focus: LEFT',
      'focus-shape 11:8 focus',
      'repaired',
    ],
  ]),
]
