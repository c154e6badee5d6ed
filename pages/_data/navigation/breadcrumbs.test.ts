// Tests the breadcrumbs of a page: each page above it once, by its title.
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
  'pages/about.es.md': createPageText('Nuestra misión').replace(
    '---\n',
    '---\ntranslation_of: /about\n',
  ),
  'pages/about/history.es.md': createPageText('Historia').replace(
    '---\n',
    '---\ntranslation_of: /about/history\n',
  ),
  'pages/secret.md': createPageText('Secret').replace('---\n', '---\ndraft: yes\n'),
  'pages/secret/more.md': createPageText('More'),
})

const listBreadcrumbs = (path: string) =>
  getBreadcrumbs(site, path).map(({ label, href }) => `${label} ${href}`)

test.each([
  ['/about/history', ['Home /', 'Our Mission /about', 'Our History /about/history']],
  ['/events/walk', ['Home /', 'Events /events', 'Walk /events/walk']],
  ['/blog/news', ['Home /', 'Blog /blog', 'News /blog/news']],
  ['/es/about/history', ['Home /', 'Nuestra misión /es/about', 'Historia /es/about/history']],
  ['/blog/page/2', ['Home /', 'Blog /blog', 'Page 2 /blog/page/2']],
])('getBreadcrumbs returns the pages that lead to %s', (path, expected) => {
  expect(listBreadcrumbs(path)).toEqual(expected)
})

test('getBreadcrumbs omits paths without a public page', () => {
  expect(listBreadcrumbs('/services/visiting')).toEqual(['Home /', 'Visiting /services/visiting'])
  expect(listBreadcrumbs('/secret/more')).toEqual(['Home /', 'More /secret/more'])
})

test.each(['/', '/about', '/es/about', '/NOT-FOUND', '/about/nobody'])(
  'getBreadcrumbs returns nothing for %s',
  (path) => {
    expect(listBreadcrumbs(path)).toEqual([])
  },
)
