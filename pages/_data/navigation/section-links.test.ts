// The pages beside a page: those of its section, and only those that people can still use.
import { expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  createPostText,
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

const labels = (address: string, today = '2026-11-20') =>
  getSectionLinks(site, today, address).map(({ label }) => label)

test.each(['/about', '/about/history', '/about/team'])('%s: the section, no draft', (address) => {
  expect(labels(address)).toEqual(['Our Mission', 'Our History', 'Our Team'])
})

test('an event that is over is not offered, but its own page is marked', () => {
  expect(labels('/events/gala')).toEqual([])
  expect(labels('/events/walk')).toEqual(['Events', 'Gala', 'Walk'])
  expect(labels('/events/gala', '2026-10-01')).toEqual(['Events', 'Gala', 'Walk'])
})

test.each(['/', '/abouts', '/about/team/alone', '/blog/news', '/blog/page/2', '/NOT-FOUND'])(
  '%s has none',
  (address) => {
    expect(labels(address)).toEqual([])
  },
)
