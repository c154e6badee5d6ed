// What is not public on a day is nowhere on the site of that day, and all of it in a preview.
import { expect, test } from 'vitest'
import { getAllPaths } from './routing/routes'
import {
  REQUIRED_FILES,
  createEntryText,
  createEventText,
  createPageText,
  createPostText,
  getTestProblems,
  createTestSite,
} from './test-fixtures/create-test-site'

const late = { publish_on: '2026-11-30' }
const changes = {
  'pages/plan.md': createPageText('Plan').replace(
    '\n---\n\n',
    '\ndraft: yes\nsample: yes\n---\n\n',
  ),
  'events/gala.md': createEventText({ id: 'gala', ...late }),
  'blog/old.md': createPostText({ expires_on: '2026-11-19' }),
  'churches/a.md': createEntryText({ name: 'A', event: 'gala', order: '1', ...late }, ''),
}

test('the public site has none of it, and a list says what is missing and why', () => {
  const { site, problems, hidden, samples, today } = createTestSite(changes)
  expect(problems).toEqual([])
  expect(getAllPaths(site)).toEqual(
    ['/', '/blog', '/events', '/events/walk', ...REQUIRED_FILES].sort(),
  )
  expect([site.posts, site.churches]).toEqual([[], []])
  expect(site.events.map(({ id }) => id)).toEqual(['walk'])
  expect(samples).toBe(0)
  expect(today).toBe('2026-11-20')
  expect(hidden).toEqual([
    { file: 'content/blog/old.md', why: { reason: 'expired', expiresOn: '2026-11-19' } },
    { file: 'content/churches/a.md', why: { reason: 'not-yet', publishOn: '2026-11-30' } },
    { file: 'content/events/gala.md', why: { reason: 'not-yet', publishOn: '2026-11-30' } },
    { file: 'content/pages/plan.md', why: { reason: 'draft' } },
  ])
})

test('a preview has all of it, and the same list', () => {
  const preview = createTestSite(changes, { drafts: true })
  const shown = ['/', '/blog', '/blog/old', '/events', '/events/gala', '/events/walk', '/plan']
  expect(getAllPaths(preview.site)).toEqual([...shown, ...REQUIRED_FILES].sort())
  expect(preview.samples).toBe(1)
  expect(preview.hidden).toEqual(createTestSite(changes).hidden)
})

test('each day has its own site', () => {
  const on = (today: string) => createTestSite(changes, { today }).site
  expect(on('2026-11-19').posts).toHaveLength(1)
  expect(on('2026-11-29').events).toHaveLength(1)
  expect(on('2026-11-30').events).toHaveLength(2)
  expect(on('2026-11-30').churches).toHaveLength(1)
})

test('nothing can leave before it comes', () => {
  const days = (from: string, to: string) => ({
    'events/walk.md': createEventText({ publish_on: from, expires_on: to }),
  })
  expect(getTestProblems(days('2026-11-30', '2026-11-29'))).toMatchInlineSnapshot(`
    [
      "content/events/walk.md:13:13 expiry-before-publication This would leave the site after 2026-11-29, before it is public on 2026-11-30. Write the first public day into publish_on and the last one into expires_on.",
    ]
  `)
  expect(getTestProblems(days('2026-11-30', '2026-11-30'))).toEqual([])
})

test('a mistake in the settings leaves the day to the time zone of Alabama', () => {
  expect(() => createTestSite({ 'site.md': null })).not.toThrow()
})
