// Mistakes in the names of files.
import { createPng } from '../../../image-bytes'
import { createFileMistake, EVENT_TEXT, PAGE_TEXT, type Mistake } from '../../mistake'

export const nameMistakes: readonly Mistake[] = [
  createFileMistake(
    'pages/Sample Page.md',
    'a space and capital letters',
    PAGE_TEXT,
    'file-name 1:1 -',
  ),
  createFileMistake('pages/über-sample.md', 'an umlaut', PAGE_TEXT, 'file-name 1:1 -'),
  createFileMistake(
    'pages/Diaper Bingo 2b4c8f1e9d3a40762b4c8f1e9d3a4076.md',
    'the name of an export of Notion',
    PAGE_TEXT,
    'file-name 1:1 -',
  ),
  createFileMistake(
    'pages/The Sample of Waiting - FINAL.md',
    'the last draft of a page',
    PAGE_TEXT,
    'file-name 1:1 -',
  ),
  {
    ...createFileMistake(
      'pages/sample (1).md',
      'a copy beside the page',
      PAGE_TEXT,
      'file-name 1:1 -',
    ),
    otherFiles: { 'pages/sample.md': PAGE_TEXT },
  },
  ...['copied-copy', 'copied-copia-2', 'copy-of-copied', 'copied-v2', 'copied-new', 'copied-1'].map(
    (name) => ({
      ...createFileMistake(
        `pages/${name}.md`,
        `a copy beside the page: ${name}`,
        PAGE_TEXT.replace('Parking', 'Bikes'),
        'file-copy 1:1 -',
      ),
      otherFiles: { 'pages/copied.md': PAGE_TEXT.replace('your car', 'your bike') },
    }),
  ),
  ...[
    '2b8e3f71c0d98046a1e7d3c5f2b49a08',
    '2b8e3f71-c0d9-8046-a1e7-d3c5f2b49a08',
    '3f9a2c1b',
    '1qx7vb2kd9zw4mtr8yh3nc',
    '20251125143000',
  ].map((code) =>
    createFileMistake(
      `pages/walking-${code}.md`,
      `a code at the end: ${code}`,
      PAGE_TEXT,
      'file-copy 1:1 -',
    ),
  ),
  createFileMistake('pages/walking-final.md', 'the last draft', PAGE_TEXT, 'file-copy 1:1 -'),
  createFileMistake('pages/copia-de-walking.md', 'a copy in Spanish', PAGE_TEXT, 'file-copy 1:1 -'),
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
    'events/Sample Walk.docx.txt',
    'an event as a plain text',
    EVENT_TEXT,
    'file-unused 1:1 -',
  ),
  createFileMistake(
    'pages/samplemd',
    'an ending without its period',
    PAGE_TEXT,
    'file-unused 1:1 -',
  ),
  {
    ...createFileMistake(
      'pages/sample.docx',
      'a text beside the file that it was saved from',
      PAGE_TEXT,
      'file-unused 1:1 -',
    ),
    otherFiles: { 'pages/sample.md': PAGE_TEXT },
  },
  createFileMistake(
    'pages/sample.md~',
    'a copy that an editor made',
    PAGE_TEXT,
    'file-unused 1:1 -',
  ),
  createFileMistake('events/sample.docx', 'a Word document', 'x', 'file-unused 1:1 -'),
  createFileMistake('events/sample.jpg', 'a picture in the wrong folder', 'x', 'file-unused 1:1 -'),
]

export const imageNameMistakes: readonly Mistake[] = [
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
  ...[
    [
      'images/Sample Shot 2026-11-19 at 3.42.07\u202fPM.png',
      'Sample Shot 2026-11-19 at 3.42.07 PM.png',
    ],
    ['images/_DSC 0471.webp', '_DSC 0471.webp'],
    [
      'images/Captura 2026-11-20 a la(s) 9.05.11 a.m..png',
      'Captura 2026-11-20 a la(s) 9.05.11 a.m..png',
    ],
    ['images/Sample Scan.TIFF', 'Sample Scan.TIFF'],
  ].map(([path = '', typed = ''], index) => ({
    ...createFileMistake(
      path,
      `a picture and its event: ${typed}`,
      createPng(800, 600),
      'image-file-name 1:1 -',
    ),
    otherFiles: {
      [`events/named-picture-${index}.md`]: EVENT_TEXT.replace(
        'id: sample',
        `id: named-picture-${index}`,
      ).replace('walk.svg', typed),
    },
  })),
  createFileMistake(
    'images/sample.jpg.jpeg',
    'a picture with two endings',
    'x',
    'image-file-name 1:1 -',
  ),
  createFileMistake(
    'files/sample.pdf.pdf',
    'a PDF with its ending twice',
    'x',
    'download-file-name 1:1 -',
  ),
  createFileMistake('images/sample.heic', 'a photo of an iPhone', 'x', 'image-file-name 1:1 -'),
  createFileMistake(
    'images/sample.png',
    'a broken picture',
    'not a picture',
    'image-unreadable 1:1 -',
  ),
]
