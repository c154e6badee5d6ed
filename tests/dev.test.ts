// `npm run dev` as an editor sees it: a saved file shows at once, and a mistake is told without losing the page.
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Browser } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { launchBrowser } from '../scripts/browser/launch'

let folder: string
let server: ChildProcess
let browser: Browser
let address: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'site-dev-'))
  await cp('content', join(folder, 'content'), { recursive: true })
  const adam = join(folder, 'content', 'pages', 'adam.md')
  const text = await readFile(adam, 'utf8')
  await writeFile(adam, text.replace('\n---\n', '\nredirect_from:\n  - /old-name\n---\n'))
  const words = [createRequire(import.meta.url).resolve('tsx/cli'), 'scripts/dev.ts', '--port', '0']
  server = spawn(process.execPath, [...words, '--content', join(folder, 'content')], {
    env: { ...process.env, NODE_ENV: 'development' },
  })
  address = await new Promise((resolve, reject) => {
    let printed = ''
    server.stdout?.on('data', (text: Buffer) => {
      printed += text.toString()
      const found = /at (http:\S+)/.exec(printed)?.[1]
      if (found) resolve(found)
    })
    server.once('exit', () => reject(new Error(`The dev server ended: ${printed}`)))
  })
  browser = await launchBrowser()
})

afterAll(async () => {
  await browser.close()
  const ended = once(server, 'exit')
  server.kill()
  // A server that does not end when it is asked to would be left running by whoever presses Ctrl+C.
  await ended
  await rm(folder, { recursive: true })
}, 20_000)

test('an edit shows in the open page, a mistake is told over the last good page, and mending it takes the words away', async () => {
  const file = join(folder, 'content', 'pages', 'welcome.md')
  const text = await readFile(file, 'utf8')
  const page = await browser.newPage()
  let connections = 0
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (String(payload).includes('"connected"')) connections += 1
    }),
  )
  /** Saves the file once the page listens to the server, as it does long before a person saves one. */
  const save = async (words: string) => {
    await expect.poll(() => connections, { timeout: 20_000 }).toBeGreaterThan(0)
    connections = 0
    await writeFile(file, words)
  }
  await page.goto(`${address}welcome`)
  const title = page.locator('h1')

  const heading = /^heading: .*$/m.test(text) ? /^heading: .*$/m : /^title: .*$/m
  await save(text.replace(heading, (line) => `${line.split(':')[0]}: Seen at once`))
  await expect.poll(() => title.textContent(), { timeout: 20_000 }).toBe('Seen at once')

  await save(text.replace(/^title: .*$/m, 'titel: Lost'))
  const told = page.getByRole('alert')
  await expect.poll(() => told.textContent(), { timeout: 20_000 }).toContain('Did you mean title?')
  expect(await told.textContent()).toContain('content/pages/welcome.md')
  expect(await title.textContent()).toBe('Seen at once')

  await save(text)
  await expect.poll(() => told.count(), { timeout: 20_000 }).toBe(0)
  expect(await title.textContent()).not.toBe('Seen at once')
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
