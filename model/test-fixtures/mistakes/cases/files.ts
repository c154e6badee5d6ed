// Mistakes in files as a whole: their encoding, name and folder, and characters that nobody can see.
import {
  createFileMistake,
  createMistakes,
  EVENT_TEXT,
  PAGE_TEXT,
  TEXT,
  type Mistake,
} from '../mistake'
import { createPostText } from '../../create-test-site'
import { ROLE_TEXT } from './lists'

const concatBytes = (...parts: (string | number[])[]) =>
  Buffer.concat(
    parts.map((part) => (typeof part === 'string' ? Buffer.from(part) : Buffer.from(part))),
  )

const BEFORE_ACCENT = PAGE_TEXT.replace(TEXT, 'Come to the caf').split('caf')[0] ?? ''

const ENCODINGS: readonly (readonly [name: string, content: Uint8Array, expected: string])[] = [
  ['UTF-16', Buffer.from(`\uFEFF${PAGE_TEXT}`, 'utf16le'), 'encoding 1:1 -'],
  ['UTF-16, big-endian', Buffer.from(`\uFEFF${PAGE_TEXT}`, 'utf16le').swap16(), 'encoding 1:1 -'],
  ['UTF-16 without a byte order mark', Buffer.from(PAGE_TEXT, 'utf16le'), 'encoding 1:1 -'],
  ['UTF-32', concatBytes([0xff, 0xfe, 0, 0], PAGE_TEXT), 'encoding 1:1 -'],
  ['letters of an older Mac', concatBytes(BEFORE_ACCENT, 'caf', [0x8e], '\n'), 'encoding 6:16 -'],
  [
    'an accent of an older Mac',
    concatBytes(BEFORE_ACCENT, 'can', [0x97], 'n\n'),
    'encoding 6:16 -',
  ],
  ['a Word document', concatBytes([0x50, 0x4b, 0x03, 0x04], 'word'), 'file-not-text 1:1 -'],
  ['a PDF', Buffer.from('%PDF-1.7'), 'file-not-text 1:1 -'],
  ['a photo', concatBytes([0xff, 0xd8, 0xff, 0xe0], 'JFIF'), 'file-not-text 1:1 -'],
  ['a text that is far too large', Buffer.alloc(200 * 1024, 'a'), 'file-large 1:1 -'],
]

/** Texts in Windows-1252, with what was meant. */
const RECOVERED: readonly (readonly [name: string, words: string, expected: string])[] = [
  ['Latin-1', 'Come to the café.', 'encoding 6:16 -'],
  ['Windows-1252', 'Come – it’s “free” for all…', 'encoding 6:6 -'],
  ['Windows-1252 in Spanish', '¿Viene el año próximo? «Sí», dijo ella.', 'encoding 6:1 -'],
  ['Windows-1252 in several lines', 'A café.\n\nSome words.\n\nA piñata.', 'encoding 6:6 -'],
]

/** The characters of Windows-1252 that are not in Latin-1. */
const CODES: Readonly<Record<string, number>> = {
  ...{ '…': 0x85, '’': 0x92, '“': 0x93, '”': 0x94, '–': 0x96 },
}

const encodeWindows1252 = (text: string) =>
  Buffer.from([...text].map((letter) => CODES[letter] ?? letter.charCodeAt(0)))

export const encodingMistakes: readonly Mistake[] = [
  ...ENCODINGS.map(([name, content, expected]) =>
    createFileMistake('pages/sample.md', name, content, expected),
  ),
  ...RECOVERED.map(([name, words, expected]) => {
    const valid = PAGE_TEXT.replace(TEXT, () => words)
    const content = encodeWindows1252(valid)
    const mistake = createFileMistake('pages/sample.md', name, content, expected, valid)
    return { ...mistake, repaired: true }
  }),
]

