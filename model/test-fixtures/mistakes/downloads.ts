// Slips in files for download, and in links to files.
import { createPdf } from '../pdf-bytes'
import { PAGE_TEXT, createMistakes, type Mistake } from './mistake'

const slip = (path: string, name: string, file: string | Uint8Array, code: string): Mistake => ({
  name,
  path,
  content: file,
  validContent: null,
  expected: `${code} 1:1 -`,
  repaired: false,
})

const PDF = createPdf()
const PROGRAM = createPdf({ catalog: '/OpenAction << /S /JavaScript /JS (app.alert(1)) >>' })

export const downloadMistakes: readonly Mistake[] = [
  slip(
    'files/Our Slip (1).PDF',
    'a PDF with spaces and capital letters',
    PDF,
    'download-file-name',
  ),
  slip('files/2026/slip.pdf', 'a PDF in a folder of its own', PDF, 'download-file-name'),
  slip(`files/${'slip-'.repeat(21)}x.pdf`, 'far too long a name', PDF, 'download-file-name'),
  slip('files/slip.docx', 'a Word document to download', 'x', 'download-kind'),
  slip('files/slip.md', 'a text among the files', PAGE_TEXT, 'download-kind'),
  slip('files/slip.pdf', 'a photo that is called .pdf', Buffer.from([0xff, 0xd8]), 'download-kind'),
  slip('files/slip.pdf', 'a PDF with nothing in it', '', 'download-cut-off'),
  slip('files/slip.pdf', 'half a PDF', PDF.subarray(0, -8), 'download-cut-off'),
  slip('files/slip.pdf', 'more than 10 MB', Buffer.alloc(11 * 1024 * 1024), 'download-large'),
  slip(
    'files/slip.pdf',
    'a PDF with a password',
    createPdf({ catalog: '/Encrypt 5 0 R' }),
    'download-locked',
  ),
  slip('files/slip.pdf', 'a PDF that does something', PROGRAM, 'download-program'),
  slip('pages/slip.pdf', 'a PDF in the wrong folder', PDF, 'file-unused'),
]

const LINK = PAGE_TEXT.replace('Come along.', '[Our poster (PDF)](/files/poster.pdf)')
const poster = '/files/poster.pdf'
const told = 'download-missing 6:1 -'

export const fileLinkMistakes: readonly Mistake[] = createMistakes('pages/slip.md', LINK, [
  ['a file that was never uploaded', poster, '/files/registration.pdf', told],
  ['a file with capital letters', poster, '/files/Poster.PDF', told, 'repaired'],
  ['a file without its folder', poster, 'poster.pdf', told, 'repaired'],
  ['a file as it lies on GitHub', poster, '../content/files/poster.pdf', told, 'repaired'],
  ['a place in a file', poster, '/files/poster.pdf#top', told, 'repaired'],
  ['a picture that was never uploaded', poster, '/images/poster.svg', told],
])

/** A link that is a field of a card. */
const RESOURCE = `---
title: Poster
description: A poster for your church hallway.
event: walk
download_url: /files/poster.pdf
order: 1
---
`

export const fileFieldMistakes: readonly Mistake[] = createMistakes('resources/slip.md', RESOURCE, [
  [
    'material with a slip in its name',
    poster,
    '/files/postre.pdf',
    'download-missing 5:15 download_url',
    'repaired',
  ],
  ['material at a place on no page', poster, '#poster', 'link-shape 5:15 download_url'],
])
