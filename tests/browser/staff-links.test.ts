// The links for staff: invisible to visitors, turned on in one browser by a visit to /staff, and there without JavaScript too.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { formatDay } from '../../components/date/format-day'
import { visit, type Visit } from '../support/browser'
import { findLinks, findPagePaths, readPage } from '../support/html-queries'
import { afterEvents, preview } from '../support/sites'

let site: Visit
let siteBelowBase: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
  siteBelowBase = await visit(preview)
})
afterAll(() => Promise.all([site.close(), siteBelowBase.close()]))

const getEditLink = (page: Page) => page.getByRole('link', { name: /^Edit this page/ })
const getSwitch = (page: Page) => page.getByRole('checkbox')

test.each([true, false])(
  'visitors see no link for staff and no date of the last change, and load nothing for them (JavaScript: %s)',
  async (javaScriptEnabled) => {
    const page = await (await site.createContext({ javaScriptEnabled })).newPage()
    const requested: string[] = []
    page.on('request', (request) => requested.push(request.url()))
    for (const path of ['', 'events', 'about/team', 'no/such-page']) {
      await page.goto(site.url + path, { waitUntil: 'networkidle' })
      const line = page.locator('[data-edit-links]')
      expect(await line.count(), path).toBe(1)
      expect(await line.innerHTML(), path).toBe('')
    }
    expect(requested.filter((url) => /staff|edit-links/.test(url))).toEqual([])
  },
)

test('staff see when the file was last changed, the link to edit it and those that add entries', async () => {
  for (const { open, url } of [site, siteBelowBase]) {
    const page = await open('/staff')
    const errors: string[] = []
    page.on('pageerror', (error) => errors.push(error.message))
    await getSwitch(page).waitFor()
    await page.goto(`${url}about/team`)
    await getEditLink(page).waitFor()
    const line = page.locator('[data-edit-links]')
    const changed = await line.getAttribute('data-changed')
    const times = changed === null ? [] : [formatDay(changed)]
    expect(await line.locator('time').allTextContents()).toEqual(times)
    const links = await line.getByRole('link').evaluateAll((all) =>
      (all as HTMLAnchorElement[]).map(({ textContent, href, target, rel }) => ({
        ...{ textContent, href, target, rel },
      })),
    )
    const outside = { target: '_blank', rel: 'noopener noreferrer' }
    const staffPage = readPage(url === site.url ? afterEvents : preview, '/staff')
    const additions = ['Add a staff member', 'Add a board member'].map((label) => {
      const link = findLinks(staffPage).find((link) => link.label.startsWith(`${label} (`))
      return { textContent: `${label} (opens in a new tab)`, href: link?.href, ...outside }
    })
    expect(links).toEqual([
      { textContent: 'For staff', href: `${url}staff`, target: '', rel: '' },
      {
        textContent: 'Edit this page (opens in a new tab)',
        href: 'https://github.com/example/lantern-hill-site/edit/main/content/pages/about/team.md',
        ...outside,
      },
      ...additions,
    ])
    expect(errors).toEqual([])
  }
})

test('the line has its look, and says why the browser tab does not name a sensitive page', async () => {
  const page = await site.open('/staff')
  await getSwitch(page).waitFor()
  const paths = findPagePaths(afterEvents)
  const isSensitive = (path: string) => readPage(afterEvents, path).html.includes(' data-leave="')
  for (const wanted of [true, false]) {
    const path = paths.find((path) => path !== '/staff' && isSensitive(path) === wanted) ?? ''
    await page.goto(site.url + path.slice(1))
    await getEditLink(page).waitFor()
    expect(await page.getByText('This page is marked sensitive').count(), path).toBe(Number(wanted))
    const line = page.locator('[data-edit-links] > div')
    expect(await line.evaluate((element) => getComputedStyle(element).display)).toBe('flex')
    const color = await line.evaluate((element) => getComputedStyle(element).color)
    const footer = await page
      .locator('footer p')
      .first()
      .evaluate((element) => getComputedStyle(element).color)
    expect(color).not.toBe(footer)
  }
})

test('a visit to /staff turns the links on in this browser, and its switch turns them off', async () => {
  for (const { open, url } of [site, siteBelowBase]) {
    const page = await open('/staff')
    expect(await getSwitch(page).isChecked()).toBe(true)
    await page.goto(`${url}events`)
    await getEditLink(page).waitFor()
    await page.getByRole('link', { name: 'For staff' }).click()
    await page.waitForURL(`${url}staff`)
    await getSwitch(page).uncheck()
    await page.goto(`${url}events`, { waitUntil: 'networkidle' })
    expect(await getEditLink(page).isVisible()).toBe(false)
    expect(await page.evaluate(() => localStorage.length)).toBe(0)
    expect(await page.context().cookies()).toEqual([])
  }
})

test('a page that was open before shows the links after going back', async () => {
  const page = await site.open('/events')
  await page.goto(`${site.url}staff`)
  await getSwitch(page).waitFor()
  await page.goBack()
  await getEditLink(page).waitFor()
})

test('/staff opens the files of a collection without JavaScript, and offers no switch', async () => {
  const page = await site.open('/staff', { javaScriptEnabled: false })
  expect(await getSwitch(page).isVisible()).toBe(false)
  const link = page.getByRole('link', { name: /^Hope Gala/i })
  expect(await link.isVisible()).toBe(false)
  await page.locator('summary', { hasText: 'Events' }).click()
  expect(await link.isVisible()).toBe(true)
})

test('/staff offers no switch in a browser that stores nothing', async () => {
  const context = await site.createContext()
  await context.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
  })
  const page = await context.newPage()
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  await page.goto(`${site.url}staff`, { waitUntil: 'networkidle' })
  expect(await getSwitch(page).isVisible()).toBe(false)
  expect(errors).toEqual([])
})
