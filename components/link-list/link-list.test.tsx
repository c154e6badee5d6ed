// Tests the nested lists of links.
import { expect, test } from 'vitest'
import { render } from '../testing/render'
import { FoldedLinkList, LinkList } from './link-list'

test('LinkList nests the links below a page and the parts of it', () => {
  const team = { label: 'Team', href: '/team', anchors: [{ label: 'Ann', href: '/team#ann' }] }
  const about = { label: 'About', href: '/about', children: [team] }
  expect(render(<LinkList sections={[{ title: 'Us', links: [about] }]} level="h3" />)).toBe(
    '<div><section><h3>Us</h3><ul><li><a href="/about">About</a>' +
      '<ul><li><a href="/team">Team</a>' +
      '<ul data-inline=""><li><a href="/team#ann">Ann</a></li></ul></li></ul>' +
      '</li></ul></section></div>',
  )
})

test('FoldedLinkList hides the links of a section until its heading is pressed', () => {
  const team = { label: 'Team', href: '/team' }
  expect(render(<FoldedLinkList sections={[{ title: 'Us', links: [team] }]} level="h3" />)).toBe(
    '<div><details><summary><h3>Us</h3></summary>' +
      '<ul><li><a href="/team">Team</a></li></ul></details></div>',
  )
})
