// Tests which files are made from the whole site, and what parsers of others read in them.
import Ajv from 'ajv'
import fc from 'fast-check'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import { describe, expect, test } from 'vitest'
import {
  createPageText,
  createPostText,
  createTestSite,
} from '../../model/test-fixtures/create-test-site'
import type { BuildContext } from '../../renderer/page-context'
import { createTestBuild } from '../../renderer/testing/create-test-build'
import { JSON_FEED_SCHEMA } from './testing/json-feed-schema'
import { MANIFEST_FILE } from './manifest'
import { createSiteFiles } from './site-files'
import { listSitemaps } from './sitemap'

type Files = NonNullable<Parameters<typeof createTestSite>[0]>

const POSTS: Files = {
  'blog/first.md': createPostText({ date: '2024-03-01' }),
  'blog/second.md': createPostText({ title: 'Second', date: '2024-07-01' }),
}

const PERSON = '---\nname: Ann\ntitle: Nurse\nimage: walk.svg\n---\n\nWords.\n'

function createInput(files: Files = POSTS, changes: Partial<BuildContext> = {}) {
  return { site: createTestSite(files).site, build: createTestBuild(changes) }
}

const createFiles = (files?: Files, changes?: Partial<BuildContext>) =>
  createSiteFiles(createInput(files, changes))

const listNames = (files?: Files, changes?: Partial<BuildContext>) =>
  [...createFiles(files, changes).keys()].sort()

/** The files that pages load. */
const OF_PAGES = ['addresses.json', 'search.json', MANIFEST_FILE]

type Page = { readonly loc: string; readonly lastmod?: string }

/** What the tests read in XML. */
type Parsed = {
  readonly urlset?: { readonly '@_xmlns': string; readonly url: readonly Page[] }
  readonly sitemapindex?: { readonly sitemap: readonly Pick<Page, 'loc'>[] }
  readonly feed?: { readonly entry: readonly { readonly title: string }[] }
}

/** Parses XML, with every element that may occur several times as a list. */
function parseXml(xml: string | undefined): Parsed {
  expect(XMLValidator.validate(xml ?? '')).toBe(true)
  const parser = new XMLParser({
    ignoreAttributes: false,
    parseTagValue: false,
    isArray: (name) => ['url', 'sitemap', 'entry', 'link'].includes(name),
  })
  return parser.parse(xml ?? '') as Parsed
}

describe('the files of a site', () => {
  test('are all there at the root of a host, without robots.txt in a folder', () => {
    const files = [...OF_PAGES, 'sitemap.xml', 'events.ics', 'llms.txt', 'feed.xml', 'feed.json']
    expect(listNames()).toEqual([...files, 'robots.txt'].sort())
    expect(listNames(POSTS, { base: '/site/' })).toEqual(files.sort())
  })

  test('are in a preview, which nobody may take for the public site, only those that its pages need', () => {
    const build = { pullRequest: 7, hasCalendar: false }
    expect(listNames(POSTS, build)).toEqual(OF_PAGES)
  })

  test('have no feed while there are no posts', () => {
    expect(listNames({})).not.toContain('feed.xml')
    expect(listNames({})).not.toContain('feed.json')
  })

  test('are the same bytes for the same input', () => {
    expect(createFiles()).toEqual(createFiles())
  })

  test('do not change with the text of a post, only with what lists say of it', () => {
    const edited = { ...POSTS, 'blog/first.md': `${createPostText()}More words.\n` }
    const changed = [...createFiles(edited)].filter(
      ([name, content]) => createFiles().get(name) !== content,
    )
    // In a small site the search finds every word.
    expect(changed.map(([name]) => name)).toEqual(['search.json'])
    const renamed = { ...POSTS, 'blog/first.md': createPostText({ title: 'Renamed' }) }
    expect(createFiles(renamed).get('feed.xml')).not.toBe(createFiles().get('feed.xml'))
  })
})

test('robots.txt allows everything and names the sitemap', () => {
  expect(createFiles().get('robots.txt')).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://www.example.org/sitemap.xml\n',
  )
})

