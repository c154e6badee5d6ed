// The page for unknown paths as the preview server sends it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visit, type Visit } from '../support/browser'
import { preview, afterEvents } from '../support/sites'

let site: Visit
let siteBelowBase: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
  siteBelowBase = await visit(preview)
})
afterAll(() => Promise.all([site.close(), siteBelowBase.close()]))

test('an unknown path at any depth and base is answered with status 404 and our page, which alone logs the path', async () => {
  for (const { url, browser } of [site, siteBelowBase]) {
    const page = await browser.newPage()
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    const response = await page.goto(`${url}blog/no/such-page`)
    expect(response?.status()).toBe(404)
    expect(await page.locator('h1').textContent()).toBe('Page Not Found')
    const path = new URL(page.url()).pathname
    expect(messages.filter((text) => text.includes(path))).toEqual([`Page not found: ${path}`])
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.waitForURL(url)
    messages.length = 0
    await page.reload()
    expect(messages).toEqual([])
    await page.close()
  }
})

test.each([
  ['events/', 'events'],
  ['partner/volunteer/', 'partner/volunteer'],
  ['About', 'about'],
  ['ABOUT/Team.html', 'about/team'],
  ['services/clinic/index.html', 'services/clinic'],
  ['/events//', 'events'],
])('the path %s leads to /%s at any base, with its query and anchor', async (typed, expected) => {
  for (const { url, open } of [site, siteBelowBase]) {
    const page = await open('/contact')
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    await page.goto(`${url}${typed}?from=flyer#site.main`)
    await page.waitForURL(`${url}${expected}?from=flyer#site.main`)
    expect(messages.filter((text) => text.startsWith('Page not found'))).toEqual([])
    // The mistyped path is not in the history.
    await page.goBack()
    expect(page.url()).toBe(`${url}contact`)
  }
})

test('a corrected path that has no page either is not found, and no path leads to another site', async () => {
  for (const typed of ['Nowhere/', '/evil.example/', '%2F%2Fevil.example/', '\\\\evil.example/']) {
    const page = await site.open('/')
    const requests: string[] = []
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Page not found'),
    )
    page.on('request', (request) => requests.push(new URL(request.url()).origin))
    const { origin } = new URL(site.url)
    await page.goto(`${origin}/${typed}`)
    await logged
    expect(await page.locator('h1').textContent()).toBe('Page Not Found')
    expect(new Set(requests)).toEqual(new Set([origin]))
  }
})

test('a path without a correction causes no further request', async () => {
  const page = await site.open('/')
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch') paths.push(request.url())
  })
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Page not found'),
  )
  await page.goto(`${site.url}no/such-page`)
  await logged
  expect(paths).toEqual([])
})