export const characterMistakes: readonly Mistake[] = [
  ...createMistakes('pages/sample.md', PAGE_TEXT, [
    [
      'two byte order marks',
      '---\ntitle',
      '\uFEFF\uFEFF---\ntitle',
      'character-invisible 1:1 -',
      'repaired',
    ],
    [
      'a character that turns the order around',
      'Good shoes',
      'Good \u202Eshoes',
      'character-direction 10:6 -',
      'repaired',
    ],
    [
      'a character that turns the order around, in a field',
      'title: Park',
      'title: \u2067Park',
      'character-direction 2:8 -',
      'repaired',
    ],
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
      'a control character of a terminal',
      'Good shoes',
      'Good \u001Bshoes',
      'character-control 10:6 -',
      'repaired',
    ],
    ['a null character', 'Good shoes', 'Good \0shoes', 'character-control 10:6 -', 'repaired'],
    [
      'the placeholder of the base path',
      'Good shoes',
      'Good \uFDD0shoes',
      'character-control 10:6 -',
      'repaired',
    ],
    ['a lost letter', 'Good shoes', 'Good sh\uFFFDes', 'character-lost 10:8 -'],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace('Good shoes', 'The café’s shoes'), [
    ['a garbled apostrophe', 'café’s', 'caféâ€™s', 'character-garbled 10:9 -', 'repaired'],
    ['a garbled letter', 'café’s', 'cafÃ©’s', 'character-garbled 10:8 -', 'repaired'],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT.replace('Good shoes', 'María y José'), [
    [
      'two garbled letters, one of them with an invisible hyphen',
      'María y José',
      'MarÃ\u00ADa y JosÃ©',
      'character-garbled 10:4 -',
      'repaired',
    ],
  ]),
  ...createMistakes('pages/sample.md', PAGE_TEXT, [
    [
      'bold letters of another alphabet',
      'Good shoes',
      '𝗚𝗼𝗼𝗱 𝘀𝗵𝗼𝗲𝘀',
      'character-fancy 10:1 -',
      'repaired',
    ],
    ['handwritten letters', 'Good shoes', '𝒢ℴℴ𝒹 shoes', 'character-fancy 10:1 -', 'repaired'],
  ]),
]

const BOARD_TEXT = '---\nname: Ann Sample\ntitle: Member\norganization: A bank\norder: 17\n---\n'
const STAFF_TEXT = '---\nname: Ann Sample\ntitle: Nurse\norder: 17\n---\n\nAnn is our nurse.\n'
const CHURCH_TEXT =
  '---\nname: Grace Chapel\naddress: 12 Main Street\nevent: walk\norder: 17\n---\n'

export const nameMistakes: readonly Mistake[] = [
  createFileMistake(
    'pages/Sample Page.md',
    'a space and capital letters',
    PAGE_TEXT,
    'file-name 1:1 -',
  ),
  createFileMistake('pages/über-sample.md', 'an umlaut', PAGE_TEXT, 'file-name 1:1 -'),
  createFileMistake('pages/under_score.md', 'an underscore', PAGE_TEXT, 'file-name 1:1 -'),
  createFileMistake('pages/hyphen-.md', 'a hyphen at the end', PAGE_TEXT, 'file-name 1:1 -'),
  createFileMistake('pages/blank .md', 'a space at the end', PAGE_TEXT, 'file-name 1:1 -'),
  createFileMistake('pages/period..md', 'a period at the end', PAGE_TEXT, 'file-name 1:1 -'),
  createFileMistake('pages/question?.md', 'a question mark', PAGE_TEXT, 'file-name 1:1 -'),
  createFileMistake('pages/brackets<b>.md', 'angle brackets', PAGE_TEXT, 'file-name 1:1 -'),
  createFileMistake(
    'pages/con.md',
    'a device name of Windows',
    PAGE_TEXT,
    'file-name-device 1:1 -',
  ),
  createFileMistake(
    'pages/aux/sample.md',
    'a folder with the name of a device',
    PAGE_TEXT,
    'file-name-device 1:1 -',
  ),
  createFileMistake(
    `pages/${'long-'.repeat(21)}x.md`,
    'far too long',
    PAGE_TEXT,
    'file-name-long 1:1 -',
  ),
  createFileMistake('pages/sample.md.txt', 'a second extension', PAGE_TEXT, 'file-unused 1:1 -'),
  createFileMistake(
    'pages/sample.MD',
    'an extension in capital letters',
    PAGE_TEXT,
    'file-unused 1:1 -',
  ),
  createFileMistake('pages/sample.markdown', 'a long extension', PAGE_TEXT, 'file-unused 1:1 -'),
  createFileMistake(
    'pages/sample.md~',
    'a copy that an editor made',
    PAGE_TEXT,
    'file-unused 1:1 -',
  ),
  createFileMistake('events/sample.docx', 'a Word document', 'x', 'file-unused 1:1 -'),
  createFileMistake('events/sample.jpg', 'a picture in the wrong folder', 'x', 'file-unused 1:1 -'),
  createFileMistake('sample.md', 'a file beside the folders', PAGE_TEXT, 'file-misplaced 1:1 -'),
  createFileMistake(
    '_posts/2026-11-01-sample.md',
    'a post in the folder of another program',
    createPostText(),
    'file-misplaced 1:1 -',
  ),
  createFileMistake(
    'site/people/sample.md',
    'a person in folders that this site does not have',
    STAFF_TEXT,
    'file-misplaced 1:1 -',
  ),
  createFileMistake(
    'new/sample.md',
    'a text without fields in a folder that this site does not have',
    'Come along.\n',
    'file-misplaced 1:1 -',
  ),
  createFileMistake(
    'blog/sample/index.md',
    'a post in a folder of its own',
    createPostText(),
    'file-misplaced 1:1 -',
  ),
  createFileMistake(
    'pages/sample/index.md',
    'a page in a folder of its own',
    PAGE_TEXT,
    'file-misplaced 1:1 -',
  ),
  createFileMistake(
    'events/archive/sample.md',
    'a folder for what is over',
    EVENT_TEXT,
    'file-misplaced 1:1 -',
  ),
  createFileMistake(
    'past-events/sample.md',
    'a folder beside the right one',
    EVENT_TEXT,
    'file-misplaced 1:1 -',
  ),
  {
    ...createFileMistake(
      'events/old/sample.md',
      'two files in a folder for what is over',
      EVENT_TEXT,
      'file-misplaced 1:1 -',
    ),
    otherFiles: {
      'events/old/tulip-walk.md': EVENT_TEXT.replace('id: sample', 'id: tulips')
        .replace('title: Walk for Life', 'title: Walk among Tulips')
        .replace(
          /^description: .*$/m,
          'description: See the tulips with your neighbors, and walk one mile.',
        ),
      'pages/tulips.md': PAGE_TEXT.replace(TEXT, 'See [the walk](/events/tulip-walk).'),
    },
  },
  {
    ...createFileMistake(
      'events/copies/sample.md',
      'a copy in a folder',
      EVENT_TEXT,
      'file-misplaced 1:1 -',
    ),
    path: 'events/copies/walk.md',
  },
  createFileMistake('evnets/sample.md', 'a folder with a typo', EVENT_TEXT, 'file-misplaced 1:1 -'),
  createFileMistake(
    'events/sample/more.md',
    'a folder in a folder',
    EVENT_TEXT,
    'file-misplaced 1:1 -',
  ),
  ...Object.entries({
    'team/sample.md': ['a board member in the folder of the staff', BOARD_TEXT],
    'board/sample.md': ['a staff member in the folder of the board', STAFF_TEXT],
    'blog/sample.md': ['an event in the folder of the posts', EVENT_TEXT],
    'pages/about/sample.md': ['a post in a folder of the pages', createPostText()],
    'events/sample.md': ['a church in the folder of the events', CHURCH_TEXT],
    'prayer/sample.md': ['a volunteer role in the folder of the prayers', ROLE_TEXT],
  }).map(([path, [name = '', content = '']]) =>
    createFileMistake(path, name, content, 'file-misplaced 1:1 -'),
  ),
  createFileMistake(
    'pages/images/sample.md',
    'a page where the pictures are',
    PAGE_TEXT,
    'address-reserved 1:1 -',
  ),
  createFileMistake(
    'pages/blog/page/2.md',
    'a page that the build generates',
    PAGE_TEXT,
    'address-reserved 1:1 -',
  ),
  createFileMistake(
    'pages/staff.md',
    'a page where the page for staff is',
    PAGE_TEXT,
    'address-reserved 1:1 -',
  ),
  createFileMistake(
    `images/${'long-'.repeat(21)}.svg`,
    'far too long a picture',
    'x',
    'image-file-name 1:1 -',
  ),
  createFileMistake(
    'images/Sample Photo.svg',
    'a picture with a space',
    'x',
    'image-file-name 1:1 -',
  ),
  createFileMistake('images/sample.heic', 'a photo of an iPhone', 'x', 'image-file-name 1:1 -'),
  createFileMistake(
    'images/sample.png',
    'a broken picture',
    'not a picture',
    'image-unreadable 1:1 -',
  ),
]

export const clashMistakes: readonly Mistake[] = [
  {
    ...createFileMistake(
      'pages/events/sample-too.md',
      'two files with one address',
      PAGE_TEXT,
      'address-twice 1:1 -',
    ),
    otherFiles: { 'events/sample-too.md': EVENT_TEXT.replace('id: sample', 'id: sample-too') },
  },
  {
    ...createFileMistake(
      'events/sample-second.md',
      'two events with one id',
      EVENT_TEXT.replace('id: sample', 'id: sample-twin'),
      'id-twice 2:5 id',
    ),
    otherFiles: { 'events/sample-first.md': EVENT_TEXT.replace('id: sample', 'id: sample-twin') },
  },
]
