// `npm run dev` as an engineer sees it: mistakes in code, changes of settings, and addresses that do not exist.
import { cp, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { copyProject } from '../../tools/benchmark/isolated-copy'
import { launchBrowser } from '../../tools/chromium/launch'
import { FIRST_PAGE_MS, startDevServer, type DevServer } from '../support/start-dev-server'

const POLL = { timeout: 8_000 }

let project: string
let server: DevServer
let browser: Browser

beforeAll(async () => {
  project = await mkdtemp(join(tmpdir(), 'site-dev-code-'))
  await copyProject(project)
  server = await startDevServer([], project)
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.close()
  await rm(project, { recursive: true })
})

const openPage = async (path: string) => {
  const page = await browser.newPage()
  page.setDefaultNavigationTimeout(FIRST_PAGE_MS)
  onTestFinished(() => page.close())
  await page.goto(new URL(path, server.url).href)
  return page
}

const getStatus = async (path: string) => (await fetch(new URL(path, server.url))).status

/** Changes a file of the project, and resolves to a function that undoes it. */
async function edit(path: string, change: (text: string) => string): Promise<() => Promise<void>> {
  const file = join(project, path)
  const text = await readFile(file, 'utf8')
  expect(change(text)).not.toBe(text)
  await writeFile(file, change(text))
  return () => writeFile(file, text)
}

const CONTACT = 'pages/contact/index.page.server.tsx'
const CARDS = 'components/contact/contact-cards.tsx'

describe('a mistake in the code', () => {
  test.each([
    [
      'a syntax error',
      CONTACT,
      (text: string) => text.replace('export function Page', 'export functon Page'),
    ],
    ['a missing import', CONTACT, (text: string) => `import './nowhere'\n${text}`],
    [
      'a throw in getPageData',
      CONTACT,
      (text: string) =>
        text.replace('const page = getEntry', "throw new Error('Odd.')\n  const page = getEntry"),
    ],
    [
      'a throw in a component',
      CARDS,
      (text: string) =>
        text.replace(
          /(export function ContactCards\([^)]*\) \{\n)/,
          "$1  throw new Error('Odd.')\n",
        ),
    ],
    [
      'a throw in the code that reads the content',
      'model/load-site.ts',
      (text: string) =>
        text.replace(
          /(export (?:async )?function loadSite\([\s\S]*?\{\n)/,
          "$1  throw new Error('Odd.')\n",
        ),
    ],
    [
      'a syntax error in the code that reads the content',
      'model/load-site.ts',
      (text: string) => `${text}\nconst = 1\n`,
    ],
  ])('covers the page until it is fixed: %s', async (_, file, change) => {
    const page = await openPage('contact')
    const heading = page.locator('h1')
    await heading.waitFor(POLL)
    const undo = await edit(file, change)
    const overlay = page.locator('vite-error-overlay')
    onTestFinished(undo)
    await expect.poll(() => overlay.count(), POLL).toBe(1)
    expect(await overlay.locator('.window').innerText()).toMatch(
      new RegExp(`${file}:\\d+|/nowhere`),
    )
    expect(server.getOutput()).toContain(file)
    expect(server.getOutput()).not.toContain('Failed to transpile')
    await undo()
    await expect.poll(() => heading.count(), POLL).toBe(1)
    expect(await overlay.count()).toBe(0)
  })
})

test('a saved vite.config.ts restarts Vite, and edits still show', async () => {
  const page = await openPage('contact')
  await edit('vite.config.ts', (text) => `${text}// Saved.\n`)
  await expect.poll(() => server.getOutput(), POLL).toContain('server restarted')
  expect(await getStatus('contact')).toBe(200)
  const undo = await edit('content/pages/contact.md', (text) =>
    text.replace(/^title: .*$/m, 'title: After the restart'),
  )
  onTestFinished(undo)
  await expect.poll(() => page.title(), POLL).toContain('After the restart')
})

test('a new file in public/ shows in the open page', async () => {
  const page = await openPage('contact')
  await page.evaluate(() => (document.documentElement.title = 'not reloaded'))
  await writeFile(join(project, 'public/new.txt'), 'One')
  const readMark = () => page.evaluate(() => document.documentElement.title)
  await expect.poll(readMark, POLL).toBe('')
  expect(await (await fetch(new URL('new.txt', server.url))).text()).toBe('One')
})

test('the status is 404 for what does not exist, also after a file is renamed or deleted', async () => {
  expect(await getStatus('nowhere')).toBe(404)
  expect(await getStatus('nowhere.txt')).toBe(404)
  expect(await getStatus('images/nowhere.svg')).toBe(404)
  const file = join(project, 'content/blog/a-new-friend.md')
  const renamed = join(project, 'content/blog/a-kind-friend.md')
  await cp(join(project, 'content/blog/how-to-be-a-friend.md'), file)
  await expect.poll(() => getStatus('blog/a-new-friend'), POLL).toBe(200)
  await rename(file, renamed)
  await expect.poll(() => getStatus('blog/a-kind-friend'), POLL).toBe(200)
  expect(await getStatus('blog/a-new-friend')).toBe(404)
  await rm(renamed)
  await expect.poll(() => getStatus('blog/a-kind-friend'), POLL).toBe(404)
})

test('the terminal reports a mistake in the content and that it was fixed, but not requests', async () => {
  const undo = await edit('content/pages/contact.md', (text) => text.replace('title:', 'titel:'))
  await expect.poll(server.getOutput, POLL).toContain('Write title: in place of titel:')
  await undo()
  await expect.poll(server.getOutput, POLL).toContain('All problems are fixed.')
  expect(server.getOutput()).not.toMatch(/HTTP re|Vike|vite-plugin-ssr|extractExportNames/)
})

test('a taken port ends the command with a sentence and status 2', async () => {
  const port = new URL(server.url).port
  const taken = startDevServer(['--port', port], project)
  await expect(taken).rejects.toThrow(`status 2: Port ${port} is taken by another program`)
})

test('--host also serves the other devices of the network', async () => {
  const open = await startDevServer(['--host'], project)
  onTestFinished(open.close)
  const found = /Other devices find it at (http:\S+?)[.]?(?: or|$)/m.exec(open.getOutput())?.[1]
  const address = found ?? open.url.replace('localhost', '127.0.0.1')
  expect((await fetch(new URL('contact', address))).status).toBe(200)
})
