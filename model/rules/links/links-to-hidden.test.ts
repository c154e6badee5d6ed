// Links to what is not always there: told on the day of the edit, not on the day when they break.
import { describe, expect, test } from 'vitest'
import {
  createPageText as typePage,
  createPostText,
  createEventText,
  createEntryText,
  getTestProblems,
  createTestSite,
} from '../../test-fixtures/create-test-site'

const today = '2026-11-20'

/** A page with these lines among its fields and a link to somewhere. */
const page = (lines: string, link = '/contact-us') =>
  typePage('A page', `Go [there](${link}).`).replace('\n---\n\n', `\n${lines}\n---\n\n`)
const draft = 'draft: yes'
const late = 'publish_on: 2026-11-30'
const short = 'expires_on: 2026-12-24'

/** What is told when one page leads to another that has these lines. */
const told = (lines: string, target: string, on = today) =>
  getTestProblems(
    {
      'pages/from.md': page(lines, '/target'),
      'pages/target.md': page(target, '/events'),
    },
    on,
  )

describe('a public page that leads', () => {
  test('to a draft', () => {
    expect(told('', draft)).toMatchInlineSnapshot(`
      [
        "content/pages/from.md:7:4 link-hidden This leads to /target, which is a draft. Leave the link out for now, or delete the draft line in content/pages/target.md.",
      ]
    `)
  })
  test('to what comes later', () => {
    expect(told('', late)).toMatchInlineSnapshot(`
      [
        "content/pages/from.md:7:4 link-hidden This leads to /target, which is not public before 2026-11-30. Leave the link out for now, or delete the publish_on line in content/pages/target.md.",
      ]
    `)
  })
  test('to what goes one day', () => {
    expect(told('', short)).toMatchInlineSnapshot(`
      [
        "content/pages/from.md:7:4 link-hidden This leads to /target, which leaves the public site after 2026-12-24. Leave the link out for now, or delete the expires_on line in content/pages/target.md.",
      ]
    `)
  })
  test('to what is gone', () => {
    expect(told('', short, '2026-12-25')).toMatchInlineSnapshot(`
      [
        "content/pages/from.md:7:4 link-hidden This leads to /target, which left the public site after 2026-12-24. Leave the link out for now, or delete the expires_on line in content/pages/target.md.",
      ]
    `)
  })
})

test.each([
  ['a draft to a draft', draft, draft],
  ['a draft to what comes and goes', draft, `${late}\n${short}`],
  ['the same days', `${late}\n${short}`, `${late}\n${short}`],
  ['fewer days', 'publish_on: 2026-12-01\nexpires_on: 2026-12-23', `${late}\n${short}`],
  ['what is public since yesterday', '', 'publish_on: 2026-11-19'],
  ['what is public since today', '', 'publish_on: 2026-11-20'],
  ['from a page that is gone', 'expires_on: 2026-11-19', draft],
])('nothing is told: %s', (_, lines, target) => {
  expect(told(lines, target)).toEqual([])
})

test.each([
  ['a day too early', 'publish_on: 2026-11-29', late],
  ['a day too long', 'expires_on: 2026-12-25', short],
])('one day makes the difference: %s', (_, lines, target) => {
  expect(told(lines, target)).toHaveLength(1)
})

test('whether drafts are shown makes no difference to what is told', () => {
  const changes = {
    'pages/from.md': page('', '/target'),
    'pages/target.md': page(draft, '/events'),
  }
  const shown = createTestSite(changes, { drafts: true }).problems
  expect(shown).toHaveLength(1)
  expect(createTestSite(changes).problems).toEqual(shown)
})

test('people and events within a page are told by their own days', () => {
  const team = (lines: string) =>
    createEntryText({ name: 'Ann', title: 'Nurse', order: '1' }, 'Bio.').replace(
      '\n---\n\n',
      `\n${lines}\n---\n\n`,
    )
  expect(
    getTestProblems({
      'team/ann.md': team(draft),
      'pages/about/team.md': typePage('Team'),
      'pages/from.md': page('', '/about/team#ann'),
      'pages/more.md': page('', '/events#walk'),
      'events/walk.md': createEventText({ expires_on: '2026-12-24' }),
    }),
  ).toMatchInlineSnapshot(`
    [
      "content/pages/from.md:7:4 link-hidden This leads to /about/team#ann, which is a draft. Leave the link out for now, or delete the draft line in content/team/ann.md.",
      "content/pages/more.md:7:4 link-hidden This leads to /events#walk, which leaves the public site after 2026-12-24. Leave the link out for now, or delete the expires_on line in content/events/walk.md.",
    ]
  `)
})

test('a second page of the blog is only led to when enough posts stay', () => {
  const posts = (count: number, fields: Record<string, string>) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `blog/p${index}.md`,
        createPostText(index === 0 ? fields : {}),
      ]),
    )
  const from = { 'pages/from.md': page('', '/blog/page/2') }
  expect(getTestProblems({ ...from, ...posts(25, { draft: 'yes' }) })).toMatchInlineSnapshot(`
    [
      "content/pages/from.md:7:4 link-hidden This leads to /blog/page/2, which is there only while all of its entries are public. Lead to the first page of the list instead, for example /blog",
    ]
  `)
  expect(getTestProblems({ ...from, ...posts(26, { draft: 'yes' }) })).toEqual([])
})
