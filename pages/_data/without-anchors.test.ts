// Tests that a heading gives way to a person or an event of the same name, and that nothing else of its text changes.
import { describe, expect, test } from 'vitest'
import { createPageText, createTestSite } from '../../model/test-fixtures/create-test-site'
import { removeAnchors } from './without-anchors'

const { site } = createTestSite({
  'pages/index.md': createPageText(
    'Home',
    '## Ann\n\nSee [the events](/events).\n\n:::note\n### Ben\n:::',
  ),
})
const body = site.pages.find(({ slug }) => slug === 'index')!.body

describe('withoutAnchors', () => {
  test('takes the id from headings whose id is taken, also within a box', () => {
    const [text, note] = removeAnchors(body, (id) => ['ann', 'ben'].includes(id)).blocks
    expect(text).toMatchObject({
      html: [expect.stringContaining('<h2>Ann</h2>'), expect.any(String)],
    })
    expect(note).toMatchObject({ html: [expect.stringContaining('<h3>Ben</h3>')] })
  })

  test('leaves such headings out of the list of headings', () => {
    expect(removeAnchors(body, (id) => id === 'ann').headings).toEqual([
      { id: 'ben', text: 'Ben', depth: 3 },
    ])
  })

  test('gives back the same text when no heading has a taken id', () => {
    expect(removeAnchors(body, () => false)).toBe(body)
  })
})
