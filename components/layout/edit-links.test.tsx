// Tests what a page and the page for staff have for the last line of a page.
import { describe, expect, test } from 'vitest'
import { render } from '../testing/render'
import { EditLinks, EditLinksTemplate } from './edit-links'

describe('EditLinks', () => {
  test('has only data: the path of the file, the day, and the collections', () => {
    const file = 'content/pages/give.md'
    expect(
      render(<EditLinks file={file} lastChanged="2026-11-21" collections={['team', 'board']} />),
    ).toBe(
      '<div data-edit-links="content/pages/give.md" data-changed="2026-11-21" data-adds="team board"></div>',
    )
  })

  test('omits an unknown day and missing collections', () => {
    expect(render(<EditLinks file="content/a.md" lastChanged={null} collections={[]} />)).toBe(
      '<div data-edit-links="content/a.md"></div>',
    )
  })
})

describe('EditLinksTemplate', () => {
  const editUrl = 'https://github.com/example/site/edit/main/'

  test('is in a template, which nobody sees, and leads to the page for staff below the base', () => {
    const html = render(<EditLinksTemplate editUrl={editUrl} />, '/preview/pr-7/')
    expect(html).toMatch(/^<template>.*<\/template>$/)
    expect(html).toContain('<a href="/preview/pr-7/staff">For staff</a>')
    expect(html).toContain('This page is marked sensitive')
  })

  test('has a link that sends no referrer and says that it opens a new tab', () => {
    expect(render(<EditLinksTemplate editUrl={editUrl} />)).toMatch(
      /<a href="[^"]*\/edit\/main\/" target="_blank" rel="noopener noreferrer"[^>]*>Edit this page<span> \(opens in a new tab\)</,
    )
  })
})
