// Slips in the files themselves: how they are saved, what they are called, where they lie; and signs that nobody can see.
import { EVENT_TEXT, PAGE_TEXT, createMistakes, type Mistake } from './mistake'

const bytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  )

function file(path: string, name: string, content: string | Uint8Array, told: string): Mistake {
  return { name, path, content: content, validContent: null, expected: told, repaired: false }
}

const accented = PAGE_TEXT.replace('Come along.', 'Come to the caf')

export const encodingMistakes: readonly Mistake[] = [
  ['UTF-16', Buffer.from(`\uFEFF${PAGE_TEXT}`, 'utf16le'), 'encoding 1:1 -'],
  [
    'UTF-16, the other way round',
    Buffer.from(`\uFEFF${PAGE_TEXT}`, 'utf16le').swap16(),
    'encoding 1:1 -',
  ],
  ['UTF-16 without its mark', Buffer.from(PAGE_TEXT, 'utf16le'), 'encoding 1:1 -'],
  ['UTF-32', bytes([0xff, 0xfe, 0, 0], PAGE_TEXT), 'encoding 1:1 -'],
  ['Latin-1', bytes(accented.split('caf')[0] ?? '', 'caf', [0xe9], '\n'), 'encoding 6:16 -'],
  [
    'the dashes of Windows',
    bytes(PAGE_TEXT.trimEnd(), [0x20, 0x96, 0x20], 'yes\n'),
    'encoding 10:26 -',
  ],
  ['a Word document', bytes([0x50, 0x4b, 0x03, 0x04], 'word'), 'file-not-text 1:1 -'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'file-not-text 1:1 -'],
  ['a photo', bytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'file-not-text 1:1 -'],
  ['far too large', Buffer.alloc(200 * 1024, 'a'), 'file-large 1:1 -'],
].map(([name, content, told]) =>
  file('pages/slip.md', name as string, content as Buffer, told as string),
)

export const characterMistakes: readonly Mistake[] = [
  ...createMistakes('pages/slip.md', PAGE_TEXT, [
    [
      'two marks at the beginning',
      '---\ntitle',
      '\uFEFF\uFEFF---\ntitle',
      'character-invisible 1:1 -',
      'repaired',
    ],
    [
      'a sign that turns the order around',
      'Good shoes',
      'Good \u202Eshoes',
      'character-direction 10:6 -',
      'repaired',
    ],
    ['one in a field', 'title: Park', 'title: \u2067Park', 'character-direction 2:8 -', 'repaired'],
    [
      'an invisible space',
      'title: Park',
      'ti\u200Btle: Park',
      'character-invisible 2:3 -',
      'repaired',
    ],
    [
      'a line break of another kind',
      'Good shoes',
      'Good\u2028shoes',
      'character-line-break 10:5 -',
      'repaired',
    ],
    [
      'a sign of a terminal',
      'Good shoes',
      'Good \u001Bshoes',
      'character-control 10:6 -',
      'repaired',
    ],
    ['a zero', 'Good shoes', 'Good \0shoes', 'character-control 10:6 -', 'repaired'],
    [
      'the mark of the base path',
      'Good shoes',
      'Good \uFDD0shoes',
      'character-control 10:6 -',
      'repaired',
    ],
    ['a lost letter', 'Good shoes', 'Good sh\uFFFDes', 'character-lost 10:8 -'],
  ]),
  ...createMistakes('pages/slip.md', PAGE_TEXT.replace('Good shoes', 'The café’s shoes'), [
    ['a garbled apostrophe', 'café’s', 'caféâ€™s', 'character-garbled 10:9 -', 'repaired'],
    ['a garbled letter', 'café’s', 'cafÃ©’s', 'character-garbled 10:8 -', 'repaired'],
  ]),
]

export const nameMistakes: readonly Mistake[] = [
  file('pages/Slip Page.md', 'a space and capital letters', PAGE_TEXT, 'file-name 1:1 -'),
  file('pages/über-slip.md', 'an umlaut', PAGE_TEXT, 'file-name 1:1 -'),
  file('pages/slip_page.md', 'an underscore', PAGE_TEXT, 'file-name 1:1 -'),
  file('pages/slip-.md', 'a hyphen at the end', PAGE_TEXT, 'file-name 1:1 -'),
  file('pages/slip .md', 'a space at the end', PAGE_TEXT, 'file-name 1:1 -'),
  file('pages/slip..md', 'a point at the end', PAGE_TEXT, 'file-name 1:1 -'),
  file('pages/slip?.md', 'a question mark', PAGE_TEXT, 'file-name 1:1 -'),
  file('pages/slip<b>.md', 'angle brackets', PAGE_TEXT, 'file-name 1:1 -'),
  file('pages/con.md', 'a device of Windows', PAGE_TEXT, 'file-name-device 1:1 -'),
  file('pages/aux/slip.md', 'a folder that is a device', PAGE_TEXT, 'file-name-device 1:1 -'),
  file(`pages/${'slip-'.repeat(21)}x.md`, 'far too long', PAGE_TEXT, 'file-name-long 1:1 -'),
  file('pages/slip.md.txt', 'a second ending', PAGE_TEXT, 'file-unused 1:1 -'),
  file('pages/slip.MD', 'an ending in capital letters', PAGE_TEXT, 'file-unused 1:1 -'),
  file('pages/slip.markdown', 'a long ending', PAGE_TEXT, 'file-unused 1:1 -'),
  file('pages/slip.md~', 'a copy that an editor made', PAGE_TEXT, 'file-unused 1:1 -'),
  file('events/slip.docx', 'a Word document', 'x', 'file-unused 1:1 -'),
  file('events/slip.jpg', 'a picture in the wrong folder', 'x', 'file-unused 1:1 -'),
  file('slip.md', 'a file beside the folders', PAGE_TEXT, 'file-misplaced 1:1 -'),
  file('evnets/slip.md', 'a folder with a slip', EVENT_TEXT, 'file-misplaced 1:1 -'),
  file('events/slip/more.md', 'a folder in a folder', EVENT_TEXT, 'file-misplaced 1:1 -'),
  file(
    'pages/images/slip.md',
    'a page where the pictures are',
    PAGE_TEXT,
    'address-reserved 1:1 -',
  ),
  file(
    'pages/blog/page/2.md',
    'a page that is made by itself',
    PAGE_TEXT,
    'address-reserved 1:1 -',
  ),
  file(`images/${'slip-'.repeat(21)}.svg`, 'far too long a picture', 'x', 'image-file-name 1:1 -'),
  file('images/Slip Photo.svg', 'a picture with a space', 'x', 'image-file-name 1:1 -'),
  file('images/slip.heic', 'a photo of an iPhone', 'x', 'image-file-name 1:1 -'),
  file('images/slip.png', 'a broken picture', 'not a picture', 'image-unreadable 1:1 -'),
]

export const clashMistakes: readonly Mistake[] = [
  {
    ...file(
      'pages/events/slip-too.md',
      'two files with one address',
      PAGE_TEXT,
      'address-twice 1:1 -',
    ),
    otherFiles: { 'events/slip-too.md': EVENT_TEXT.replace('id: slip', 'id: slip-too') },
  },
  {
    ...file(
      'events/slip-second.md',
      'two events with one id',
      EVENT_TEXT.replace('id: slip', 'id: slip-twin'),
      'id-twice 2:5 id',
    ),
    otherFiles: { 'events/slip-first.md': EVENT_TEXT.replace('id: slip', 'id: slip-twin') },
  },
]
