// Tests what the links from a page to its file, and to new entries of the collections it lists, are made of.
import { expect, test } from 'vitest'
import type { LayoutInput } from '../../renderer/page-context'
import {
  createTestFiles,
  createPageText,
  createPostText,
  createTestSite,
} from '../../model/test-fixtures/create-test-site'
import { createAddLink, getEditLinks } from './edit-links'

const REPOSITORY = 'https://github.com/example/site'

const settings = (createTestFiles().texts['site.md'] ?? '').replace(
  /---\n$/,
  `repository: ${REPOSITORY}\n---\n`,
)

const build: LayoutInput['build'] = {
  today: '2026-11-21',
  base: '/',
  url: 'https://www.example.org',
  pullRequest: null,
  hasCalendar: true,
  speculationRules: '{}',
  policy: null,
  variants: {},
  fonts: [],
  embedStylesheet: 'assets/embed.css',
  // In Alabama it is still the evening of November 20.
  lastCommits: { 'content/events/walk.md': Date.parse('2026-11-21T03:00:00Z') / 1000 },
  commitCounts: {},
}

function getLinksAt(
  urlPathname: string,
  listedCollections: LayoutInput['listedCollections'] = [],
  siteText = settings,
) {
  const { site } = createTestSite({
    'site.md': siteText,
    'pages/about/history.md': createPageText('History'),
    'blog/news.md': createPostText(),
    // The name of this file is reported as a problem, but the link must work nevertheless.
    'pages/événement.md': createPageText('Named in French'),
  })
  return getEditLinks({ site, build, urlPathname, listedCollections })
}

test.each([
  ['/', 'content/pages/index.md'],
  ['/about/history', 'content/pages/about/history.md'],
  ['/events', 'content/pages/events.md'],
  ['/events/walk', 'content/events/walk.md'],
  ['/blog', 'content/pages/blog.md'],
  ['/blog/page/2', 'content/pages/blog.md'],
  ['/blog/news', 'content/blog/news.md'],
  ['/no/such/page', 'content/pages/404.md'],
  ['/evenement', 'content/pages/%C3%A9v%C3%A9nement.md'],
])('getEditLinks returns for the page %s the file %s', (path, file) => {
  expect(getLinksAt(path)?.file).toBe(file)
})

test('getEditLinks returns each listed collection', () => {
  expect(getLinksAt('/', ['events', 'team'])?.collections).toEqual(['events', 'team'])
})

test('createAddLink returns a link to a new entry', () => {
  const branch = { repository: REPOSITORY, name: 'main' }
  const { label, href } = createAddLink(branch, 'events')
  expect(label).toBe('Add an event')
  expect(href).toContain(`${REPOSITORY}/new/main/content/events?filename=new-event.md&`)
})

test('getEditLinks returns the day of the last commit in the clinic’s time zone, or null if there is none', () => {
  expect(getLinksAt('/events/walk')?.lastChanged).toBe('2026-11-20')
  expect(getLinksAt('/events')?.lastChanged).toBeNull()
})

test('getEditLinks returns null on the page for staff, and without a repository', () => {
  expect(getLinksAt('/staff')).toBeNull()
  expect(getLinksAt('/events', ['events'], createTestFiles().texts['site.md'])).toBeNull()
})
