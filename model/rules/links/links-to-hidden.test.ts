// Links to pages that are not always public are reported on the day of the edit, not on the day when they break.
import { describe, expect, test } from 'vitest'
import {
  createPageText,
  createPostText,
  createEventText,
  createEntryText,
  getTestProblems,
  createTestSite,
} from '../../test-fixtures/create-test-site'

const TODAY = '2026-11-20'

/** Creates a page with additional fields and a link. */
const createPage = (fields: string, link = '/contact-us') =>
  createPageText('A page', `Go [there](${link}).`).replace('\n---\n\n', `\n${fields}\n---\n\n`)
const DRAFT = 'draft: yes'
const LATE = 'publish_on: 2026-11-30'
const SHORT = 'expires_on: 2026-12-24'

/** Lists the problems of a page with these fields that links to a page with the fields of the target. */
const listProblems = (fields: string, targetFields: string, today = TODAY) =>
  getTestProblems(
    {
      'pages/from.md': createPage(fields, '/target'),
      'pages/target.md': createPage(targetFields, '/events'),
    },
    today,
  )

describe('a link from a public page', () => {
  test('is reported when its target is a draft', () => {
    expect(listProblems('', DRAFT)).toMatchInlineSnapshot(`
      [
        "content/pages/from.md:7:4 link-hidden This leads to /target, which is a draft. Leave out the sentence or the button with this link for now. If content/pages/target.md is ready, delete the draft line in it.",
      ]
    `)
  })
  test('is reported when its target will be published later', () => {
    expect(listProblems('', LATE)).toMatchInlineSnapshot(`
      [
        "content/pages/from.md:7:4 link-hidden This leads to /target, which visitors cannot read before November 30, 2026. Leave out the sentence or the button with this link for now, and add it on that day. If it may be read today, delete the publish_on line in content/pages/target.md.",
      ]
    `)
  })
  test('is reported when its target will expire', () => {
    expect(listProblems('', SHORT)).toMatchInlineSnapshot(`
      [
        "content/pages/from.md:7:4 link-hidden This leads to /target, which leaves the public site after December 24, 2026. Leave out the sentence or the button with this link. If it may stay, delete the expires_on line in content/pages/target.md.",
      ]
    `)
  })
  test('is reported with both days of its target', () => {
    expect(listProblems('', `${LATE}\n${SHORT}`)).toMatchInlineSnapshot(`
      [
        "content/pages/from.md:7:4 link-hidden This leads to /target, which is public only from November 30, 2026 to December 24, 2026. Leave out the sentence or the button with this link. If it may always be read, delete the lines publish_on and expires_on in content/pages/target.md.",
      ]
    `)
    expect(listProblems(SHORT, `${LATE}\n${SHORT}`)).toMatchInlineSnapshot(`
      [
        "content/pages/from.md:7:4 link-hidden This leads to /target, which visitors cannot read before November 30, 2026. Leave out the sentence or the button with this link for now, and add it on that day. If it may be read today, delete the publish_on line in content/pages/target.md.",
      ]
    `)
  })
  test('is reported when its target has expired', () => {
    expect(listProblems('', SHORT, '2026-12-25')).toMatchInlineSnapshot(`
      [
        "content/pages/from.md:7:4 link-hidden This leads to /target, which left the public site after December 24, 2026. Leave out the sentence or the button with this link. If it may stay, delete the expires_on line in content/pages/target.md.",
      ]
    `)
  })
})

test.each([
  ['a draft to a draft', DRAFT, DRAFT],
  ['a draft to a page with dates', DRAFT, `${LATE}\n${SHORT}`],
  ['a page to a page with the same dates', `${LATE}\n${SHORT}`, `${LATE}\n${SHORT}`],
  [
    'a page to a page that is public for longer',
    'publish_on: 2026-12-01\nexpires_on: 2026-12-23',
    `${LATE}\n${SHORT}`,
  ],
  ['a public page to a page that was published yesterday', '', 'publish_on: 2026-11-19'],
  ['a public page to a page that is published today', '', 'publish_on: 2026-11-20'],
  ['an expired page to a draft', 'expires_on: 2026-11-19', DRAFT],
])('accepts a link from %s', (_, fields, targetFields) => {
  expect(listProblems(fields, targetFields)).toEqual([])
})

test.each([
  ['is published one day before its target', 'publish_on: 2026-11-29', LATE],
  ['expires one day after its target', 'expires_on: 2026-12-25', SHORT],
])('reports a link from a page that %s', (_, fields, targetFields) => {
  expect(listProblems(fields, targetFields)).toHaveLength(1)
})

test('reports the same problems whether or not drafts are shown', () => {
  const changes = {
    'pages/from.md': createPage('', '/target'),
    'pages/target.md': createPage(DRAFT, '/events'),
  }
  const shown = createTestSite(changes, { drafts: true }).problems
  expect(shown).toHaveLength(1)
  expect(createTestSite(changes).problems).toEqual(shown)
})

test('checks the dates of a person or an event that an anchor points to', () => {
  const createPerson = (fields: string) =>
    createEntryText({ name: 'Ann', title: 'Nurse', order: '1' }, 'Bio.').replace(
      '\n---\n\n',
      `\n${fields}\n---\n\n`,
    )
  expect(
    getTestProblems({
      'team/ann.md': createPerson(DRAFT),
      'pages/about/team.md': createPageText('Team'),
      'pages/from.md': createPage('', '/about/team#ann'),
      'pages/more.md': createPage('', '/events#walk'),
      'events/walk.md': createEventText({ expires_on: '2026-12-24' }),
    }),
  ).toMatchInlineSnapshot(`
    [
      "content/pages/from.md:7:4 link-hidden This leads to /about/team#ann, which is a draft. Leave out the sentence or the button with this link for now. If content/team/ann.md is ready, delete the draft line in it.",
      "content/pages/more.md:7:4 link-hidden This leads to /events#walk, which leaves the public site after December 24, 2026. Leave out the sentence or the button with this link. If it may stay, delete the expires_on line in content/events/walk.md.",
    ]
  `)
})

test('names the day to write in a post that is held back', () => {
  const post = createPostText({ date: '2026-11-30', publish_on: '2026-11-30' })
  const link = createPage('', '/blog/sermon')
  expect(getTestProblems({ 'pages/from.md': link, 'blog/sermon.md': post }, TODAY))
    .toMatchInlineSnapshot(`
      [
        "content/pages/from.md:7:4 link-hidden This leads to /blog/sermon, which visitors cannot read before November 30, 2026. Leave out the sentence or the button with this link for now, and add it on that day. If it may be read today, delete the publish_on line in content/blog/sermon.md and write date: 2026-11-20 there.",
      ]
    `)
})

test('accepts a link to the second page of the blog only when enough posts are always public', () => {
  const createPosts = (count: number, fields: Record<string, string>) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `blog/p${index}.md`,
        createPostText(index === 0 ? fields : {}),
      ]),
    )
  const from = { 'pages/from.md': createPage('', '/blog/page/2') }
  expect(getTestProblems({ ...from, ...createPosts(25, { draft: 'yes' }) })).toMatchInlineSnapshot(`
    [
      "content/pages/from.md:7:4 link-hidden This leads to /blog/page/2, which is there only while all of its entries are public. Link to the first page of the list instead, for example /blog",
    ]
  `)
  expect(getTestProblems({ ...from, ...createPosts(26, { draft: 'yes' }) })).toEqual([])
})
