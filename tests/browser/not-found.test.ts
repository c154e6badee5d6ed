// The page for unknown paths as the preview server sends it.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { visit, type Visit } from '../support/browser'
import { afterEvents, guided, preview } from '../support/sites'

let site: Visit
let siteBelowBase: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
  siteBelowBase = await visit(preview)
})
afterAll(() => Promise.all([site.close(), siteBelowBase.close()]))

test('an unknown path at any depth and base is answered with status 404 and our page, which alone logs the path', async () => {
  for (const { url, createContext } of [site, siteBelowBase]) {
    const page = await (await createContext()).newPage()
    const messages: string[] = []
    page.on('console', (message) => messages.push(message.text()))
    const response = await page.goto(`${url}blog/no/such-page`)
    expect(response?.status()).toBe(404)
    expect(await page.locator('h1').textContent()).toBe('Page Not Found')
    const path = new URL(page.url()).pathname
    const findLogged = () => messages.filter((text) => text.includes(path))
    await expect.poll(findLogged).toEqual([`Page not found: ${path}`])
    await page.getByRole('link', { name: 'Return to Home' }).click()
    await page.waitForURL(url)
    messages.length = 0
    await page.reload()
    expect(messages).toEqual([])
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

test('the path of a download with capitals leads to the download, and others are not found', async () => {
  const built = await visit(guided)
  const page = await built.open('/')
  // A browser that shows no PDF downloads it instead of opening it.
  const asked = page.waitForRequest(`${built.url}files/walk-poster.pdf`)
  await page.goto(`${built.url}Files/Walk-Poster.PDF`)
  await asked
  const logged = page.waitForEvent('console', (message) =>
    message.text().startsWith('Page not found'),
  )
  await page.goto(`${built.url}files/No-Poster.pdf`)
  await logged
  expect(await page.locator('h1').textContent()).toBe('Page Not Found')
  await built.close()
})

test('no request names the path of a page again, and all paths cause the same ones', async () => {
  const requestsByPath = ['no/such-page', 'services/clinc'].map(async (typed) => {
    const page = await site.open('/')
    const paths: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'fetch') paths.push(request.url())
    })
    const logged = page.waitForEvent('console', (message) =>
      message.text().startsWith('Page not found'),
    )
    await page.goto(`${site.url}${typed}`)
    await logged
    return paths
  })
  const [first = [], second = []] = await Promise.all(requestsByPath)
  expect(first).toEqual(second)
  expect(first.filter((path) => !/\.json$/.test(path))).toEqual([])
})

test.each([
  ['abuot/team', 'Our Team', 'about/team'],
  ['clinic', 'Medical Clinic', 'services/clinic'],
  ['events/hope-galla', 'Hope Gala', 'events/hope-gala'],
])('the page for %s names the page with the nearest address', async (typed, title, expected) => {
  for (const { url, open } of [site, siteBelowBase]) {
    const page = await open('/')
    await page.goto(url + typed)
    const link = page.getByRole('status').getByRole('link', { name: title })
    await link.click()
    await page.waitForURL(url + expected)
  }
})

test('the page for unknown paths offers the search, and names no page without a similar address or a connection', async () => {
  const page = await site.open('/no/such-page')
  expect(await page.getByText('Were you looking for').isVisible()).toBe(false)
  await page.locator('main [data-search-too]').click()
  await page.getByRole('searchbox').fill('adoption')
  await page.getByRole('dialog').getByRole('listitem').first().waitFor()
  const unanswered = await (await site.createContext()).newPage()
  await unanswered.route('**/addresses.json', (route) => route.abort())
  await unanswered.goto(`${site.url}clinic`)
  expect(await unanswered.getByRole('link', { name: 'Return to Home' }).isVisible()).toBe(true)
})
