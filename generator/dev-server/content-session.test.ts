// The content as the dev server has it: only what is whole and without mistakes is shown.
import { cpSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFakeImageHost } from '../../model/test-fixtures/fake-image-host'
import { openContentSession, type ContentSession } from './content-session'

let folder: string
let today: string
let content: ContentSession
beforeEach(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  folder = join(mkdtempSync(join(tmpdir(), 'live-content-')), 'content')
  cpSync('tests/fixtures/content', folder, { recursive: true })
  today = '2026-11-20'
  content = await openContentSession(folder, () => today, createFakeImageHost().options.cache)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(join(folder, '..'), { recursive: true })
})

const path = () => join(folder, 'pages', 'welcome.md')
const text = () => readFileSync(path(), 'utf8')
const title = () => content.site()?.pages.find(({ slug }) => slug === 'welcome')?.title
const titled = (words: string) => text().replace(/^title: .*$/m, `title: ${words}`)
const codes = () => content.problems().map(({ code }) => code)

test('an edit is there after a reload; without one there is nothing new', async () => {
  expect(await content.reload()).toBe(false)
  writeFileSync(path(), titled('Come in'))
  expect(await content.reload()).toBe(true)
  expect(title()).toBe('Come in')
  writeFileSync(path(), text())
  expect(await content.reload()).toBe(false)
})

test('after a mistake the last good site stays, until it is mended', async () => {
  const [before, whole] = [content.site(), text()]
  writeFileSync(path(), whole.replace('title:', 'titel:'))
  expect(await content.reload()).toBe(true)
  expect(codes()).toContain('field-unknown')
  expect(content.site()).toBe(before)
  writeFileSync(path(), whole)
  expect(await content.reload()).toBe(true)
  expect(codes()).not.toContain('field-unknown')
  expect(title()).toBe(before?.pages.find(({ slug }) => slug === 'welcome')?.title)
})

test('what was read ahead is shown to nobody before the reload, and not at all when it was half a file', async () => {
  const [before, whole] = [content.site(), text()]
  writeFileSync(path(), whole.slice(0, 12))
  await content.readAhead()
  expect(content.site()).toBe(before)
  expect(codes()).toEqual([])
  writeFileSync(path(), whole.replace(/^title: .*$/m, 'title: Come in'))
  expect(await content.reload()).toBe(true)
  expect(title()).toBe('Come in')
  expect(codes()).toEqual([])
})

test('what was read ahead and stayed so is shown', async () => {
  writeFileSync(path(), titled('Come in'))
  await content.readAhead()
  expect(await content.reload()).toBe(true)
  expect(title()).toBe('Come in')
})

test('a new file, another name and one that is deleted', async () => {
  const slugs = () => content.site()?.pages.map(({ slug }) => slug)
  const at = (name: string) => join(folder, 'pages', name)
  cpSync(path(), at('new.md'))
  await content.reload()
  expect(slugs()).toContain('new')
  renameSync(at('new.md'), at('newer.md'))
  await content.reload()
  expect(slugs()).toContain('newer')
  expect(slugs()).not.toContain('new')
  rmSync(at('newer.md'))
  await content.reload()
  expect(slugs()).not.toContain('newer')
})

test('on another day all is checked against that day', async () => {
  writeFileSync(path(), text().replace('title:', 'review_due: 2026-11-20\ntitle:'))
  await content.reload()
  expect(codes()).toEqual([])
  await content.keepUp()
  expect(codes()).toEqual([])
  today = '2026-11-21'
  await content.keepUp()
  expect(codes()).toEqual(['review-overdue'])
})
