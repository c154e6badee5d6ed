import { describe, expect, test } from 'vitest'
import { collections } from '../../../model/collections'
import { NOT_FOUND_SLUG } from '../../../model/collections/page'
import { COLLECTION_NAMES } from '../../../model/entries'
import { loadSite } from '../../../model/load-site'
import type { Site } from '../../../model/site'
import { readContent } from '../../../model/source/read-content'
import { SAMPLE_CONTENT } from '../../../tools/sample-content'
import {
  createEntryText,
  createEventText,
  createPageText,
  createPostText,
  createTestSite,
} from '../../../model/test-fixtures/create-test-site'
import { createSearchEntries, MAX_WHOLE_PAGES } from './create-search-entries'

const TODAY = '2026-11-20'

const changes = {
  'pages/about.md': createPageText('About', '## Our start\n\nA small house.'),
  'events/gala.md': createEventText({ id: 'gala', title: 'Gala', date: '2026-12-01' }),
  'blog/news.md': createPostText({ title: 'News' }),
  'team/ann.md': createEntryText(
    { name: 'Ann Lee', title: 'Nurse', order: '1', also_known_as: '\n  - Annie' },
    'Knits hats.',
  ),
  'board/bo.md': createEntryText(
    { name: 'Bo Ray', title: 'Chair', organization: 'A bank', order: '1' },
    '',
  ),
}
const { site } = createTestSite(changes)

const find = (title: string, from: Site = site) =>
  createSearchEntries(from, TODAY).find((entry) => entry.title === title)

/** The collections that the search does not read, with the reason. */
const NOT_SEARCHED: Readonly<Record<string, string>> = {
  notices: 'only those about the hours, as part of the page about contact',
  partnerCards: 'the pages to which they lead are found',
  affiliates: 'logos at the bottom of every page',
}

const sample = loadSite(readContent(SAMPLE_CONTENT), { today: () => TODAY }).complete

test.each(COLLECTION_NAMES)('the search knows the entries of %s', (name) => {
  const entries = sample[name].filter(({ slug }) => slug !== NOT_FOUND_SLUG)
  const labels = entries.map((entry) => ('name' in entry ? entry.name : entry.title))
  const words = JSON.stringify(createSearchEntries(sample, TODAY))
  const hint = `to list-cards.ts or create-search-entries.ts in generator/site-files/search`
  expect(labels, `Add a file to ${SAMPLE_CONTENT}/${collections[name].folder}`).not.toEqual([])
  if (name in NOT_SEARCHED) return
  expect(
    labels.filter((label) => !words.includes(label)),
    `Add ${name} ${hint}`,
  ).toEqual([])
})

describe('createSearchEntries', () => {
  test('has every page except the one for unknown paths, and all people', () => {
    const entries = createSearchEntries(site, TODAY)
    const withPage = [...site.pages, ...site.events, ...site.posts, ...site.services].filter(
      ({ pagePath }) => pagePath !== null,
    )
    expect(entries.map(({ title }) => title)).toEqual(
      expect.arrayContaining([...withPage.map(({ title }) => title), 'Ann Lee', 'Bo Ray']),
    )
    expect(entries.filter(({ path }) => path.includes('404'))).toEqual([])
  })

  test('names the page above, the day or the role, and where the words are', () => {
    expect(find('About')?.sections).toEqual([
      { id: 'our-start', heading: 'Our start', text: 'A small house.' },
    ])
    expect(find('Gala')).toMatchObject({
      path: 'events/gala',
      parent: 'Events',
      detail: 'December 1, 2026',
    })
    expect(find('Ann Lee')).toEqual({
      path: 'about/team#ann',
      title: 'Ann Lee',
      parent: 'Team',
      detail: 'Nurse',
      summary: '',
      alsoKnownAs: ['Annie'],
      sections: [{ id: '', heading: '', text: 'Knits hats.' }],
    })
    expect(find('Bo Ray')).toMatchObject({ path: 'about/team', detail: 'Chair', summary: 'A bank' })
  })

  test('has cards and lists with the page that shows them', () => {
    const church = createEntryText({ name: 'Grace Chapel', event: 'gala' }, '')
    const full = createTestSite({ ...changes, 'churches/grace.md': church }).site
    expect(JSON.stringify(find('Gala', full)?.sections)).toContain('Grace Chapel')
  })

  test('has the address and the days with other hours with the page about contact', () => {
    const contact = createPageText('Contact')
    const notice = {
      title: 'Thanksgiving',
      type: 'closed',
      from: '2026-11-26',
      until: '2026-11-27',
    }
    const full = createTestSite({
      'pages/contact.md': contact,
      'notices/thanksgiving.md': createEntryText(notice, '').trim() + '\n',
    }).site
    const words = JSON.stringify(find('Contact', full)?.sections)
    expect(words).toContain(full.settings.street)
    expect(words).toContain('Thanksgiving')
  })

  test('says of an event that it does not take place', () => {
    const event = createEventText({ title: 'Gala', status: 'cancelled', status_note: 'No power.' })
    const entry = find('Gala', createTestSite({ 'events/gala.md': event }).site)
    expect(entry?.status).toBe('Canceled')
    expect(JSON.stringify(entry?.sections)).toContain('No power.')
  })

  test('has only the titles, summaries and headings of posts if there are many pages', () => {
    const [post] = site.posts
    const posts = Array.from({ length: MAX_WHOLE_PAGES }, () => post!)
    const entry = find('News', { ...site, posts })
    expect(entry).toMatchObject({ path: 'blog/news', summary: 'A summary.', sections: [] })
    expect(JSON.stringify(find('News')?.sections)).toContain('Words of the post.')
  })

  test('says of an entry in a preview why it is not public', () => {
    const hidden = { ...site, posts: site.posts.map((post) => ({ ...post, draft: true })) }
    expect(find('News', hidden)?.status).toBe('Draft')
    expect(find('News')).not.toHaveProperty('status')
  })
})
