// Mistakes in files for download, and in links to files.
import { createPdf } from '../../pdf-bytes'
import {
  createFileMistake,
  createMistakes,
  PAGE_TEXT,
  TEXT,
  type Mistake,
  type Mutation,
} from '../mistake'

const PDF = createPdf()
const PROGRAM = createPdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' })

export const downloadMistakes: readonly Mistake[] = [
  createFileMistake(
    'files/Our Sample (1).PDF',
    'a PDF with spaces and capital letters',
    PDF,
    'download-file-name 1:1 -',
  ),
  createFileMistake(
    'files/2026/sample.pdf',
    'a PDF in a folder of its own',
    PDF,
    'download-file-name 1:1 -',
  ),
  createFileMistake(
    `files/${'long-'.repeat(21)}x.pdf`,
    'far too long a name',
    PDF,
    'download-file-name 1:1 -',
  ),
  createFileMistake('files/sample.docx', 'a Word document to download', 'x', 'download-kind 1:1 -'),
  createFileMistake('files/sample.md', 'a text among the files', PAGE_TEXT, 'download-kind 1:1 -'),
  createFileMistake(
    'files/sample.pdf',
    'a photo that is called .pdf',
    Buffer.from([0xff, 0xd8, 0xff, 0xe0]),
    'download-kind 1:1 -',
  ),
  createFileMistake(
    'files/sample.pdf',
    'a Word document that is called .pdf',
    Buffer.from('PK\x03\x04 [Content_Types].xml word/document.xml'),
    'download-kind 1:1 -',
  ),
  createFileMistake(
    'files/sample.pdf',
    'a page that asks for a password, called .pdf',
    '<!DOCTYPE html><html><title>Sign in</title></html>',
    'download-kind 1:1 -',
  ),
  createFileMistake(
    'files/sample.pdf',
    'a web page that a chat program has made, called .pdf',
    '<!DOCTYPE html><html><title>Counting sheet</title><p>Bottles out: ____</p></html>',
    'download-kind 1:1 -',
  ),
  createFileMistake(
    'files/sample.pdf',
    'a file of an unknown program that is called .pdf',
    Buffer.from([0, 1, 2, 3]),
    'download-kind 1:1 -',
  ),
  createFileMistake(
    'files/sample.pdf',
    'a text that is called .pdf',
    'A poster of the walk, in words.\n',
    'download-kind 1:1 -',
  ),
  createFileMistake('files/sample.pdf', 'a PDF with nothing in it', '', 'download-cut-off 1:1 -'),
  createFileMistake(
    'files/sample.pdf',
    'half a PDF',
    PDF.subarray(0, -8),
    'download-cut-off 1:1 -',
  ),
  createFileMistake(
    'files/sample.pdf',
    'more than 10 MB',
    Buffer.alloc(11 * 1024 * 1024),
    'download-large 1:1 -',
  ),
  createFileMistake(
    'files/sample.pdf',
    'a PDF with a password',
    createPdf({ catalog: '/Encrypt 5 0 R' }),
    'download-locked 1:1 -',
  ),
  createFileMistake(
    'files/sample.pdf',
    'a PDF that does something',
    PROGRAM,
    'download-program 1:1 -',
  ),
  createFileMistake('pages/sample.pdf', 'a PDF in the wrong folder', PDF, 'file-unused 1:1 -'),
]

const LINK = PAGE_TEXT.replace(TEXT, '[Our poster (PDF)](/files/poster.pdf)')
const POSTER = '/files/poster.pdf'
const MISSING = 'download-missing 6:1 -'

export const fileLinkMistakes: readonly Mistake[] = createMistakes('pages/sample.md', LINK, [
  ['a file that was never uploaded', POSTER, '/files/registration.pdf', MISSING],
  ['a file with capital letters', POSTER, '/files/Poster.PDF', MISSING, 'repaired'],
  ['a file without its folder', POSTER, 'poster.pdf', MISSING, 'repaired'],
  ['a file with its path on GitHub', POSTER, '../content/files/poster.pdf', MISSING, 'repaired'],
  ['an anchor in a file', POSTER, '/files/poster.pdf#top', MISSING, 'repaired'],
  ['a picture that was never uploaded', POSTER, '/images/poster.svg', MISSING],
])

/** An entry with a link to a file in a field. */
const RESOURCE = `---
title: Poster
description: A poster for your church hallway.
event: walk
download_url: /files/poster.pdf
order: 1
---
`

