// Tests breadcrumbs, section links, previous and next links, and the table of contents of a text.
import { expect, test } from 'vitest'
import type { Body } from '../../model/markdown/body'
import { createTestSite } from '../../model/test-fixtures/create-test-site'
import { render } from '../testing/render'
import { Breadcrumbs } from './breadcrumbs'
import { TextWithAside } from './text-with-aside'
import { PageNavigation } from './page-navigation'

const about = { label: 'About', href: '/about' }
const history = { label: 'History', href: '/about/history' }
const { settings } = createTestSite().site
const NO_NAVIGATION = { breadcrumbs: [], section: [], adjacent: null, seeAlso: [], review: null }

test('Breadcrumbs renders a list that ends with the current page, without a link', () => {
  expect(render(<Breadcrumbs links={[about, history]} />, '/preview/')).toBe(
    '<nav aria-label="Breadcrumb"><div><ol>' +
      '<li><a href="/preview/about">About</a></li>' +
      '<li><span aria-current="page">History</span></li>' +
      '</ol></div></nav>',
  )
  expect(render(<Breadcrumbs links={[]} />)).toBe('')
})

test('PageNavigation marks the current page in its section', () => {
  const html = render(
    <PageNavigation
      navigation={{ ...NO_NAVIGATION, section: [about, history] }}
      currentPath="/about/history"
    />,
  )
  expect(html).toContain('<h2 id="site.section">In this section</h2>')
  expect(html).toContain('<a href="/about">')
  expect(html).toContain('<a aria-current="page" href="/about/history">')
  expect(render(<PageNavigation navigation={NO_NAVIGATION} currentPath="/" />)).toBe('')
})

test('PageNavigation ends with the days of the reviews, which are also printed', () => {
  const renderReview = (due: string | null) =>
    render(
      <PageNavigation
        navigation={{ ...NO_NAVIGATION, review: { reviewed: '2026-02-01', due } }}
        currentPath="/about"
      />,
    )
  const getText = (html: string) =>
    html
      .replaceAll(/<[^>]*>/g, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim()
  expect(getText(renderReview(null))).toBe('Page last reviewed: February 1, 2026')
  const html = renderReview('2027-02-01')
  expect(getText(html)).toBe(
    'Page last reviewed: February 1, 2026 Next review due: February 1, 2027',
  )
  expect(html).not.toContain('data-no-print')
})

test('PageNavigation links to pages to read next under a heading', () => {
  const html = render(
    <PageNavigation navigation={{ ...NO_NAVIGATION, seeAlso: [history] }} currentPath="/about" />,
  )
  expect(html).toContain('<h2 id="site.see-also">Read next</h2>')
  expect(html).toContain('<a href="/about/history">History</a>')
})

test('PageNavigation links to the list of all posts between the newer and the older one', () => {
  const adjacent = {
    previous: { relation: 'Newer post', label: 'Third', href: '/blog/third' },
    all: { label: 'All posts', href: '/blog' },
    next: { relation: 'Older post', label: 'First', href: '/blog/first' },
  }
  const html = render(
    <PageNavigation navigation={{ ...NO_NAVIGATION, adjacent }} currentPath="/blog/second" />,
  )
  expect(html).toContain('<nav aria-label="All posts">')
  expect(html.match(/href="[^"]*"/g)).toEqual([
    'href="/blog/third"',
    'href="/blog"',
    'href="/blog/first"',
  ])
  expect(html.replaceAll(/<[^>]*>/g, ' ')).toMatch(/Older post\s+First/)
})

test('TextWithAside lists the headings of a text that has at least three', () => {
  const heading = (id: string, depth = 2) => ({ id, depth, text: `Part ${id}` })
  const renderContents = (headings: Body['headings']) =>
    render(<TextWithAside body={{ blocks: [], headings, images: [] }} settings={settings} />).match(
      /href="#[^"]*"/g,
    )
  expect(renderContents([heading('a'), heading('b'), heading('c', 3)])).toBeNull()
  expect(renderContents([heading('a'), heading('b', 3), heading('c'), heading('d')])).toEqual([
    'href="#a"',
    'href="#c"',
    'href="#d"',
  ])
})
