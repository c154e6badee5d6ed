// The commands as users run them: what edits to the content change on the site, and how mistakes are reported.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { visit } from '../support/browser'
import { findLinks, readPage, getText, findPagePaths } from '../support/html-queries'
import { runNpmScript } from '../support/run-script'
import { createContentWorkspace } from '../support/content-workspace'
import { preview, afterEvents } from '../support/sites'

const workspace = createContentWorkspace()
const { folder, content, restore, write, edit, build } = workspace
afterAll(() => workspace.remove())

/** Returns a hash of the names and contents of all files in a folder. */
function hashDirectory(directory: string): string {
  const hash = createHash('sha256')
  const files = readdirSync(directory, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  )
  const paths = files.map((file) => join(file.parentPath, file.name)).sort()
  for (const path of paths) hash.update(path.slice(directory.length)).update(readFileSync(path))
  return hash.digest('hex')
}

test('the same content gives the same site, byte for byte', async () => {
  // Built from the original and not from a copy, because git has no history of copied files.
  const again = join(folder, 'again')
  const { status } = await runNpmScript('prerender', [
    '--content',
    afterEvents.content,
    '--out',
    again,
    '--as-of',
    afterEvents.asOf,
  ])
  expect(status).toBe(0)
  expect(hashDirectory(again)).toBe(hashDirectory(afterEvents.folder))
})

test('a new page, event and post appear wherever they belong, and a deleted event disappears everywhere', async () => {
  restore()
  rmSync(join(content, 'events/hope-gala.md'))
  edit('pages/events.md', (text) => addRedirect(text, '/events/hope-gala'))
  edit('volunteer/events.md', (text) => text.replaceAll('(/events/hope-gala)', '(/events)'))
  write('pages/parking.md', createPage('Where to park'))
  mkdirSync(join(content, 'pages/services'))
  write('pages/services/visiting.md', createPage('Before you visit'))
  write('events/open-house.md', createEvent('Open House', '2027-05-01'))
  for (let number = 1; number <= 26; number++) write(`blog/news-${number}.md`, createPost(number))
  const built = await build('changed')
  expect(built.status, built.err).toBe(0)
  const site = { ...afterEvents, folder: join(folder, 'changed') }

  expect(getText(readPage(site, '/parking').all('h1'))).toBe('Where to park')
  expect(getText(readPage(site, '/services/visiting').all('h1'))).toBe('Before you visit')
  const index = findLinks(readPage(site, '/site-index')).map(({ href }) => href)
  expect(index).toEqual(expect.arrayContaining(['/parking', '/events/open-house', '/blog/news-26']))
  const cards = readPage(site, '/events')
    .all('article')
    .map((card) => getText(card))
  expect(cards[0]).toContain('Open House')
  for (const path of findPagePaths(site))
    expect(readPage(site, path).html, path).not.toContain('/events/hope-gala')
  expect(findPagePaths(site)).not.toContain('/events/hope-gala')

  const first = readPage(site, '/blog').all('article')
  const second = readPage(site, '/blog/page/2').all('article')
  expect([first.length, second.length]).toEqual([24, 6])
  expect(first[0]?.attribs['data-featured']).toBe('true')
  expect(getText(first[0]!)).toContain('News 26')
  expect(second.every((card) => card.attribs['data-featured'] === 'false')).toBe(true)
})

test('a renamed page redirects from its old path without JavaScript, and its new path is recorded', async () => {
  restore()
  renameSync(join(content, 'events/hope-gala.md'), join(content, 'events/spring-gala.md'))
  const check = (...args: string[]) => runNpmScript('check', ['--content', content, ...args])
  expect((await check()).out).toContain('This page seems to have been at /events/hope-gala before')
  await check('--fix')
  edit('volunteer/events.md', (text) => text.replaceAll('/events/hope-gala', '/events/spring-gala'))
  const built = await build('renamed', '--base', '/preview/pr-7/')
  expect(built.status, built.err).toBe(0)
  const siteFolder = join(folder, 'renamed')
  expect(readFileSync(join(siteFolder, '_redirects'), 'utf8')).toBe(
    '/preview/pr-7/events/hope-gala /preview/pr-7/events/spring-gala 301\n',
  )
  const site = await visit({ ...preview, folder: siteFolder })
  const page = await site.open('/events/hope-gala', { javaScriptEnabled: false })
  await page.waitForURL(`${site.url}events/spring-gala`)
  expect(await page.locator('h1').textContent()).toBe('Hope Gala')
  await site.close()

  const recordUrls = () => runNpmScript('record-urls', ['--content', content])
  expect((await recordUrls()).out).toBe('Added:\n/events/spring-gala\n')
  expect((await recordUrls()).out).toBe('No address is new.\n')
  const publishedUrls = readFileSync(join(content, 'addresses.txt'), 'utf8')
  expect(publishedUrls).toContain(
    '\n/events/hope-gala\n/events/spring-gala\n/events/walk-for-life\n',
  )
})

