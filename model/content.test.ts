// The real content of this site: not one problem in it.
import { expect, test } from 'vitest'
import { loadSite } from './load-site'
import { readContent } from './read-content'

/** A day on which nothing in content/ is overdue; the test must not fail because a day has passed. */
const today = () => '2026-11-20'

test('all of content/ is in order', () => {
  const { site, problems } = loadSite(readContent('content'), { drafts: true, today })
  expect(problems).toEqual([])
  expect({
    staff: site.team.length,
    board: site.board.length,
    services: site.services.length,
    roles: site.volunteerRoles.length,
    topics: site.prayerTopics.length,
    giving: site.givingOptions.length,
    churches: site.churches.length,
    affiliates: site.affiliates.length,
    posts: site.posts.length,
  }).toEqual({
    staff: 12,
    board: 10,
    services: 4,
    roles: 4,
    topics: 4,
    giving: 4,
    churches: 16,
    affiliates: 4,
    posts: 4,
  })
})

test('people and the organisation are marked as samples, with numbers and addresses that belong to nobody', () => {
  const { site } = loadSite(readContent('content'), { today })
  for (const one of [...site.team, ...site.board, ...site.churches, ...site.affiliates])
    expect(one.sample, one.file).toBe(true)
  expect(site.settings.sample).toBe(true)
  expect(site.settings.email).toMatch(/@example\.org$/)
  expect(site.settings.phone).toMatch(/ 555-01\d\d$/)
})
