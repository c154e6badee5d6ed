// The preview of a pull request: it is the site with a bar and with the sources of its texts, and the public site has neither.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readBuildInfo } from '../../generator/publish/build-info'
import { findPagePaths, getAttribute, getText, readPage } from '../support/html-queries'
import { APPEARS_ON, COMMIT, createPreviewSite, type PreviewSite } from '../support/preview-site'
import type { BuiltSite } from '../support/sites'

let site: PreviewSite
let preview: BuiltSite
let drafts: BuiltSite
let production: string
beforeAll(async () => {
  site = await createPreviewSite()
  ;({ preview } = site)
  drafts = { ...preview, folder: await site.build('drafts', '--drafts', '--base', preview.base) }
  production = await site.build('production')
})
afterAll(() => site.remove())

/** Returns the HTML of a page without the bar, the sources, and class names, which depend on all styles of a site. */
const readBody = (built: BuiltSite, path: string) => {
  const { html } = readPage(built, path)
  return html
    .slice(html.indexOf('<header'))
    .replaceAll(/ (?:class|data-source)="[^"]*"/g, '')
    .replaceAll(/https:\/\/github\.com\/[^"]*\/(?:edit|new)\/[^"]*/g, '')
}

test('a preview differs from a build with drafts only in the bar, the sources and the links for staff', () => {
  const ordinary = findPagePaths(preview).filter((path) => !path.startsWith('/as_of/'))
  expect(ordinary).toEqual(findPagePaths(drafts))
  for (const path of [...ordinary, '/404'])
    expect(readBody(preview, path), path).toBe(readBody(drafts, path))
})

test('nothing of a preview is in the public site', () => {
  const files = readdirSync(production, { recursive: true, encoding: 'utf8' })
  expect(files.filter((file) => /as_of|preview/.test(file))).toEqual([])
  for (const file of files.filter((name) => /\.(?:html|css|js)$/.test(name))) {
    const text = readFileSync(join(production, file), 'utf8')
    expect(text, file).not.toMatch(
      /data-source|data-preview|data-editing|preview|\uFDD1|%EF%B7%91/i,
    )
  }
})

test('no page of a preview leaves its base, except to hosts that the site itself links to, to GitHub and to the public site', () => {
  const getAddresses = (built: BuiltSite) =>
    findPagePaths(built).flatMap((path) =>
      readPage(built, path)
        .all('a')
        .map((element) => getAttribute(element, 'href')),
    )
  const isInside = (address: string) =>
    address.startsWith(preview.base) || /^(#|mailto:|tel:|sms:)/.test(address)
  const findHosts = (built: BuiltSite) =>
    new Set(
      getAddresses(built)
        .filter((address) => !isInside(address))
        .map((address) => new URL(address).host),
    )
  expect(findHosts(preview)).toEqual(
    new Set([...findHosts(drafts), 'github.com', 'www.example.org']),
  )
})

test('every page of a preview forbids search engines to index it and names the public page', () => {
  for (const path of findPagePaths(preview)) {
    const page = readPage(preview, path)
    const [robots] = page.all('meta', (element) => getAttribute(element, 'name') === 'robots')
    expect(getAttribute(robots, 'content'), path).toBe('noindex')
    const [canonical] = page.all('link', (element) => getAttribute(element, 'rel') === 'canonical')
    const publicPath = path.replace(/^\/as_of\/[^/]+/, '') || '/'
    expect(new URL(getAttribute(canonical, 'href')).pathname, path).toBe(publicPath)
  }
  expect(readdirSync(preview.folder).filter((file) => /sitemap|feed|\.xml$/.test(file))).toEqual([])
})

test('build.json names the commit, the day, the pull request and what will happen', () => {
  const info = readBuildInfo(preview.folder)
  expect(info).toMatchObject({ commit: COMMIT, asOf: preview.asOf, pullRequest: 7 })
  expect(info?.transitions.find(({ day }) => day === APPEARS_ON)).toMatchObject({
    what: 'The blog post “A post for later” appears on the site.',
    paths: expect.arrayContaining(['/blog', '/blog/soon']) as string[],
  })
  expect(readBuildInfo(production)).toMatchObject({ commit: null, pullRequest: null })
})

test('the bar leads to the pages of the review, if the build is said to have some', async () => {
  const findLinks = (built: BuiltSite, path: string) =>
    readPage(built, path).all('a', (element) => getText(element) === 'What changes')
  for (const path of ['/', '/404', '/blog', `/as_of/${APPEARS_ON}/blog`]) {
    const hrefs = findLinks(preview, path).map((element) => getAttribute(element, 'href'))
    expect(new Set(hrefs), path).toEqual(new Set(['/preview/pr-7/what_changes/']))
  }
  const alone = { ...preview, folder: await site.build('alone', '--pull-request', '7') }
  expect(findLinks(alone, '/')).toEqual([])
})

test('the texts of a page say from which line of which file they come', () => {
  const page = readPage(preview, '/events/hope-gala')
  const findSources = (tag: string) =>
    page.all(tag).map((element) => [getText(element), getAttribute(element, 'data-source')])
  const lines = readFileSync(join(preview.content, 'events/hope-gala.md'), 'utf8').split('\n')
  const createSource = (isLine: (line: string) => boolean) =>
    `content/events/hope-gala.md#L${lines.findIndex(isLine) + 1}`
  expect(findSources('h1')).toEqual([
    ['Hope Gala', createSource((line) => line.startsWith('title:'))],
  ])
  const heading = lines.find((line) => line.startsWith('## ')) ?? ''
  expect(findSources('h2')).toContainEqual([
    heading.slice('## '.length),
    createSource((line) => line === heading),
  ])
})

test('the pages of other days show what visitors will see', () => {
  const findCards = (path: string) =>
    readPage(preview, path)
      .all('article')
      .map((card) => getText(card))
  const isShown = (path: string, title: string) =>
    findCards(path).some((text) => text.includes(title))
  expect(isShown('/blog', 'A post for later')).toBe(true)
  expect(isShown(`/as_of/${preview.asOf}/blog`, 'A post for later')).toBe(false)
  expect(isShown(`/as_of/${preview.asOf}/blog`, 'A post for now')).toBe(true)
  expect(isShown(`/as_of/${APPEARS_ON}/blog`, 'A post for later')).toBe(true)
  expect(isShown('/as_of/2025-03-26/blog', 'A post for now')).toBe(false)
  expect(getText(readPage(preview, '/zanzibar').all('li'))).toContain(
    'visitors do not see this page',
  )
})