test('mistakes stop the build, all of them are reported, and the published site stays unchanged', async () => {
  restore()
  expect((await build('published')).status).toBe(0)
  const before = hashDirectory(join(folder, 'published'))
  edit('events/walk-for-life.md', (text) => text.replace('date: 2025-11-08', 'date: 2025-11-31'))
  edit('team/denise-okafor.md', (text) => text.replace('title:', 'titel:'))
  const { status, err } = await build('published')
  expect(status).toBe(1)
  expect(err).toContain(
    'content/events/walk-for-life.md:5:7\n  Problem: There is no day 2025-11-31: November 2025 has only 30 days.',
  )
  expect(err).toMatch(
    /content\/team\/denise-okafor\.md:\d+:1\n {2}Problem: There is no field "titel" here: it is spelled title\.\n {2}Repair: Write title: in place of titel:/,
  )
  expect(err).toMatch(/2 problems in 2 files/)
  expect(hashDirectory(join(folder, 'published'))).toBe(before)
  expect(readdirSync(folder).filter((name) => name.startsWith('published'))).toEqual(['published'])

  const json = await runNpmScript('check', ['--content', content, '--format', 'json'])
  expect(json.status).toBe(1)
  expect(JSON.parse(json.out)).toEqual(
    expect.arrayContaining([
      expect.objectContaining({
        code: 'date-impossible',
        severity: 'error',
        file: 'content/events/walk-for-life.md',
        line: 5,
        column: 7,
        field: 'date',
        suggestion: null,
      }),
    ]),
  )
  const summary = join(folder, 'summary.md')
  const github = await runNpmScript('check', ['--content', content, '--format', 'github'], {
    GITHUB_STEP_SUMMARY: summary,
  })
  expect(github.out).toMatch(
    /^::error file=content\/events\/walk-for-life\.md,line=5,col=7,title=/m,
  )
  expect(readFileSync(summary, 'utf8')).toMatch(
    /^\*\*Line 5, problem:\*\* There is no day 2025\\-11\\-31/m,
  )
})

test('drafts are left out unless a pull request is previewed', async () => {
  restore()
  write('pages/secret-plan.md', createPage('A plan').replace('---\n\n', 'draft: yes\n---\n\n'))
  await build('public')
  expect(existsSync(join(folder, 'public/secret-plan.html'))).toBe(false)
  expect((await build('preview', '--pull-request', '12')).status).toBe(0)
  const html = readFileSync(join(folder, 'preview/secret-plan.html'), 'utf8')
  expect(html).toContain('href="/preview/pr-12/contact"')
  expect(html).toContain('content="noindex"')
})

test('a mistyped option stops the command, which suggests the closest option', async () => {
  const { status, err } = await runNpmScript('prerender', ['--otu', join(folder, 'nowhere')])
  expect(status).toBe(2)
  expect(err).toContain('There is no option --otu. Did you mean --out?')
  expect(existsSync(join(folder, 'nowhere'))).toBe(false)
})

const addRedirect = (text: string, from: string) =>
  text.replace('\n---\n', `\nredirect_from:\n  - ${from}\n---\n`)

const createPage = (title: string) => `---
title: ${title}
description: ${title}: a page that exists only so that this test can find it.
---

Some words.
`

const createEvent = (title: string, date: string) => `---
id: ${title.toLowerCase().replaceAll(' ', '-')}
title: ${title}
date: ${date}
location: Sample Hall
summary: Come and see.
description: ${title} is an event that exists only so that this test can find it.
image: event-walk.svg
image_alt: decorative
requires_registration: no
registration_open: no
---

Some words.
`

const createPost = (number: number) => `---
title: News ${number}
summary: News number ${number}.
date: 2025-01-${String(number).padStart(2, '0')}
author: Sample Author
image: post-friend.svg
image_alt: decorative
---

Some words.
`
