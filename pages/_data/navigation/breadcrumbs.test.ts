// The way from Home to a page: each page above it once, by its title.
import { expect, test } from 'vitest'
import {
  createPageText,
  createPostText,
  createTestSite,
} from '../../../model/test-fixtures/create-test-site'
import { getBreadcrumbs } from './breadcrumbs'

const { site } = createTestSite({
  'pages/about.md': createPageText('Our Mission'),
  'pages/about/history.md': createPageText('Our History'),
  'pages/services/visiting.md': createPageText('Visiting'),
  'blog/news.md': createPostText({ title: 'News' }),
  'pages/secret.md': createPageText('Secret').replace('---\n', '---\ndraft: yes\n'),
  'pages/secret/more.md': createPageText('More'),
})

const way = (address: string) =>
  getBreadcrumbs(site, address).map(({ label, to }) => `${label} ${to}`)

test.each([
  ['/about/history', ['Home /', 'Our Mission /about', 'Our History /about/history']],
  ['/events/walk', ['Home /', 'Events /events', 'Walk /events/walk']],
  ['/blog/news', ['Home /', 'Blog /blog', 'News /blog/news']],
  ['/blog/page/2', ['Home /', 'Blog /blog', 'Page 2 /blog/page/2']],
])('to %s', (address, expected) => {
  expect(way(address)).toEqual(expected)
})

test('what has no page, or no public one, is not on the way', () => {
  expect(way('/services/visiting')).toEqual(['Home /', 'Visiting /services/visiting'])
  expect(way('/secret/more')).toEqual(['Home /', 'More /secret/more'])
})

test.each(['/', '/about', '/NOT-FOUND', '/about/nobody'])('%s has none', (address) => {
  expect(way(address)).toEqual([])
})
