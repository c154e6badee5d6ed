// A small valid site in memory, to which tests add files and from which they delete some.
import type { Day } from '../dates/day'
import { PUBLISHED_URLS_FILE } from '../routing/published-urls'
import { COLLECTION_PAGES, LINKED_PAGES } from '../site-structure'
import { loadSite, type LoadedSite } from '../load-site'
import type { ParsedEntry } from '../source/entry/parsed-entry'
import { createReader } from '../source/parse-once'
import type { ContentFiles } from '../source/read-content'

export const SETTINGS_TEXT = `---
name: Small Site
tagline: A few words
description: A site that is only here for tests.
url: https://www.example.org
phone: (334) 555-0142
email: hello@example.org
street: 123 Sample Street
city: Auburn
state: AL
zip: 36830
time_zone: America/Chicago
hours:
  - Friday: 8:00 AM - 12:00 PM
navigation:
  - Events: /events
outside_links:
  - donation-form: https://give.example.org/general
mailing_list_prompt: Write to us.
nonprofit_statement: A registered nonprofit.
designer_credit: Nobody
---
`

export const createPageText = (title: string, body = 'Some words.') => `---
title: ${title}
description: A description that is as long as a description has to be, for tests.
---

${body}
`

export const createEventText = (fields: Readonly<Record<string, string>> = {}) =>
  createEntryText(
    {
      id: 'walk',
      title: 'Walk',
      date: '2025-11-08',
      location: 'The park',
      summary: 'A walk.',
      description: 'A description that is as long as a description has to be, for tests.',
      image: 'walk.svg',
      image_alt: 'People walking',
      requires_registration: 'no',
      registration_open: 'no',
      ...fields,
    },
    'Come along.',
  )

export const createPostText = (fields: Readonly<Record<string, string>> = {}) =>
  createEntryText(
    {
      title: 'A post',
      summary: 'A summary.',
      date: '2024-03-01',
      author: 'Ann',
      image: 'walk.svg',
      image_alt: 'decorative',
      ...fields,
    },
    'Words of the post.',
  )

/** Creates a Markdown file; a field with an empty value is left out. */
export function createEntryText(fields: Readonly<Record<string, string>>, body: string): string {
  const lines = Object.entries(fields).flatMap(([name, value]) =>
    value === '' ? [] : [`${name}: ${value}`],
  )
  return `---\n${lines.join('\n')}\n---\n\n${body}\n`
}

const LIST_SLUGS = Object.values(COLLECTION_PAGES).flat()

const TEXTS: Readonly<Record<string, string>> = {
  'site.md': SETTINGS_TEXT,
  ...Object.fromEntries(LIST_SLUGS.map((slug) => [`pages/${slug}.md`, createPageText(slug)])),
  'pages/index.md': createPageText('Home'),
  'pages/events.md': createPageText('Events'),
  'pages/404.md': createPageText('Page Not Found'),
  'pages/blog.md': createPageText('Blog'),
  'pages/contact.md': createPageText('Contact'),
  'pages/give.md': createPageText('Give'),
  'pages/welcome.md': createPageText('Welcome'),
  'pages/site-index.md': createPageText('Site index'),
  'pages/about/team.md': createPageText('Team'),
  'pages/partner.md': createPageText('Partner'),
  'pages/partner/donate.md': createPageText('Ways to give'),
  'pages/partner/prayer.md': createPageText('Pray'),
  'pages/partner/volunteer.md': createPageText('Volunteer'),
  'events/walk.md': createEventText(),
}

/** The paths of its pages that exist only because every site needs them. */
export const REQUIRED_PATHS = [...new Set([...LIST_SLUGS, ...LINKED_PAGES])]
  .filter((slug) => !['events', 'blog'].includes(slug))
  .map((slug) => `/${slug}`)

/** The same objects for all tests, so that the settings are parsed only once for them. */
const IMAGES: ContentFiles['images'] = { 'walk.svg': { width: 1200, height: 800 } }

/** Texts by path; null deletes a file. */
type Changes = Readonly<Record<string, string | null>>

export function createTestFiles(changes: Changes = {}): ContentFiles {
  const texts = Object.entries({ ...TEXTS, ...changes }).filter(
    (file): file is [string, string] => file[1] !== null && file[0] !== PUBLISHED_URLS_FILE,
  )
  return {
    texts: Object.fromEntries(texts),
    unreadable: [],
    images: IMAGES,
    drawingWords: {},
    downloads: { 'poster.pdf': { byteCount: 120_000, hash: 'a' } },
    publishedUrls: changes[PUBLISHED_URLS_FILE] ?? null,
    problems: [],
  }
}

/** The entries of the test site with its own settings: parsing them again for every test would take minutes. */
const parsedEntries = new Map<string, ParsedEntry>()

/** Returns a reader that parses the files of the test site once, except those that a test adds or changes. */
export const createTestReader = (changes: Readonly<Record<string, unknown>>) =>
  createReader(
    (file) => 'site.md' in changes || file.replace(/^content\//, '') in changes,
    parsedEntries,
  )

/** Loads the test site with some files added, changed or deleted. */
export function createTestSite(
  changes: Changes = {},
  { drafts = false, today = '2026-11-20' }: { drafts?: boolean; today?: Day } = {},
): LoadedSite {
  const read = createTestReader(changes)
  return loadSite(createTestFiles(changes), { drafts, today: () => today, read })
}

/** Returns the problems of the test site with these changes, as one line of text each. */
export function getTestProblems(changes: Changes, today?: Day): string[] {
  const options = today === undefined ? {} : { today }
  return createTestSite(changes, options).problems.map(
    ({ file, line, column, code, message, fix }) =>
      `${file}:${line}:${column} ${code} ${message} ${fix}`,
  )
}
