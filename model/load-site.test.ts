// A site as editors change it: what follows by itself, and what they are told.
import { describe, expect, test } from 'vitest'
import { getAllPaths } from './routing/routes'
import {
  REQUIRED_FILES,
  createEntryText,
  createEventText,
  createTestFiles,
  createPageText,
  createPostText,
  getTestProblems,
  createTestSite,
} from './test-fixtures/create-test-site'

test('the small site has no problems', () => {
  const { site, problems } = createTestSite()
  expect(problems).toEqual([])
  expect(getAllPaths(site)).toEqual(
    ['/', '/blog', '/events', '/events/walk', ...REQUIRED_FILES].sort(),
  )
  expect(site.events[0]).toMatchObject({
    title: 'Walk',
    registrationOpen: false,
    pagePath: '/events/walk',
  })
})

test('a new file is a new page at its path; a deleted event is gone', () => {
  const { site, problems } = createTestSite({
    'pages/about/parking.md': createPageText('Parking'),
    'events/walk.md': null,
  })
  expect(problems).toEqual([])
  expect(getAllPaths(site)).toEqual(
    ['/', '/about/parking', '/blog', '/events', ...REQUIRED_FILES].sort(),
  )
})

test('a field keeps its value, whatever its name: the address of a church is not that of a page', () => {
  const church = (fields: Record<string, string>) =>
    createEntryText({ name: 'A', event: 'walk', order: '1', ...fields }, '')
  const { site } = createTestSite({
    'churches/a.md': church({ address: '45 Sample Road' }),
    'churches/b.md': church({}),
  })
  expect(site.churches.map(({ address }) => address)).toEqual(['45 Sample Road', undefined])
})

test('posts come newest first and go on at a second page after 24', () => {
  const posts = (count: number) =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `blog/p${index + 1}.md`,
        createPostText({ date: `2024-03-${String((index % 28) + 1).padStart(2, '0')}` }),
      ]),
    )
  const pages = (count: number) =>
    getAllPaths(createTestSite(posts(count)).site).filter((address) =>
      address.startsWith('/blog/page/'),
    )
  expect([24, 25, 48, 49].map(pages)).toEqual([
    [],
    ['/blog/page/2'],
    ['/blog/page/2'],
    ['/blog/page/2', '/blog/page/3'],
  ])
  expect(createTestSite(posts(3)).site.posts.map(({ slug }) => slug)).toEqual(['p3', 'p2', 'p1'])
})

test('drafts are only there when they are asked for; samples are counted', () => {
  const changes = {
    'pages/plan.md': createEntryText(
      { title: 'Plan', description: 'x'.repeat(60), draft: 'yes', sample: 'true' },
      'x',
    ),
  }
  expect(createTestSite(changes).site.pages).toHaveLength(4 + REQUIRED_FILES.length)
  expect(createTestSite(changes, { drafts: true })).toMatchObject({
    samples: 1,
    site: { pages: { length: 5 + REQUIRED_FILES.length } },
  })
})

