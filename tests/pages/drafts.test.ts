// What is not public, in a build of the sample content: nowhere on the public site, marked in a preview, named by the command.
import { cpSync, existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { runNpmScript } from '../support/run-script'
import { getAttribute, readPage, getText, findUrls } from '../support/html-queries'
import { createContentWorkspace } from '../support/content-workspace'
import { preview, afterEvents } from '../support/sites'

/** Stands in every hidden file, and nowhere else. */
const SECRET = 'Zanzibar'

const copy = createContentWorkspace()
const { folder, content, write, build } = copy
beforeAll(() => {
  cpSync(join(content, 'images/about.svg'), join(content, 'images/zanzibar.svg'))
  write('pages/zanzibar.md', page('draft: yes', '![A picture](/images/zanzibar.svg)'))
  write('pages/zanzibar-early.md', page('publish_on: 2026-11-21', '[The draft](/events).'))
  write(
    'team/zanzibar.md',
    `---\nname: ${SECRET}\ntitle: Nurse\norder: 9\nexpires_on: 2026-11-19\n---\n\nA bio.\n`,
  )
})
afterAll(() => copy.remove())

const page = (line: string, text: string) => `---
title: ${SECRET}
description: A page that only stands here to see whether it is found by anybody at all.
${line}
---

${text}
`

test('the public site has no word, page or picture of it, and the command names it', async () => {
  const { status, out, err } = await build('public')
  expect(status, err).toBe(0)
  const site = { ...afterEvents, folder: join(folder, 'public') }
  expect(findUrls(site)).toEqual(findUrls(afterEvents))
  const files = readdirSync(site.folder, { recursive: true, withFileTypes: true })
  for (const file of files.filter((one) => one.isFile())) {
    expect(file.name).not.toMatch(/zanzibar/i)
    expect(readFileSync(join(file.parentPath, file.name), 'utf8'), file.name).not.toMatch(
      /zanzibar|role="note"|no longer public/i,
    )
  }
  expect(out).toContain(`3 files are not on the public site:
  content/pages/zanzibar-early.md (not before 2026-11-21)
  content/pages/zanzibar.md (draft)
  content/team/zanzibar.md (left after 2026-11-19)
1 picture is on no page and left out:
  zanzibar.svg
`)
})

test('a preview shows it, each page with a ribbon above it', async () => {
  const { status, out, err } = await build('preview', '--pull-request', '7')
  expect(status, err).toBe(0)
  expect(out).toContain('3 files are not on the public site, but in this preview:')
  const site = { ...preview, folder: join(folder, 'preview') }
  const ribbon = (address: string) =>
    getText(readPage(site, address).all('span', (one) => getAttribute(one, 'role') === 'note'))
  expect(ribbon('/zanzibar')).toBe('Draft: not on the public site.')
  expect(ribbon('/zanzibar-early')).toBe('Not on the public site before November 21, 2026.')
  expect(ribbon('/about/team')).toBe('')
  const cards = readPage(site, '/about/team').all('article')
  const card = cards.find((one) => getText(one).includes(SECRET))
  expect(card && getText(card)).toContain('No longer public')
  expect(existsSync(join(site.folder, 'images/zanzibar.svg'))).toBe(true)
})

test('a link to it stops the build and the check with the same words', async () => {
  write('pages/zanzibar-link.md', page('sample: yes', 'To [the plan](/zanzibar).'))
  const { status, err } = await build('public')
  expect(status).toBe(1)
  const told = 'This leads to /zanzibar, which is a draft.'
  expect(err).toContain(told)
  const checked = await runNpmScript('check', ['--content', content])
  expect(checked.status).toBe(1)
  expect(checked.out).toContain(told)
})
