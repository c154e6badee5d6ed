// Tests the effects of typical edits to a small site, and the problems that are reported to editors.
import { describe, expect, test } from 'vitest'
import { getAllPaths } from './routing/routes'
import { STAFF_PATH } from './site-structure'
import {
  REQUIRED_PATHS,
  createEntryText,
  createEventText,
  createTestFiles,
  createPageText,
  createPostText,
  getTestProblems,
  createTestSite,
} from './test-fixtures/create-test-site'

describe('loadSite', () => {
  test('loads the small site without problems', () => {
    const { site, problems } = createTestSite()
    expect(problems).toEqual([])
    expect(getAllPaths(site)).toEqual(
      ['/', '/blog', '/events', '/events/walk', ...REQUIRED_PATHS, STAFF_PATH].sort(),
    )
    expect(site.events[0]).toMatchObject({
      title: 'Walk',
      registrationOpen: false,
      pagePath: '/events/walk',
    })
  })

  test('adds a page for a new file and removes the page of a deleted file', () => {
    const { site, problems } = createTestSite({
      'pages/about/parking.md': createPageText('Parking'),
      'events/walk.md': null,
    })
    expect(problems).toEqual([])
    expect(getAllPaths(site)).toEqual(
      ['/', '/about/parking', '/blog', '/events', ...REQUIRED_PATHS, STAFF_PATH].sort(),
    )
  })

  test('loads the address field of a church, which is not the path of a page', () => {
    const createChurch = (fields: Record<string, string>) =>
      createEntryText({ name: 'A', event: 'walk', order: '1', ...fields }, '')
    const { site } = createTestSite({
      'churches/a.md': createChurch({ address: '45 Sample Road' }),
      'churches/b.md': createChurch({}),
    })
    expect(site.churches.map(({ address }) => address)).toEqual(['45 Sample Road', undefined])
  })

  test('lists posts newest first, with 24 on each page', () => {
    const createPosts = (count: number) =>
      Object.fromEntries(
        Array.from({ length: count }, (_, index) => [
          `blog/p${index + 1}.md`,
          createPostText({ date: `2024-03-${String((index % 28) + 1).padStart(2, '0')}` }),
        ]),
      )
    const getListPaths = (count: number) =>
      getAllPaths(createTestSite(createPosts(count)).site).filter((path) =>
        path.startsWith('/blog/page/'),
      )
    expect([24, 25, 48, 49].map(getListPaths)).toEqual([
      [],
      ['/blog/page/2'],
      ['/blog/page/2'],
      ['/blog/page/2', '/blog/page/3'],
    ])
    expect(createTestSite(createPosts(3)).site.posts.map(({ slug }) => slug)).toEqual([
      'p3',
      'p2',
      'p1',
    ])
  })

  test('includes drafts only on request and names samples', () => {
    const changes = {
      'pages/plan.md': createEntryText(
        { title: 'Plan', description: 'x'.repeat(60), draft: 'yes', sample: 'true' },
        'x',
      ),
    }
    expect(createTestSite(changes).site.pages).toHaveLength(4 + REQUIRED_PATHS.length)
    expect(createTestSite(changes, { drafts: true })).toMatchObject({
      samples: ['content/pages/plan.md'],
      site: { pages: { length: 5 + REQUIRED_PATHS.length } },
    })
  })
})

describe('loadSite reports', () => {
  test('all mistakes of all files in one run, in order', () => {
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
        "content/events/walk.md:3:7 date-impossible There is no day 2025-02-30: February 2025 has only 28 days. If you mean the last day of the month, write 2025-02-28. If you mean the day after it, write 2025-03-01",
        "content/events/walk.md:4:1 field-unknown There is no field "locatoin" here: it is spelled location. Write location: in place of locatoin:",
        "content/events/walk.md:10:20 yes-or-no "maybe" is neither yes nor no. Write yes or no.",
        "content/events/walk.md:11:1 field-missing The field "title" is missing. Add a line such as title: Walk for Life",
        "content/pages/index.md:1:1 fence-missing The fields at the top of this file, with a --- line above and below them, are not there. If they were there before, press History on GitHub, and open the file as it was. Copy the fields, from the first --- to the second, above this text. If this text does not belong here at all, paste the whole old file in its place. For a new file, copy the example from the page README.md below the files of this folder on GitHub.",
      ]
    `)
  })

  test.each([
    ['a date in American notation', createEventText({ date: '4/10/2025' })],
    ['a start date after the end date', createEventText({ start_date: '2025-11-09' })],
    [
      'open registration without a URL',
      createEventText({ requires_registration: 'yes', registration_open: 'yes' }),
    ],
    ['an image that does not exist', createEventText({ image: 'wlak.svg' })],
    [
      'a list where a single value is expected',
      createEventText().replace('title: Walk', 'title:\n  - Walk'),
    ],
    ['a description that is too short', createEventText({ description: 'Short.' })],
    ['a missing body', createEventText().replace('Come along.', '')],
    [
      'a link to an event that does not exist',
      createEventText({ detail_page_url: '/events/wolk' }),
    ],
  ])('%s', (_, text) => {
    expect(getTestProblems({ 'events/walk.md': text })).toMatchSnapshot()
  })

  test.each([
    ['two files with the same path', { 'pages/events/walk.md': createPageText('Walk') }],
    ['a file name that cannot be a path', { 'pages/Über uns.md': createPageText('About') }],
    ['a file outside of the folders of collections', { 'evnets/walk.md': createEventText() }],
    [
      'a church that refers to an unknown event',
      { 'churches/a.md': '---\nname: A\nevent: wolk\norder: 1\n---\n' },
    ],
    [
      'a body where it would not be shown',
      { 'churches/a.md': '---\nname: A\nevent: walk\norder: 1\n---\n\nText\n' },
    ],
    [
      'an image without alternative text',
      { 'pages/a.md': createPageText('A').replace('title: A', 'title: A\nimage: walk.svg') },
    ],
    [
      'an external button that is not marked as external',
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

  test('required pages that are missing', () => {
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
    expect(getTestProblems({ 'site.md': null })).toEqual([
      expect.stringContaining('content/site.md:1:1 settings-file This file is missing.'),
    ])
  })

  test('invalid values in the settings', () => {
    const { site } = createTestSite()
    expect(site.settings.hours).toEqual([{ days: 'Friday', hours: '8:00 AM - 12:00 PM' }])
    const getProblems = (from: string, to: string) =>
      getTestProblems({ 'site.md': getSettingsText().replace(from, to) }).map((line) =>
        line.split(' ').slice(1).join(' '),
      )
    expect(getProblems('(334) 555-0142', '555-0142')).toMatchSnapshot()
    expect(getProblems('hello@example.org', 'hello at example.org')).toMatchSnapshot()
    expect(getProblems('America/Chicago', 'CST')).toMatchSnapshot()
    expect(getProblems('Friday: 8:00 AM - 12:00 PM', 'Friday')).toMatchSnapshot()
    expect(getProblems('Events: /events', 'Events: /evnts')).toMatchSnapshot()
    expect(
      getProblems('donation-form: https://give.example.org/general', 'donation form'),
    ).toMatchSnapshot()
  })
})

function getSettingsText(): string {
  return createTestFiles().texts['site.md'] ?? ''
}
