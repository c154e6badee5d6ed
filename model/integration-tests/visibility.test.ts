// Tests that entries that are not public on a day are absent from the site of that day but present in a preview.
import { expect, test } from 'vitest'
import { getAllPaths } from '../routing/routes'
import { STAFF_PATH } from '../site-structure'
import {
  REQUIRED_PATHS,
  createEntryText,
  createEventText,
  createPageText,
  createPostText,
  getTestProblems,
  createTestSite,
} from '../test-fixtures/create-test-site'

const scheduled = { publish_on: '2026-11-30' }
const changes = {
  'pages/plan.md': createPageText('Plan').replace(
    '\n---\n\n',
    '\ndraft: yes\nsample: yes\n---\n\n',
  ),
  'events/gala.md': createEventText({ id: 'gala', date: '2026-12-05', ...scheduled }),
  'blog/old.md': createPostText({ expires_on: '2026-11-19' }),
  'churches/a.md': createEntryText({ name: 'A', event: 'gala', order: '1', ...scheduled }, ''),
}

test('the public site omits hidden entries and lists them with reasons', () => {
  const { site, problems, hidden, samples, today } = createTestSite(changes)
  expect(problems).toEqual([])
  expect(getAllPaths(site)).toEqual(
    ['/', '/blog', '/events', '/events/walk', ...REQUIRED_PATHS, STAFF_PATH].sort(),
  )
  expect([site.posts, site.churches]).toEqual([[], []])
  expect(site.events.map(({ id }) => id)).toEqual(['walk'])
  expect(samples).toEqual([])
  expect(today).toBe('2026-11-20')
  expect(hidden).toEqual([
    { file: 'content/blog/old.md', why: { reason: 'expired', expiresOn: '2026-11-19' } },
    { file: 'content/churches/a.md', why: { reason: 'not-yet', publishOn: '2026-11-30' } },
    { file: 'content/events/gala.md', why: { reason: 'not-yet', publishOn: '2026-11-30' } },
    { file: 'content/pages/plan.md', why: { reason: 'draft' } },
  ])
})

test('a preview includes hidden entries and lists them just the same', () => {
  const preview = createTestSite(changes, { drafts: true })
  const shown = ['/', '/blog', '/blog/old', '/events', '/events/gala', '/events/walk', '/plan']
  expect(getAllPaths(preview.site)).toEqual([...shown, ...REQUIRED_PATHS, STAFF_PATH].sort())
  expect(preview.samples).toHaveLength(1)
  expect(preview.hidden).toEqual(createTestSite(changes).hidden)
})

test('entries appear on their first public day and disappear after their last one', () => {
  const loadOn = (today: string) => createTestSite(changes, { today }).site
  expect(loadOn('2026-11-19').posts).toHaveLength(1)
  expect(loadOn('2026-11-29').events).toHaveLength(1)
  expect(loadOn('2026-11-30').events).toHaveLength(2)
  expect(loadOn('2026-11-30').churches).toHaveLength(1)
})

test('expires_on before publish_on is reported', () => {
  const createChanges = (from: string, to: string) => ({
    'events/walk.md': createEventText({ date: '2026-11-30', publish_on: from, expires_on: to }),
  })
  expect(getTestProblems(createChanges('2026-11-30', '2026-11-29'))).toMatchInlineSnapshot(`
    [
      "content/events/walk.md:13:13 expiry-before-publication This would leave the site after 2026-11-29, before it is public on 2026-11-30. Write the first public day into publish_on and the last one into expires_on.",
    ]
  `)
  expect(getTestProblems(createChanges('2026-11-30', '2026-11-30'))).toEqual([])
})

test('a site without settings is loaded with the time zone of Alabama', () => {
  expect(() => createTestSite({ 'site.md': null })).not.toThrow()
})
