// Tests that a heading loses its id if another element on the page has it, and that nothing else changes.
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

describe('removeAnchors', () => {
  test('removes ids that are taken from headings, including those in notes', () => {
    const [text, note] = removeAnchors(body, (id) => ['ann', 'ben'].includes(id)).blocks
    expect(text).toMatchObject({
      html: [expect.stringContaining('<h2>Ann</h2>'), expect.any(String)],
    })
    expect(note).toMatchObject({ html: [expect.stringContaining('<h3>Ben</h3>')] })
  })

  test('removes such headings from the list of headings', () => {
    expect(removeAnchors(body, (id) => id === 'ann').headings).toEqual([
      { id: 'ben', text: 'Ben', depth: 3 },
    ])
  })

  test('returns the same body if no heading has a taken id', () => {
    expect(removeAnchors(body, () => false)).toBe(body)
  })
})
