// A small site for tests that build it many times and do not depend on what its content is.
import { rmSync } from 'node:fs'
import { createEntryText, createPageText } from '../../../model/test-fixtures/create-test-site'
import { otherOrganizationTexts } from './other-organization'
import { writeTexts, type Texts } from './texts'

const description = 'A description that is as long as a description has to be, for tests.'

const createLetterText = (title: string, date: string, image: string) =>
  createEntryText(
    {
      title,
      summary: 'A letter from our house.',
      date,
      author: 'Ann',
      image,
      image_alt: 'decorative',
      sample: 'true',
    },
    'There is bread and soup on the table, and a lamp in the window.',
  )

export const smallTexts: Texts = {
  ...otherOrganizationTexts,
  // Hours that builds have no note about.
  'site.md': (otherOrganizationTexts['site.md'] ?? '').replace(/open all day.*/, 'open 24 hours'),
  'pages/about.md': createPageText('Who we are', 'We keep a house by the river.'),
  'pages/bread-and-soup.md': createEntryText({ title: 'Bread and soup', description }, 'At noon.'),
  'blog/how-to-be-a-friend.md': createLetterText(
    'How to be a friend',
    '2026-02-01',
    'post-friend.svg',
  ),
  'blog/why-fathers-matter.md': createLetterText(
    'Why fathers matter',
    '2026-02-02',
    'post-fathers.svg',
  ),
}

/** Replaces the content of a copied project, which is the larger sample content. */
export function replaceWithSmallContent(content: string): void {
  rmSync(content, { recursive: true })
  writeTexts(content, smallTexts)
}
