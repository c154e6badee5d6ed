// A site in a folder, as at OWNER.github.io/REPO/: production and a preview, built and stored as the workflows do, served, and crawled.
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { Parser } from 'htmlparser2'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { runCommand, type RunCommand } from '../../automation/preview/run-command'
import {
  createPreviewFixture,
  type PreviewFixture,
} from '../../automation/preview/testing/preview-fixture'
import { putSite } from '../../automation/store/update-store'
import { startServer, type RunningServer } from '../../generator/preview-server/start-server'
import { createPageText, createTestFiles } from '../../model/test-fixtures/create-test-site'
import { createSvg } from '../../model/test-fixtures/svg-images'

const ORIGIN = 'https://example.github.io'
const SITE_URL = `${ORIGIN}/site`
const PREVIEW = '/site/preview/pr-7/'

/** Another test has the pictures, which need a browser. */
const run: RunCommand = (command, args) =>
  runCommand(command, command === 'review' ? [...args, '--no-pictures'] : args)

const folder = mkdtempSync(join(tmpdir(), 'site-project-page-'))
let fixture: PreviewFixture
let server: RunningServer
beforeAll(async () => {
  vi.spyOn(console, 'log').mockReturnValue()
  const files = createContent()
  for (const [path, text] of Object.entries(files)) write(path, text)
  fixture = await createPreviewFixture({ files, run, siteUrl: SITE_URL })
  const site = join(folder, 'out')
  const { status } = await run('build', ['--content', join(folder, 'content'), '--out', site])
  expect(status).toBe(0)
  await putSite({ remote: { url: fixture.fork.url }, branch: 'pages-store' }, 'production', site)
  const changed = { 'content/pages/give.md': createPageText('Give', 'We thank you.') }
  await fixture.publish(fixture.openPull(7, changed).payload)
  for (const [path, text] of Object.entries(fixture.readStore())) write(join('pages', path), text)
  server = await startServer({ directory: join(folder, 'pages'), base: '/site/', port: 0 })
})
afterAll(async () => {
  vi.restoreAllMocks()
  await server.close()
  await fixture.remove()
  rmSync(folder, { recursive: true })
})

function createContent(): Record<string, string> {
  const texts = Object.entries(createTestFiles().texts).map(([path, text]) => [
    `content/${path}`,
    text.replace('url: https://www.example.org', `url: ${SITE_URL}`),
  ])
  return {
    ...(Object.fromEntries(texts) as Record<string, string>),
    'content/images/walk.svg': createSvg('<circle r="9"/>', 'width="1200" height="800"'),
  }
}

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true })
  writeFileSync(join(folder, path), text)
}

const ADDRESS_ATTRIBUTES = ['href', 'src', 'srcset', 'imagesrcset', 'action', 'poster']

/** Returns all addresses on the same host in HTML or CSS, relative to the file. */
function listAddresses(text: string): string[] {
  const addresses = [...text.matchAll(/url\(["']?([^"')]+)/g)].map(([, url]) => url ?? '')
  const parser = new Parser({
    onattribute: (name, value) => {
      if (ADDRESS_ATTRIBUTES.includes(name))
        addresses.push(...value.split(/\s+[\d.]+[wx](?:,\s*|$)/).filter((url) => url !== ''))
    },
  })
  parser.end(text)
  return addresses.filter((url) => !/^(?:[a-z]+:|\/\/|#|\?)/.test(url))
}

/** Follows all addresses from a path on, and resolves to the status of each path. */
async function crawl(start: string): Promise<Map<string, number>> {
  const statuses = new Map<string, number>()
  const queue = [start]
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (statuses.has(path)) continue
    const response = await fetch(new URL(path, server.url))
    statuses.set(path, response.status)
    const isText = /html|css/.test(response.headers.get('content-type') ?? '')
    const text = isText ? await response.text() : ''
    for (const address of listAddresses(text)) queue.push(new URL(address, response.url).pathname)
  }
  return statuses
}

const findHref = (html: string, pattern: RegExp) => pattern.exec(html)?.[1]
const read = async (path: string) => (await fetch(new URL(path, server.url))).text()

test.each([
  ['production', '/site/'],
  ['a preview', PREVIEW],
])('every address of %s is below its base, and is there', async (_, base) => {
  const statuses = await crawl(base)
  expect(statuses.size).toBeGreaterThan(20)
  expect([...statuses.keys()].filter((path) => !path.startsWith(base))).toEqual([])
  expect([...statuses].filter(([, status]) => status !== 200)).toEqual([])
})

test('pages of both name their public address below the folder as canonical', async () => {
  for (const base of ['/site/', PREVIEW]) {
    const html = await read(`${base}give`)
    expect(findHref(html, /<link rel="canonical" href="([^"]*)"/)).toBe(`${SITE_URL}/give`)
  }
})

test('the comment leads to the preview and its review, and names the public page', async () => {
  const [[, comment = ''] = []] = fixture.getComments()
  const links = [...comment.matchAll(/\]\(<(https:[^>]*)>\)/g)].map(([, url]) => url ?? '')
  const own = links.filter((url) => url.startsWith(ORIGIN)).map((url) => new URL(url).pathname)
  expect(own).toEqual(expect.arrayContaining([`${PREVIEW}give`, `${PREVIEW}what_changes/`]))
  expect(own.filter((path) => !path.startsWith('/site/'))).toEqual([])
  for (const path of own) expect((await fetch(new URL(path, server.url))).status, path).toBe(200)
})