describe('an editor is told', () => {
  test('every mistake of every file in one run, in order', () => {
    expect(
      getTestProblems({
        'events/walk.md': createEventText({
          date: '2025-02-30',
          title: '',
          registration_open: 'maybe',
        }).replace('location:', 'locatoin:'),
        'pages/index.md': 'no fields at all',
      }),
    ).toMatchInlineSnapshot(`
      [
        "content/events/walk.md:1:1 field-missing The field "title" is missing. Add a line such as title: Walk for Life",
        "content/events/walk.md:3:7 date-impossible There is no day 2025-02-30. February 2025 has only 28 days.",
        "content/events/walk.md:4:1 field-unknown There is no field "locatoin" here. Did you mean location?",
        "content/events/walk.md:10:20 yes-or-no "maybe" is neither yes nor no. Write yes or no.",
        "content/pages/index.md:1:1 fence-missing The file does not start with a --- line and its fields. Begin the file with a line of three hyphens, then the fields, then three hyphens again.",
      ]
    `)
  })

  test.each([
    ['a day as Americans write it', createEventText({ date: '4/10/2025' })],
    ['an end before the start', createEventText({ start_date: '2025-11-09' })],
    [
      'registration without an address',
      createEventText({ requires_registration: 'yes', registration_open: 'yes' }),
    ],
    ['a picture that is not there', createEventText({ image: 'wlak.svg' })],
    [
      'a list where one value belongs',
      createEventText().replace('title: Walk', 'title:\n  - Walk'),
    ],
    ['a short description', createEventText({ description: 'Short.' })],
    ['no text', createEventText().replace('Come along.', '')],
    ['a link to another event page', createEventText({ detail_page_url: '/events/wolk' })],
  ])('%s', (_, text) => {
    expect(getTestProblems({ 'events/walk.md': text })).toMatchSnapshot()
  })

  test.each([
    ['two files with one address', { 'pages/events/walk.md': createPageText('Walk') }],
    ['a name that cannot be an address', { 'pages/Über uns.md': createPageText('About') }],
    ['a file where no kind is kept', { 'evnets/walk.md': createEventText() }],
    [
      'an event that a church names wrongly',
      { 'churches/a.md': '---\nname: A\nevent: wolk\norder: 1\n---\n' },
    ],
    [
      'text where it would not be shown',
      { 'churches/a.md': '---\nname: A\nevent: walk\norder: 1\n---\n\nText\n' },
    ],
    [
      'a picture without words',
      { 'pages/a.md': createPageText('A').replace('title: A', 'title: A\nimage: walk.svg') },
    ],
    [
      'a button that leaves the site without saying so',
      {
        'giving/a.md': createEntryText(
          {
            title: 'A',
            description: 'A',
            amount: 'Any',
            image: 'walk.svg',
            image_alt: 'decorative',
            button_text: 'Give',
            button_link: 'donation-form',
            is_external_link: 'no',
            order: '1',
          },
          '',
        ),
      },
    ],
  ])('%s', (_, changes: Record<string, string>) => {
    expect(getTestProblems(changes)).toMatchSnapshot()
  })

  test('that a page is missing which others lead to', () => {
    expect(getTestProblems({ 'pages/404.md': null, 'pages/events.md': null })).toEqual(
      expect.arrayContaining([
        expect.stringContaining(
          'content/pages/404.md:1:1 page-required This file is missing, and other pages lead to it.',
        ),
        expect.stringContaining('content/pages/events.md:1:1 page-required'),
      ]),
    )
  })

  test('a missing settings file', () => {
    const told = getTestProblems({ 'site.md': null })
    expect(told[0]).toContain('content/site.md:1:1 field-missing')
    expect(told.join('\n')).toContain(
      'The field "name" is missing. Add a line such as name: Lantern Hill Pregnancy Care',
    )
  })

  test('settings that cannot be', () => {
    const { site } = createTestSite()
    expect(site.settings.hours).toEqual([{ days: 'Friday', hours: '8:00 AM - 12:00 PM' }])
    const settings = (from: string, to: string) =>
      getTestProblems({ 'site.md': siteText().replace(from, to) }).map((line) =>
        line.split(' ').slice(1).join(' '),
      )
    expect(settings('(334) 555-0142', '555-0142')).toMatchSnapshot()
    expect(settings('hello@example.org', 'hello at example.org')).toMatchSnapshot()
    expect(settings('America/Chicago', 'CST')).toMatchSnapshot()
    expect(settings('Friday: 8:00 AM - 12:00 PM', 'Friday')).toMatchSnapshot()
    expect(settings('Events: /events', 'Events: /evnts')).toMatchSnapshot()
    expect(
      settings('donation-form: https://give.example.org/general', 'donation form'),
    ).toMatchSnapshot()
  })
})

function siteText(): string {
  return createTestFiles().texts['site.md'] ?? ''
}
