// The ways from a page as they are read: what is current is said, and what has no way shows nothing.
import { expect, test } from 'vitest'
import type { Body } from '../../model/markdown/body'
import { render } from '../testing/render'
import { Breadcrumbs } from './breadcrumbs'
import { TextWithContents } from './text-with-contents'
import { PageNavigation } from './page-navigation'

const about = { label: 'About', to: '/about' }
const history = { label: 'History', to: '/about/history' }
const none = { above: [], section: [], neighbors: null }

test('breadcrumbs are a list that ends in the page itself', () => {
  expect(render(<Breadcrumbs way={[about, history]} />, '/preview/')).toBe(
    '<nav aria-label="Breadcrumb"><div><ol>' +
      '<li><a href="/preview/about">About</a></li>' +
      '<li><a aria-current="page" href="/preview/about/history">History</a></li>' +
      '</ol></div></nav>',
  )
  expect(render(<Breadcrumbs way={[]} />)).toBe('')
})

test('the section marks the page', () => {
  const html = render(
    <PageNavigation navigation={{ ...none, section: [about, history] }} current="/about/history" />,
  )
  expect(html).toContain('<h2 id="site.section">In this section</h2>')
  expect(html).toContain('<a href="/about">')
  expect(html).toContain('<a aria-current="page" href="/about/history">')
  expect(render(<PageNavigation navigation={none} current="/" />)).toBe('')
})

test('a neighbor says what it is', () => {
  const neighbors = { back: null, on: { kind: 'Older post', label: 'First', to: '/blog/first' } }
  const html = render(<PageNavigation navigation={{ ...none, neighbors }} current="/blog/second" />)
  expect(html).toContain('<nav aria-label="Before and after"><a data-on="" href="/blog/first">')
  expect(html.replaceAll(/<[^>]*>/g, ' ')).toMatch(/Older post\s+First/)
})

test('only a text with three parts or more has a list of them', () => {
  const heading = (id: string, depth = 2) => ({ id, depth, text: `Part ${id}` })
  const list = (headings: Body['headings']) =>
    render(<TextWithContents body={{ blocks: [], headings, images: [] }} phone="" />).match(
      /href="[^"]*"/g,
    )
  expect(list([heading('a'), heading('b'), heading('c', 3)])).toBeNull()
  expect(list([heading('a'), heading('b', 3), heading('c'), heading('d')])).toEqual([
    'href="#a"',
    'href="#c"',
    'href="#d"',
  ])
})
