// Reviews of changes that people make: golden comments, and every page that changes is named, and no other.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readSite } from '../../automation/review/compare/read-site'
import { createReview } from '../../automation/review/create-review'
import type { Review } from '../../automation/review/review'
import { writeComment } from '../../automation/review/comment/write-comment'
import { createPostText, createTestFiles } from '../../model/test-fixtures/create-test-site'
import { createSvg } from '../../model/test-fixtures/svg-images'
import { writeTexts } from '../support/contents/texts'
import { runCommandWarm } from '../support/run-warm'

/** The base stays, so each build after the first finds almost nothing to do. */
const folder = mkdtempSync(join(tmpdir(), 'site-review-'))
afterAll(() => rmSync(folder, { recursive: true }))
const content = { base: join(folder, 'before/content'), head: join(folder, 'after/content') }

const STAFF = `---
name: Ann Example
title: Nurse
image: ann.jpg
order: 1
---

Ann listens first.
`
const ABOUT = `---
title: About us
description: A description that is as long as a description has to be, for tests.
---

We are open on Monday. The coffee is hot.
`

beforeAll(async () => {
  const { texts } = createTestFiles({
    'team/ann.md': STAFF,
    'pages/about.md': ABOUT,
    'pages/visit.md': ABOUT.replace('About us', 'Your visit'),
  })
  writeTexts(content.base, texts)
  writeFileSync(join(content.base, 'addresses.txt'), '/\n/about\n/events\n/events/walk\n/visit\n')
  mkdirSync(join(content.base, 'images'), { recursive: true })
  writeFileSync(
    join(content.base, 'images/walk.svg'),
    createSvg('<circle r="9"/>', 'width="1200" height="800"'),
  )
  await writePhoto(content.base, 40)
})

const writePhoto = async (into: string, red: number) =>
  sharp({ create: { width: 900, height: 900, channels: 3, background: { r: red, g: 90, b: 60 } } })
    .jpeg()
    .toFile(join(into, 'images/ann.jpg'))

const edit = (file: string, change: (text: string) => string) => {
  const path = join(content.head, file)
  writeFileSync(path, change(readFileSync(path, 'utf8')))
}
const move = (from: string, to: string, change: (text: string) => string) => {
  const text = readFileSync(join(content.head, from), 'utf8')
  rmSync(join(content.head, from))
  writeFileSync(join(content.head, to), change(text))
}

async function reviewChange(change: () => unknown, codeFiles = 0): Promise<Review> {
  rmSync(content.head, { recursive: true, force: true })
  cpSync(content.base, content.head, { recursive: true })
  await change()
  const input = {
    mergeBase: 'a'.repeat(40),
    head: 'b'.repeat(40),
    codeFiles,
    asOf: '2025-03-01',
    pullRequest: 7,
    repository: null,
    previewUrl: 'https://example.github.io/preview/pr-7/',
    content,
    folder: join(folder, 'sites'),
  }
  const { review } = await createReview(input, runCommandWarm)
  return review
}

const ALL = [
  '/',
  '/404',
  '/about',
  '/about/team',
  '/blog',
  '/contact',
  '/events',
  '/events/walk',
  '/give',
  '/partner',
  '/partner/donate',
  '/partner/prayer',
  '/partner/volunteer',
  '/site-index',
  '/staff',
  '/visit',
  '/welcome',
]

type Kind = readonly [name: string, change: () => unknown, pages: readonly string[]]

const KINDS: readonly Kind[] = [
  ['a word', () => edit('pages/about.md', (text) => text.replace('hot', 'warm')), ['/about']],
  ['a staff photo', () => writePhoto(content.head, 200), ['/about/team']],
  [
    'a renamed page',
    () =>
      move('pages/visit.md', 'pages/first-visit.md', (text) =>
        text.replace('---\n', '---\nredirect_from:\n  - /visit\n'),
      ),
    ['/first-visit', '/site-index', '/visit'],
  ],
  [
    'an event that is moved',
    () => edit('events/walk.md', (text) => text.replace('2025-11-08', '2025-11-15')),
    ['/events', '/events/walk'],
  ],
  ['a setting', () => edit('site.md', (text) => text.replace('555-0142', '555-0143')), ALL],
  [
    'a draft',
    () =>
      writeFileSync(
        join(content.head, 'pages/new.md'),
        ABOUT.replace('---\n', '---\ndraft: yes\n'),
      ),
    ['/new', '/site-index'],
  ],
  [
    'a deletion',
    () => {
      rmSync(join(content.head, 'pages/visit.md'))
      edit('addresses.txt', (text) => text.replace('/visit\n', ''))
    },
    ['/site-index', '/visit'],
  ],
  [
    'a broken file',
    () => edit('events/walk.md', (text) => text.replace('date: 2025-11-08', 'date: 8.11.2025')),
    [],
  ],
  ['nothing', () => {}, []],
]

/** Sizes in bytes change with every version of the code. */
const hideSizes = (comment: string) => comment.replace(/[\d.]+ [KM]B/g, 'N KB')

describe('a review of', () => {
  test.each(KINDS)('%s names the pages that change, and says how', async (name, change, pages) => {
    const result = await reviewChange(change)
    expect(result.pages.map(({ path }) => path).sort()).toEqual(pages)
    const file = `__snapshots__/review/${name.replaceAll(' ', '-')}.txt`
    await expect(hideSizes(writeComment(result))).toMatchFileSnapshot(file)
  })

  test('a box that no page had names only its page, although classes of others get new names', async () => {
    const readOthers = () => {
      const { pages } = readSite(join(folder, 'sites/head'))
      return [...pages.values()].filter(({ path }) => path !== '/about').map(({ html }) => html)
    }
    await reviewChange(() => edit('pages/about.md', (text) => `${text}\nWe wait.\n`))
    const before = readOthers()
    const { pages } = await reviewChange(() =>
      edit('pages/about.md', (text) => `${text}\n:::note\nWe wait.\n:::\n`),
    )
    expect(readOthers()).not.toEqual(before)
    expect(pages.map((page) => page.path)).toEqual(['/about'])
  })

  test('a post that waits for its day names it among what will happen, although build.json of the site does not', async () => {
    const later = createPostText({ title: 'News', publish_on: '2025-04-01' })
    const { forecast, pages } = await reviewChange(() => {
      mkdirSync(join(content.head, 'blog'), { recursive: true })
      writeFileSync(join(content.head, 'blog/news.md'), later)
    })
    expect(forecast).toMatchObject([
      {
        day: '2025-04-01',
        before: null,
        after: {
          what: 'The blog post “News” appears on the site.',
          paths: expect.arrayContaining(['/blog', '/blog/news']) as string[],
        },
      },
    ])
    expect(pages.filter(({ isHidden }) => !isHidden)).toEqual([])
  })

  test('only code says so', async () => {
    const result = await reviewChange(() => {}, 3)
    await expect(writeComment(result)).toMatchFileSnapshot('__snapshots__/review/only-code.txt')
  })

  test('a site that has mistakes already says what is repaired', async () => {
    const good = readFileSync(join(content.base, 'events/walk.md'), 'utf8')
    writeFileSync(join(content.base, 'events/walk.md'), good.replace('2025-11-08', 'soon'))
    try {
      const result = await reviewChange(() => edit('events/walk.md', () => good))
      expect(writeComment(result)).toContain('With this change, it can be built again.')
    } finally {
      writeFileSync(join(content.base, 'events/walk.md'), good)
    }
  })
})
