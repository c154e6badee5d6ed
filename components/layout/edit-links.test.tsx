// Tests the last line of a page, with and without a date and links.
import { describe, expect, test } from 'vitest'
import { render } from '../testing/render'
import { EditLinks } from './edit-links'

const edit = { label: 'Edit this page', href: 'https://github.com/example/site/edit/main/a.md' }

describe('EditLinks', () => {
  test('shows a machine-readable date, and links that send no referrer', () => {
    const html = render(<EditLinks lastChanged="2026-11-21" sensitive={false} links={[edit]} />)
    expect(html).toContain('Last changed <time dateTime="2026-11-21">November 21, 2026</time>')
    expect(html).toContain(
      `<a href="${edit.href}" target="_blank" rel="noopener noreferrer">Edit this page<`,
    )
  })

  test('omits an unknown date and missing links', () => {
    const day = render(<EditLinks lastChanged="2026-11-21" sensitive={false} links={[]} />)
    expect(day).not.toMatch(/staff|<a /)
    const links = render(<EditLinks lastChanged={null} sensitive={false} links={[edit]} />)
    expect(links).not.toContain('Last changed')
    expect(render(<EditLinks lastChanged={null} sensitive={false} links={[]} />)).toBe('')
  })

  test('says why the browser tab does not name a sensitive page', () => {
    const html = render(<EditLinks lastChanged={null} sensitive links={[]} />)
    expect(html).toContain('This page is marked sensitive')
  })
})
