// `npm run dev` as an editor sees it: a saved file shows at once, and a mistake is told without losing the page.
import { cp, mkdir, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createPdf } from '../../model/test-fixtures/pdf-bytes'
import { launchBrowser } from '../../tools/chromium/launch'
import { SAMPLE_CONTENT } from '../../tools/sample-content'
import { startDevServer, type DevServer } from '../support/start-dev-server'

const POLL = { timeout: 20_000 }
/** Milliseconds for which an editor leaves a file empty, or its place. */
const PAUSE = 100

let folder: string
let server: DevServer
let browser: Browser
let address: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-dev-'))
  await cp(SAMPLE_CONTENT, join(folder, 'content'), { recursive: true })
  const adam = join(folder, 'content', 'pages', 'adam.md')
  const text = await readFile(adam, 'utf8')
  await writeFile(adam, text.replace('\n---\n', '\nredirect_from:\n  - /old-name\n---\n'))
  server = await startDevServer(['--content', join(folder, 'content')])
  address = server.address
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  await server.end()
  await rm(folder, { recursive: true })
}, 20_000)

test('an edit shows in the open page, a mistake is told over the last good page, and mending it takes the words away', async () => {
  const file = join(folder, 'content', 'pages', 'welcome.md')
  const text = await readFile(file, 'utf8')
  const page = await browser.newPage()
  await page.goto(`${address}welcome`)
  const title = page.locator('h1')

  const heading = /^heading: .*$/m.test(text) ? /^heading: .*$/m : /^title: .*$/m
  await writeFile(
    file,
    text.replace(heading, (line) => `${line.split(':')[0]}: Seen at once`),
  )
  await expect.poll(() => title.textContent(), POLL).toBe('Seen at once')

  await writeFile(file, text.replace(/^title: .*$/m, 'titel: Lost'))
  const told = page.getByRole('alert')
  await expect.poll(() => told.textContent(), POLL).toContain('Did you mean title?')
  expect(await told.textContent()).toContain('content/pages/welcome.md')
  expect(await title.textContent()).toBe('Seen at once')

  await writeFile(file, text)
  await expect.poll(() => told.count(), POLL).toBe(0)
  expect(await title.textContent()).not.toBe('Seen at once')
})

test('new words come into the page as it stands; where scripts have to do with it, it is loaded again where it was read', async () => {
  const file = join(folder, 'content', 'blog', 'how-to-be-a-friend.md')
  const text = await readFile(file, 'utf8')
  const page = await browser.newPage({ viewport: { width: 800, height: 400 } })
  await page.goto(`${address}blog/how-to-be-a-friend`)
  const words = page.locator('main')
  const shows = (one: string) => expect.poll(() => words.textContent(), POLL).toContain(one)
  const leave = () =>
    page.evaluate(() => {
      document.documentElement.title = 'as it stands'
      scrollTo({ top: 900, behavior: 'instant' })
    })
  const found = () =>
    page.evaluate(() => [document.documentElement.title, Math.round(scrollY)] as const)

  await leave()
  await writeFile(file, `${text}\nA new paragraph.\n`)
  await shows('A new paragraph.')
  expect(await found()).toEqual(['as it stands', 900])

  await writeFile(file, `${text}\nA **newer** one, with [a link](/contact).\n`)
  await shows('A newer one, with a link.')
  expect(await words.getByRole('link', { name: 'a link' }).getAttribute('href')).toBe('/contact')
  expect(await found()).toEqual(['as it stands', 900])

  await writeFile(file, text.replace(/^title: .*$/m, 'title: Another title'))
  await expect.poll(() => page.title(), POLL).toContain('Another title')
  expect(await words.textContent()).not.toContain('A newer one')
  expect(await found()).toEqual(['as it stands', 900])

  // What a stylesheet or a script has to do with may not stand in the page yet.
  const image = join(folder, 'content', 'images', 'post-friend.svg')
  await writeFile(image, (await readFile(image, 'utf8')) + '\n')
  await expect.poll(async () => (await found())[0], POLL).toBe('')
  await expect.poll(async () => (await found())[1], POLL).toBe(900)
})

test('a file that is written in steps, or replaced, shows as it is in the end', async () => {
  const file = join(folder, 'content', 'pages', 'welcome.md')
  const text = await readFile(file, 'utf8')
  const page = await browser.newPage()
  await page.goto(`${address}welcome`)
  const words = page.locator('main')
  await writeFile(file, `${text}\nThe page follows.\n`)
  await expect.poll(() => words.textContent(), POLL).toContain('The page follows.')

  const handle = await open(file, 'w')
  await setTimeout(PAUSE)
  await handle.write(text.slice(0, 9))
  await setTimeout(5)
  await handle.write(`${text.slice(9)}\nWritten in steps.\n`)
  await handle.close()
  await expect.poll(() => words.textContent(), POLL).toContain('Written in steps.')

  await rename(file, `${file}~`)
  await setTimeout(PAUSE)
  await writeFile(`${file}.new`, `${text}\nPut in its place.\n`)
  await rename(`${file}.new`, file)
  await rm(`${file}~`)
  await expect.poll(() => words.textContent(), POLL).toContain('Put in its place.')
  expect(await page.getByRole('alert').count()).toBe(0)
  await writeFile(file, text)
})

test('an old address leads to the page that took its place', async () => {
  const answer = await fetch(`${address}old-name`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([302, '/adam'])
})

test('our fonts are there too, with the right type', async () => {
  const html = await (await fetch(address)).text()
  const fonts = [...html.matchAll(/href="\/(fonts\/[^"]+)"/g)].map(([, path]) => path ?? '')
  expect(fonts).toHaveLength(2)
  for (const path of fonts) {
    const answer = await fetch(new URL(path, address))
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'font/woff2'])
  }
})

test('a PDF that somebody saves can be opened at once, and so can a newer one', async () => {
  await mkdir(join(folder, 'content/files'), { recursive: true })
  const file = join(folder, 'content/files/poster.pdf')
  for (const catalog of ['', '/Lang (en)']) {
    const bytes = createPdf({ catalog })
    await writeFile(file, bytes)
    const answer = await fetch(`${address}files/poster.pdf`)
    expect(answer.headers.get('content-type')).toBe('application/pdf')
    expect(Buffer.from(await answer.arrayBuffer()).equals(bytes)).toBe(true)
  }
})
