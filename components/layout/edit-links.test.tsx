// The last line of a page: what it says when all is known, when only the day is, and when nothing is.
import { expect, test } from 'vitest'
import { render } from '../testing/render'
import { EditLinks } from './edit-links'

const edit = { label: 'Edit this page', to: 'https://github.com/example/site/edit/main/a.md' }

test('the day in words and for machines, and links that tell nobody where they were followed', () => {
  const html = render(<EditLinks staff={{ lastChanged: '2026-11-21', links: [edit] }} />)
  expect(html).toContain('Last changed <time dateTime="2026-11-21">November 21, 2026</time>')
  expect(html).toContain(
    `<a href="${edit.to}" target="_blank" rel="noopener noreferrer">Edit this page<`,
  )
})

test('only what is known is said', () => {
  const day = render(<EditLinks staff={{ lastChanged: '2026-11-21', links: [] }} />)
  expect(day).not.toMatch(/staff|<a /)
  const links = render(<EditLinks staff={{ lastChanged: null, links: [edit] }} />)
  expect(links).not.toContain('Last changed')
  expect(render(<EditLinks staff={{ lastChanged: null, links: [] }} />)).toBe('')
})
