// `npm run dev` as an editor sees it: a saved file shows at once, and mistakes are reported over the page.
import { cp, mkdir, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPdf } from '../../model/test-fixtures/pdf-bytes'
import { launchBrowser } from '../../tools/chromium/launch'
import { SAMPLE_CONTENT } from '../../tools/sample-content'
import { FIRST_PAGE_MS, startDevServer, type DevServer } from '../support/start-dev-server'

const POLL = { timeout: 20_000 }
/** In CSS pixels. */
const HALF_A_SCREEN = 200
/** Time for which a text editor leaves a file empty or missing while it saves. */
const PAUSE_MS = 100

let folder: string
/** The file in which the text editor of this test says what it opened. */
let opened: string
/** The file in which the browser that `--open` starts says what it opened. */
let visited: string
let server: DevServer
let browser: Browser
let url: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-dev-'))
  await cp(SAMPLE_CONTENT, join(folder, 'content'), { recursive: true })
  const adam = join(folder, 'content', 'pages', 'adam.md')
  const text = await readFile(adam, 'utf8')
  await writeFile(adam, text.replace('\n---\n', '\nredirect_from:\n  - /old-name\n---\n'))
  opened = join(folder, 'opened')
  const editor = join(folder, 'editor')
  // It stays open until the test closes its stdin, which is that of the server: the server must not wait for it.
  await writeFile(editor, `#!/bin/sh\necho "$@" >> "${opened}"\nexec cat\n`, { mode: 0o755 })
  visited = join(folder, 'visited')
  const opener = join(folder, 'browser.js')
  const code = `require('node:fs').writeFileSync(${JSON.stringify(visited)}, process.argv.at(-1))`
  await writeFile(opener, code)
  const environment = { ...process.env, LAUNCH_EDITOR: editor, BROWSER: opener }
  server = await startDevServer(['--content', join(folder, 'content'), '--open'], '.', environment)
  url = server.url
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.close()
  await rm(folder, { recursive: true })
}, 20_000)

test('--open opens the address that is printed in the browser', async () => {
  await expect.poll(() => readFile(visited, 'utf8').catch(() => ''), POLL).toBe(url)
})

test('an edit shows in the open page, and a mistake shows a message over the page until it is fixed', async () => {
  const file = join(folder, 'content', 'pages', 'welcome.md')
  const text = await readFile(file, 'utf8')
  const page = await browser.newPage()
  await page.goto(`${url}welcome`, { timeout: FIRST_PAGE_MS })
  const title = page.locator('h1')

  const heading = /^heading: .*$/m.test(text) ? /^heading: .*$/m : /^title: .*$/m
  await writeFile(
    file,
    text.replace(heading, (line) => `${line.split(':')[0]}: Seen at once`),
  )
  await expect.poll(() => title.textContent(), POLL).toBe('Seen at once')

  await writeFile(file, text.replace(/^title: .*$/m, 'titel: Lost'))
  const alert = page.getByRole('alert')
  await expect.poll(() => alert.textContent(), POLL).toContain('Write title: in place of titel:')
  expect(await alert.textContent()).toContain('content/pages/welcome.md')
  expect(await title.textContent()).toBe('Seen at once')

  await alert.getByRole('link', { name: 'content/pages/welcome.md' }).click()
  const readOpened = async () => (await readFile(opened, 'utf8').catch(() => '')).split('\n')
  await expect.poll(readOpened, POLL).toHaveLength(2)
  expect((await readOpened())[0]).toMatch(new RegExp(`^${file} [1-9]`))
  expect(page.url()).toBe(`${url}welcome`)

  await alert.getByText('Put aside').click()
  const getHeight = async () => (await alert.boundingBox())?.height ?? 0
  expect(await getHeight()).toBeLessThan(80)
  await alert.getByText('Show').click()
  expect(await getHeight()).toBe(page.viewportSize()?.height)

  await writeFile(file, text)
  await expect.poll(() => alert.count(), POLL).toBe(0)
  await expect.poll(() => title.textContent(), POLL).not.toBe('Seen at once')
})