describe('the sitemap', () => {
  const getUrls = (files?: Files, changes?: Partial<BuildContext>) => {
    const { urlset } = parseXml(createFiles(files, changes).get('sitemap.xml'))
    expect(urlset?.['@_xmlns']).toBe('http://www.sitemaps.org/schemas/sitemap/0.9')
    return urlset?.url ?? []
  }

  test('lists public pages once each, with their canonical URLs', () => {
    const urls = getUrls({ ...POSTS, 'pages/about.md': createPageText('About') }).map(
      ({ loc }) => loc,
    )
    expect(new Set(urls).size).toBe(urls.length)
    expect(urls).toContain('https://www.example.org/')
    expect(urls).toContain('https://www.example.org/about')
    expect(urls).toContain('https://www.example.org/blog/first')
    expect(urls.filter((url) => /404|staff/.test(url))).toEqual([])
  })

  test('has the day of the last commit in our time zone, of a list also that of its entries', () => {
    const late = Date.parse('2026-11-02T03:00Z') / 1000
    const lastCommits = {
      'content/pages/contact.md': Date.parse('2026-11-01T18:00Z') / 1000,
      'content/pages/blog.md': Date.parse('2026-10-01T18:00Z') / 1000,
      'content/blog/first.md': late,
      // Two collections are on the page of the team.
      'content/team/ann.md': late,
    }
    const days = Object.fromEntries(
      getUrls({ ...POSTS, 'team/ann.md': PERSON }, { lastCommits }).map(({ loc, lastmod }) => [
        new URL(loc).pathname,
        lastmod,
      ]),
    )
    expect(days).toMatchObject({
      '/contact': '2026-11-01',
      '/blog': '2026-11-01',
      '/blog/first': '2026-11-01',
      '/about/team': '2026-11-01',
    })
    expect(days['/give']).toBeUndefined()
  })

  test('is an index of several files if the site has more pages than one may list', () => {
    const input = createInput()
    const [all = '', ...rest] = [...listSitemaps(input).values()].map((create) => create())
    expect(rest).toEqual([])
    const files = new Map([...listSitemaps(input, 6)].map(([path, create]) => [path, create()]))
    const { sitemapindex } = parseXml(files.get('sitemap.xml'))
    const parts = (sitemapindex?.sitemap ?? []).map(({ loc }) =>
      loc.replace('https://www.example.org/', ''),
    )
    expect([...files.keys()]).toEqual(['sitemap.xml', ...parts])
    const listed = parts.map((part) => parseXml(files.get(part)).urlset?.url ?? [])
    expect(listed.every((urls) => urls.length <= 6)).toBe(true)
    expect(listed.flat()).toEqual(parseXml(all).urlset?.url)
  })
})

describe('the feeds', () => {
  const validate = new Ajv().compile(JSON_FEED_SCHEMA)
  const readJson = (files?: Files, changes?: Partial<BuildContext>) =>
    JSON.parse(createFiles(files, changes).get('feed.json') ?? '') as {
      items: Record<string, unknown>[]
    }

  test('have the newest 20 posts, the latest first', () => {
    const posts = Array.from({ length: 25 }, (_, index) => [
      `blog/post-${index}.md`,
      createPostText({
        title: `Post ${index}`,
        date: `2024-03-${String(index + 1).padStart(2, '0')}`,
      }),
    ])
    const files = Object.fromEntries(posts) as Files
    const titles = Array.from({ length: 20 }, (_, index) => `Post ${24 - index}`)
    expect(readJson(files).items.map(({ title }) => title)).toEqual(titles)
    const { feed } = parseXml(createFiles(files).get('feed.xml'))
    expect(feed?.entry.map(({ title }) => title)).toEqual(titles)
  })

  test('follow the rules of Atom', () => {
    const { feed } = parseXml(createFiles().get('feed.xml'))
    expect(feed).toEqual({
      '@_xmlns': 'http://www.w3.org/2005/Atom',
      '@_xml:lang': 'en',
      id: 'https://www.example.org/feed.xml',
      title: 'Small Site',
      subtitle: 'A few words',
      link: [
        {
          '@_rel': 'self',
          '@_type': 'application/atom+xml',
          '@_href': 'https://www.example.org/feed.xml',
        },
        { '@_rel': 'alternate', '@_type': 'text/html', '@_href': 'https://www.example.org/blog' },
      ],
      // In summer, midnight in Alabama is at five in UTC.
      updated: '2024-07-01T05:00:00.000Z',
      entry: [
        {
          id: 'https://www.example.org/blog/second',
          title: 'Second',
          link: [
            {
              '@_rel': 'alternate',
              '@_type': 'text/html',
              '@_href': 'https://www.example.org/blog/second',
            },
          ],
          published: '2024-07-01T05:00:00.000Z',
          updated: '2024-07-01T05:00:00.000Z',
          author: { name: 'Ann' },
          summary: 'A summary.',
        },
        expect.objectContaining({ title: 'A post', published: '2024-03-01T06:00:00.000Z' }),
      ],
    })
  })

  test('follow the rules of JSON Feed 1.1', () => {
    expect(validate(readJson())).toBe(true)
    expect(validate({ ...readJson(), items: [{ id: 'no text' }] })).toBe(false)
  })

  test('say when a post was changed, which is never before its day', () => {
    const lastCommits = {
      'content/blog/first.md': Date.parse('2024-06-01T12:00Z') / 1000,
      'content/blog/second.md': Date.parse('2024-06-01T12:00Z') / 1000,
    }
    expect(readJson(POSTS, { lastCommits }).items.map((item) => item['date_modified'])).toEqual([
      '2024-07-01T05:00:00.000Z',
      '2024-06-01T12:00:00.000Z',
    ])
  })

  test('have any words of a post just as they are', () => {
    const { site, build } = createInput()
    const [post] = site.posts
    if (!post) throw new Error('There is no post')
    const words = fc
      .array(fc.constantFrom('&', '<b>', ']]>', '"', "'", '&amp;', 'é', '🙂', 'a b'), {
        minLength: 1,
      })
      .map((parts) => `x${parts.join('')}x`)
    fc.assert(
      fc.property(words, words, words, (title, summary, author) => {
        const posts = [{ ...post, title, summary, author }]
        const files = createSiteFiles({ site: { ...site, posts }, build })
        const { feed } = parseXml(files.get('feed.xml'))
        expect(feed?.entry[0]).toMatchObject({ title, summary, author: { name: author } })
        const json = JSON.parse(files.get('feed.json') ?? '') as { items: unknown[] }
        expect(json.items[0]).toMatchObject({ title, content_text: summary })
      }),
    )
  })
})
