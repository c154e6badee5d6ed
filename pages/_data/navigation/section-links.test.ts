// Tests the links to the pages of a section.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  createPageText,
  createPostText,
  createTestFiles,
  createTestSite,
} from '../../../model/test-fixtures/create-test-site'
import { getSectionLinks } from './section-links'

const { site } = createTestSite({
  'pages/about.md': createPageText('Our Mission'),
  'pages/about/history.md': createPageText('Our History'),
  'pages/about/team.md': createPageText('Our Team'),
  'pages/about/team/alone.md': createPageText('Alone'),
  'pages/about/plans.md': createPageText('Plans').replace('---\n', '---\ndraft: yes\n'),
  'pages/abouts.md': createPageText('Not of this section'),
  'events/gala.md': createEventText({ id: 'gala', title: 'Gala', date: '2026-12-01' }),
  'events/walk.md': createEventText({ date: '2026-11-01' }),
  'blog/news.md': createPostText({ title: 'News' }),
  'blog/more.md': createPostText({ title: 'More' }),
})

const listLabels = (path: string, today = '2026-11-20') =>
  getSectionLinks(site, { today }, path).map(({ label }) => label)

test.each(['/about', '/about/history', '/about/team'])(
  'getSectionLinks returns the public pages of the section of %s',
  (path) => {
    expect(listLabels(path)).toEqual(['Our Mission', 'Our History', 'Our Team'])
  },
)

test('getSectionLinks returns pages in the order of their cards, then of the menu, then of their files', () => {
  const createCard = (path: string, order: string) =>
    createEntryText(
      { title: 'Card', path, description: 'x', image: 'walk.svg', image_alt: 'decorative', order },
      '',
    )
  const ordered = createTestSite({
    'site.md': createTestFiles().texts['site.md']!.replace(
      'navigation:\n',
      'navigation:\n  - Plans: /partner/plans\n  - Give: /partner/donate\n',
    ),
    'pages/partner/a.md': createPageText('A'),
    'pages/partner/plans.md': createPageText('Plans'),
    'partner/a.md': createCard('/partner/volunteer', '1'),
    'partner/b.md': createCard('/partner/prayer', '2'),
  })
  expect(
    getSectionLinks(ordered.site, { today: '2026-11-20' }, '/partner').map(({ label }) => label),
  ).toEqual(['Partner', 'Volunteer', 'Pray', 'Plans', 'Ways to give', 'A'])
})

test('getSectionLinks omits past events except on their own page', () => {
  expect(listLabels('/events/gala')).toEqual([])
  expect(listLabels('/events/walk')).toEqual(['Events', 'Walk', 'Gala'])
  expect(listLabels('/events/gala', '2026-10-01')).toEqual(['Events', 'Walk', 'Gala'])
})

test.each(['/', '/abouts', '/about/team/alone', '/blog/news', '/blog/page/2', '/NOT-FOUND'])(
  'getSectionLinks returns nothing for %s',
  (path) => {
    expect(listLabels(path)).toEqual([])
  },
)