const createPicturePage = (image: string) =>
  PAGE_TEXT.replace(TEXT, `![A hall with chairs](/images/${image})`)

const createResource = (file: string) => RESOURCE.replace(POSTER, `/files/${file}`)

/** Files that cannot be published, each with a link to it that is right as soon as the file is. */
export const linkedFileMistakes: readonly Mistake[] = [
  ['files/sample.docx', 'sample.docx', 'download-kind'],
  ['files/sample.png', 'sample.png', 'download-kind'],
  ['files/sample.pptx', 'sample.pdf', 'download-kind'],
  ['files/Sample Flyer.DOCX', 'sample-flyer.docx', 'download-kind'],
  ['files/Sample Flyer.PDF', 'Sample%20Flyer.PDF', 'download-file-name'],
  ['files/Sample_Flyer.pdf', 'sample-flyer.pdf', 'download-file-name'],
  ['files/Sample Map (1).pdf', 'sample-map.pdf', 'download-file-name'],
].map(([path = '', linked = '', code = '']) => ({
  ...createFileMistake(path, `${path} with a link to ${linked}`, 'x', `${code} 1:1 -`),
  otherFiles: { 'resources/flyer.md': createResource(linked) },
}))

/** Files for download and pictures in another folder, each with a link that is right as soon as the file is where it belongs. */
export const strayFileMistakes: readonly Mistake[] = [
  ['images/leaflet.pdf', createResource('leaflet.pdf'), 'image-file-name'],
  [
    'images/placard.pdf',
    createResource('placard.pdf').replace('/files/', '/images/'),
    'image-file-name',
  ],
  [
    'images/brochure.pdf',
    createPicturePage('brochure.pdf').replace(
      /!?\[[^\]]*\]\([^)]*\)/,
      '[Our brochure](/images/brochure.pdf)',
    ),
    'image-file-name',
    'pages/porch.md',
  ],
  ['images/Sample Flyer.PDF', createResource('sample-flyer.pdf'), 'image-file-name'],
  ['resources/booklet.pdf', createResource('booklet.pdf'), 'file-unused'],
  ['card.pdf', createResource('card.pdf'), 'file-unused'],
  ['files/hall.jpg', createPicturePage('hall.jpg'), 'download-kind', 'pages/hall.md'],
  ['files/Porch.PNG', createPicturePage('porch.png'), 'download-kind', 'pages/porch.md'],
  ['pages/yard.jpg', createPicturePage('yard.jpg'), 'file-unused', 'pages/yard.md'],
].map(([path = '', text = '', code = '', linking = 'resources/flyer.md']) => ({
  ...createFileMistake(path, `${path} in the wrong folder`, 'x', `${code} 1:1 -`),
  otherFiles: { [linking]: text },
}))

export const fileFieldMistakes: readonly Mistake[] = createMistakes(
  'resources/sample.md',
  RESOURCE,
  [
    [
      'material with a typo in its name',
      POSTER,
      '/files/postre.pdf',
      'download-missing 5:15 download_url',
      'repaired',
    ],
    [
      'material as it is being edited',
      POSTER,
      'https://docs.google.com/document/d/1aBcD_ef-g/edit',
      'link-private 5:15 download_url',
    ],
    ...[
      ['Canva', 'https://www.canva.com/design/DAGk3xQ7w2M/p9Zr1uT4bLxV0c/edit'],
      ['Google Slides', 'https://docs.google.com/presentation/d/1aBcD_ef-g/edit?usp=sharing'],
      ['Word', 'https://example-my.sharepoint.com/:w:/r/personal/ann/Documents/Poster.docx?web=1'],
      ['OneDrive', 'https://onedrive.live.com/edit?id=1A2B&resid=1A2B'],
      ['Dropbox', 'https://www.dropbox.com/home/Posters?preview=poster.pdf'],
      ['Adobe Express', 'https://new.express.adobe.com/id/urn:aaid:sc:US:1a2b'],
    ].map(([program = '', url = '']): Mutation => [
      `material as it is edited or stored in ${program}`,
      POSTER,
      url,
      'link-private 5:15 download_url',
    ]),
    [
      'material with an anchor in place of a file',
      POSTER,
      '#poster',
      'link-shape 5:15 download_url',
    ],
  ],
)
