// Tests which texts say from which line they come.
import { describe, expect, test } from 'vitest'
import { loadSite } from '../load-site'
import { createPageText, createTestFiles } from '../test-fixtures/create-test-site'
import { createSourceMark, findSource, removeSourceMarks } from './source-mark'

const BODY = `A paragraph.

## A heading

- An item
- Another one

::button[Write to us]{href=/contact}

| Day | Time |
| --- | --- |
| Friday | 9:00 AM |
`
const FILE = 'content/pages/plan.md'
const files = createTestFiles({ 'pages/plan.md': createPageText('Plan', BODY) })

const load = (marksSources: boolean) => {
  const { site } = loadSite(files, { today: () => '2026-11-20', marksSources })
  const page = site.pages.find(({ slug }) => slug === 'plan')
  if (!page) throw new Error('The page is missing.')
  return page
}

/** Returns each text before a mark, with the line in the mark. */
const findMarked = (text: string) =>
  [...text.matchAll(/([^<>\uFDD0-\uFDEF]*)\uFDD1[^#]*#L(\d+)\uFDD2/g)].map(([, words, line]) => [
    words,
    Number(line),
  ])

describe('marks of sources', () => {
  test('name the lines of fields, paragraphs, headings, items, cells and buttons', () => {
    const page = load(true)
    expect(findSource(page.title)).toBe(`${FILE}#L2`)
    const texts = page.body.blocks.flatMap((block) =>
      'html' in block
        ? findMarked(block.html.join(''))
        : 'label' in block
          ? findMarked(block.label)
          : [],
    )
    expect(texts).toEqual([
      ['A paragraph.', 6],
      ['A heading', 8],
      ['An item', 10],
      ['Another one', 11],
      ['Write to us', 13],
      ['Day', 15],
      ['Time', 15],
      ['Friday', 17],
      ['9:00 AM', 17],
    ])
  })

  test('leave ids, links and headings of the table of contents as they are', () => {
    const { body, slug, pagePath } = load(true)
    expect([body.headings, slug, pagePath]).toEqual([
      [{ id: 'a-heading', text: 'A heading', depth: 2 }],
      'plan',
      '/plan',
    ])
  })

  test('are in no text of the public site, and removing them gives the same texts', () => {
    const plain = JSON.stringify(load(false))
    expect(plain).not.toMatch(/[\uFDD0-\uFDEF]#L/)
    expect(removeSourceMarks(JSON.stringify(load(true)))).toBe(plain)
  })
})

describe('removeSourceMarks', () => {
  test('removes only complete marks', () => {
    const mark = createSourceMark('content/a.md', 1)
    expect(removeSourceMarks(`a${mark}b${encodeURIComponent(mark)}c`)).toBe('abc')
    expect(removeSourceMarks('\uFDD1<b>\uFDD2')).toBe('\uFDD1<b>\uFDD2')
  })
})
