// Tests the content in the dev server: only complete files without errors are shown.
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
  folder = join(mkdtempSync(join(tmpdir(), 'content-session-')), 'content')
  cpSync('tests/fixtures/content', folder, { recursive: true })
  today = '2026-11-20'
  content = await openContentSession(folder, () => today, createFakeImageHost().options.cache)
})
afterEach(() => {
  vi.restoreAllMocks()
  rmSync(join(folder, '..'), { recursive: true })
})

const getPath = () => join(folder, 'pages', 'welcome.md')
const readText = () => readFileSync(getPath(), 'utf8')
const getTitle = () => content.site()?.pages.find(({ slug }) => slug === 'welcome')?.title
const changeTitle = (title: string) => readText().replace(/^title: .*$/m, `title: ${title}`)
const getCodes = () => content.problems().map(({ code }) => code)

test('reload shows an edit, and reports whether there was one', async () => {
  expect(await content.reload()).toBe(false)
  writeFileSync(getPath(), changeTitle('Come in'))
  expect(await content.reload()).toBe(true)
  expect(getTitle()).toBe('Come in')
  writeFileSync(getPath(), readText())
  expect(await content.reload()).toBe(false)
})

test('reload keeps the last site without errors until a mistake is fixed', async () => {
  const [before, whole] = [content.site(), readText()]
  writeFileSync(getPath(), whole.replace('title:', 'titel:'))
  expect(await content.reload()).toBe(true)
  expect(getCodes()).toContain('field-unknown')
  expect(content.site()).toBe(before)
  writeFileSync(getPath(), whole)
  expect(await content.reload()).toBe(true)
  expect(getCodes()).not.toContain('field-unknown')
  expect(getTitle()).toBe(before?.pages.find(({ slug }) => slug === 'welcome')?.title)
})

test('readAhead shows nothing before the reload, and an incomplete file is never shown', async () => {
  const [before, whole] = [content.site(), readText()]
  writeFileSync(getPath(), whole.slice(0, 12))
  await content.readAhead()
  expect(content.site()).toBe(before)
  expect(getCodes()).toEqual([])
  writeFileSync(getPath(), whole.replace(/^title: .*$/m, 'title: Come in'))
  expect(await content.reload()).toBe(true)
  expect(getTitle()).toBe('Come in')
  expect(getCodes()).toEqual([])
})

test('reload shows what was read ahead and has not changed since', async () => {
  writeFileSync(getPath(), changeTitle('Come in'))
  await content.readAhead()
  expect(await content.reload()).toBe(true)
  expect(getTitle()).toBe('Come in')
})

test('reload follows files that are added, renamed or deleted', async () => {
  const getSlugs = () => content.site()?.pages.map(({ slug }) => slug)
  const resolveName = (name: string) => join(folder, 'pages', name)
  cpSync(getPath(), resolveName('new.md'))
  await content.reload()
  expect(getSlugs()).toContain('new')
  renameSync(resolveName('new.md'), resolveName('newer.md'))
  await content.reload()
  expect(getSlugs()).toContain('newer')
  expect(getSlugs()).not.toContain('new')
  rmSync(resolveName('newer.md'))
  await content.reload()
  expect(getSlugs()).not.toContain('newer')
})

test('reloadOnNewDay checks everything again on a new day', async () => {
  writeFileSync(getPath(), readText().replace('title:', 'review_due: 2026-11-20\ntitle:'))
  await content.reload()
  expect(getCodes()).toEqual([])
  await content.reloadOnNewDay()
  expect(getCodes()).toEqual([])
  today = '2026-11-21'
  await content.reloadOnNewDay()
  expect(getCodes()).toEqual(['review-overdue'])
})
