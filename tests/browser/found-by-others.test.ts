// What is in the head for others does nothing in a browser, and the files for others are served as what they are.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { beforeEvents } from '../support/sites'
import { visit, type Visit } from '../support/browser'

let site: Visit
beforeAll(async () => {
  site = await visit(beforeEvents)
})
afterAll(() => site.close())

test('no page with data for search engines breaks the content security policy', async () => {
  const context = await site.createContext()
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => messages.push(message.text()))
  page.on('pageerror', (error) => messages.push(error.message))
  for (const path of ['', 'contact', 'blog/why-fathers-matter', 'events/hope-gala']) {
    await page.goto(site.url + path)
    const types = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((scripts) => scripts.map((script) => typeof JSON.parse(script.innerHTML)))
    expect(types, path).toEqual(['object'])
  }
  expect(messages).toEqual([])
})

test('opening a page asks for none of the files for others', async () => {
  const context = await site.createContext()
  const page = await context.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(`${site.url}blog`)
  expect(asked.filter((path) => /feed|sitemap|llms|robots/.test(path))).toEqual([])
})

test.each([
  ['robots.txt', /^text\/plain/],
  ['llms.txt', /^text\/plain/],
  ['sitemap.xml', /^(?:application|text)\/xml/],
  ['feed.xml', /^(?:application|text)\/xml/],
  ['feed.json', /^application\/json/],
])('%s is served with its type, and sets no cookie', async (file, type) => {
  const response = await fetch(site.url + file)
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toMatch(type)
  expect(response.headers.get('set-cookie')).toBeNull()
})