test('an edited text is patched into the open page, and a changed image reloads it at the same scroll position', async () => {
  const file = join(folder, 'content', 'blog', 'how-to-be-a-friend.md')
  const text = await readFile(file, 'utf8')
  const page = await browser.newPage({ viewport: { width: 800, height: 2 * HALF_A_SCREEN } })
  await page.goto(`${url}blog/how-to-be-a-friend`)
  const main = page.locator('main')
  const expectText = (expected: string) =>
    expect.poll(() => main.textContent(), POLL).toContain(expected)
  const markPage = () =>
    page.evaluate(() => {
      document.documentElement.title = 'not reloaded'
      scrollTo({ top: 900, behavior: 'instant' })
    })
  // Rounded to ten pixels: the browser may move the page by one when a font arrives or a paragraph is replaced.
  const readMark = () =>
    page.evaluate(() => [document.documentElement.title, Math.round(scrollY / 10) * 10] as const)

  await markPage()
  await writeFile(file, `${text}\nA new paragraph.\n`)
  await expectText('A new paragraph.')
  expect(await readMark()).toEqual(['not reloaded', 900])

  await writeFile(file, `${text}\nA **newer** one, with [a link](/contact).\n`)
  await expectText('A newer one, with a link.')
  expect(await main.getByRole('link', { name: 'a link' }).getAttribute('href')).toBe('/contact')
  expect(await readMark()).toEqual(['not reloaded', 900])

  await writeFile(file, text.replace(/^title: .*$/m, 'title: Another title'))
  await expect.poll(() => page.title(), POLL).toContain('Another title')
  expect(await main.textContent()).not.toContain('A newer one')
  // The shorter heading has fewer lines, and the browser scrolls with the text.
  const [mark, position] = await readMark()
  expect(mark).toBe('not reloaded')

  // Changes that involve a stylesheet or a script cannot be patched, because the page may not have loaded it.
  const image = join(folder, 'content', 'images', 'post-friend.svg')
  await writeFile(image, (await readFile(image, 'utf8')) + '\n')
  await expect.poll(async () => (await readMark())[0], POLL).toBe('')
  // While the fonts of the site load, those of the machine may have other line breaks.
  const getDistance = async () => Math.abs((await readMark())[1] - position)
  await expect.poll(getDistance, POLL).toBeLessThan(HALF_A_SCREEN)
})

test('a file that is written in several steps or replaced shows its final text', async () => {
  const file = join(folder, 'content', 'pages', 'welcome.md')
  const text = await readFile(file, 'utf8')
  const page = await browser.newPage()
  await page.goto(`${url}welcome`)
  const main = page.locator('main')
  await writeFile(file, `${text}\nThe page follows.\n`)
  await expect.poll(() => main.textContent(), POLL).toContain('The page follows.')

  const handle = await open(file, 'w')
  await setTimeout(PAUSE_MS)
  await handle.write(text.slice(0, 9))
  await setTimeout(5)
  await handle.write(`${text.slice(9)}\nWritten in steps.\n`)
  await handle.close()
  await expect.poll(() => main.textContent(), POLL).toContain('Written in steps.')

  await rename(file, `${file}~`)
  await setTimeout(PAUSE_MS)
  await writeFile(`${file}.new`, `${text}\nPut in its place.\n`)
  await rename(`${file}.new`, file)
  await rm(`${file}~`)
  await expect.poll(() => main.textContent(), POLL).toContain('Put in its place.')
  expect(await page.getByRole('alert').count()).toBe(0)
  await writeFile(file, text)
})

test('the search of the dev server finds a text that was just saved', async () => {
  const file = join(folder, 'content', 'pages', 'welcome.md')
  const text = await readFile(file, 'utf8')
  await writeFile(file, `${text}\nQuicksilver.\n`)
  const page = await browser.newPage()
  await page.goto(`${url}about`)
  const find = async () => {
    const response = await fetch(`${url}search.json`)
    expect(response.headers.get('content-type')).toContain('application/json')
    return response.text()
  }
  await expect.poll(find, POLL).toContain('Quicksilver')
  const field = page.getByRole('searchbox')
  // The scripts of the dev server arrive after the page.
  const open = () => page.keyboard.press('/').then(() => field.count())
  await expect.poll(open, POLL).toBe(1)
  await field.fill('quicksliver')
  const result = page.getByRole('dialog').getByRole('listitem').getByRole('link')
  expect(await result.getAttribute('href')).toContain(`${url}welcome`)
  await writeFile(file, text)
})

test('an old path redirects to the page that replaced it', async () => {
  const response = await fetch(`${url}old-name`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([302, '/adam'])
})

test('the dev server serves the fonts with the right content type', async () => {
  const html = await (await fetch(url)).text()
  const fonts = [...html.matchAll(/href="\/(fonts\/[^"]+)"/g)].map(([, path]) => path ?? '')
  expect(fonts).toHaveLength(2)
  for (const path of fonts) {
    const response = await fetch(new URL(path, url))
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  }
})

test('the dev server serves the calendar of the events', async () => {
  const response = await fetch(`${url}events.ics`)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(await response.text()).toMatch(/^BEGIN:VCALENDAR\r\n/)
})

test('a saved PDF can be opened at once, and so can a newer version of it', async () => {
  await mkdir(join(folder, 'content/files'), { recursive: true })
  const file = join(folder, 'content/files/poster.pdf')
  for (const catalog of ['', '/Lang (en)']) {
    const bytes = createPdf({ catalog })
    await writeFile(file, bytes)
    const response = await fetch(`${url}files/poster.pdf`)
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await response.arrayBuffer()).equals(bytes)).toBe(true)
  }
})
