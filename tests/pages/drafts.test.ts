// Drafts and scheduled content in a build: absent from the public site, marked in a preview, listed by the command.
import { cpSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEARCH_INDEX_PATH, type SearchEntry } from '../../components/search/search-data'
import { runNpmScript } from '../support/run-script'
import { getAttribute, readPage, getText, findPagePaths } from '../support/html-queries'
import { createContentWorkspace } from '../support/content-workspace'
import { preview, afterEvents } from '../support/sites'

/** A word that occurs in every hidden file, and nowhere else. */
const SECRET = 'Zanzibar'

const workspace = createContentWorkspace()
const { folder, content, write, build } = workspace
beforeAll(() => {
  cpSync(join(content, 'images/about.svg'), join(content, 'images/zanzibar.svg'))
  write(
    'pages/zanzibar.md',
    createPage('draft: yes', '![A zebra at a fence](/images/zanzibar.svg)'),
  )
  write('pages/zanzibar-early.md', createPage('publish_on: 2026-11-21', '[The draft](/events).'))
  write(
    'team/zanzibar.md',
    `---\nname: ${SECRET}\ntitle: Nurse\norder: 9\nexpires_on: 2026-11-19\n---\n\nA bio.\n`,
  )
})
afterAll(() => workspace.remove())

const createPage = (fieldLine: string, text: string) => `---
title: ${SECRET}
description: A page that exists only so that this test can look for it on the site.
${fieldLine}
---

${text}
`

test('the public site has no text, page or image of hidden content, and the command lists the hidden files', async () => {
  const { status, out, err } = await build('public')
  expect(status, err).toBe(0)
  const site = { ...afterEvents, folder: join(folder, 'public') }
  expect(findPagePaths(site)).toEqual(findPagePaths(afterEvents))
  const files = readdirSync(site.folder, { recursive: true, withFileTypes: true })
  for (const file of files.filter((entry) => entry.isFile())) {
    expect(file.name).not.toMatch(/zanzibar/i)
    expect(readFileSync(join(file.parentPath, file.name), 'utf8'), file.name).not.toMatch(
      /zanzibar|role="note"|no longer public/i,
    )
  }
  expect(out).toContain(`3 files are not on the public site:
  content/pages/zanzibar-early.md (not before 2026-11-21)
  content/pages/zanzibar.md (draft)
  content/team/zanzibar.md (no longer shown after 2026-11-19)
1 picture is on no page and left out:
  zanzibar.svg
`)
})

test('a preview shows hidden content, with a ribbon on each hidden page', async () => {
  const { status, out, err } = await build('preview', '--pull-request', '7')
  expect(status, err).toBe(0)
  expect(out).toContain('3 files are not on the public site, but in this preview:')
  const site = { ...preview, folder: join(folder, 'preview') }
  const index = readFileSync(join(site.folder, SEARCH_INDEX_PATH), 'utf8')
  const found = (JSON.parse(index) as SearchEntry[]).filter(({ title }) => title === SECRET)
  expect(found.map(({ status }) => status)).toEqual(['Not public yet', 'Draft', 'No longer public'])
  const getRibbon = (path: string) =>
    getText(readPage(site, path).all('span', (element) => getAttribute(element, 'role') === 'note'))
  expect(getRibbon('/zanzibar')).toBe('Draft: not on the public site.')
  expect(getRibbon('/zanzibar-early')).toBe('Not on the public site before November 21, 2026.')
  expect(getRibbon('/about/team')).toBe('')
  const cards = readPage(site, '/about/team').all('article')
  const card = cards.find((element) => getText(element).includes(SECRET))
  expect(card && getText(card)).toContain('No longer public')
  const images = readdirSync(join(site.folder, 'assets/images'))
  expect(images.filter((file) => file.startsWith('zanzibar.'))).toHaveLength(1)
})

test('a link to a draft stops the build and the check with the same message', async () => {
  write('pages/zanzibar-link.md', createPage('sample: yes', 'To [the plan](/zanzibar).'))
  const { status, err } = await build('public')
  expect(status).toBe(1)
  const message = 'This leads to /zanzibar, which is a draft.'
  expect(err).toContain(message)
  const checked = await runNpmScript('check', ['--content', content])
  expect(checked.status).toBe(1)
  expect(checked.out).toContain(message)
})
