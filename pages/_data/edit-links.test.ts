// From a page to its file: for every address of a small site, listed and unlisted.
import { expect, test } from 'vitest'
import type { LayoutInput } from '../../renderer/page-context'
import {
  createTestFiles,
  createPageText,
  createPostText,
  createTestSite,
} from '../../model/test-fixtures/create-test-site'
import { getEditLinks } from './edit-links'

const REPOSITORY = 'https://github.com/example/site'

const settings = (createTestFiles().texts['site.md'] ?? '').replace(
  /---\n$/,
  `repository: ${REPOSITORY}\n---\n`,
)

const build: LayoutInput['build'] = {
  ...{ today: '2026-11-21', base: '/', url: 'https://www.example.org' },
  ...{ pullRequest: null, policy: null, variants: {}, fonts: [] },
  // In Alabama it is still the evening of November 20.
  ...{ lastCommits: { 'content/events/walk.md': Date.parse('2026-11-21T03:00:00Z') / 1000 } },
}

function staffAt(
  urlPathname: string,
  listedCollections: LayoutInput['listedCollections'] = [],
  siteText = settings,
) {
  const { site } = createTestSite({
    'site.md': siteText,
    'pages/about/history.md': createPageText('History'),
    'blog/news.md': createPostText(),
    // Such a name is a problem of its own; the link must lead to the file all the same.
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
  ['/événement', 'content/pages/%C3%A9v%C3%A9nement.md'],
])('%s is edited in %s', (address, file) => {
  expect(staffAt(address).links).toEqual([
    { label: 'Edit this page', to: `${REPOSITORY}/edit/main/${file}` },
  ])
})

test('a page that lists entries has a link for each kind of them', () => {
  const { links } = staffAt('/', ['events', 'team'])
  expect(links.map(({ label }) => label)).toEqual([
    'Edit this page',
    'Add an event',
    'Add a staff member',
  ])
  expect(links[1]?.to).toContain(`${REPOSITORY}/new/main/content/events?filename=new-event.md&`)
})

test('a file that git knows has the day of its last commit in the clinic’s zone, another none', () => {
  expect(staffAt('/events/walk').lastChanged).toBe('2026-11-20')
  expect(staffAt('/events').lastChanged).toBeNull()
})

test('without a repository there are no links', () => {
  const { links } = staffAt('/events', ['events'], createTestFiles().texts['site.md'])
  expect(links).toEqual([])
})
