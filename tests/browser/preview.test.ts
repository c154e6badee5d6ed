// What reviewers do in the preview of a pull request: edit texts, see other days, send remarks, and notice a newer version.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '../support/axe'
import { desktop, phone, visit, type Visit } from '../support/browser'
import { walkTabStops } from '../support/walk-tab-stops'
import { APPEARS_ON, COMMIT, createPreviewSite, type PreviewSite } from '../support/preview-site'

let built: PreviewSite
let site: Visit
beforeAll(async () => {
  built = await createPreviewSite()
  site = await visit(built.preview)
})
afterAll(async () => {
  await site.close()
  built.remove()
})

/** CSS pixels: two lines of text. */
const MAX_BAR_HEIGHT = 72

const openPanel = (page: Page) => page.getByText('More', { exact: true }).click()
const findVisible = (page: Page, text: string) => page.getByText(text).filter({ visible: true })
const getOverflow = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
const getSentence = (page: Page) => page.locator('[data-preview-sentence]').textContent()

/** Collects the URLs that the page opens in new tabs, without a request to them. */
async function collectOpened(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    Object.assign(window, { opened: [] })
    window.open = (url) => {
      ;(window as unknown as { opened: unknown[] }).opened.push(url)
      return null
    }
  })
  return () => page.evaluate(() => (window as unknown as { opened: string[] }).opened)
}

async function showDay(page: Page, day: string): Promise<void> {
  await openPanel(page)
  await page.locator('input[type=date]').fill(day)
  await page.getByRole('button', { name: 'Show this day' }).click()
  await page.waitForURL(`**/as_of/**`)
}

describe('the bar', () => {
  test('says in words how long ago the commit was made', async () => {
    const page = await (await site.createContext(desktop)).newPage()
    // The commit of a site in a repository; this preview has none.
    await page.route('**/events', async (route) => {
      const response = await route.fetch()
      const age = '<time datetime="2026-11-22T09:00:00Z" data-age="">November 22</time>'
      const body = (await response.text()).replace('Pull request 7', `Pull request 7 ${age}`)
      await route.fulfill({ response, body })
    })
    await page.clock.setFixedTime(new Date('2026-11-22T12:10:00Z'))
    await page.goto(`${site.url}events`)
    await expect.poll(() => page.locator('[data-age]').textContent()).toBe('3 hours ago')
  })

  test('says that a newer version is there when the page is shown again, and only this site is asked', async () => {
    const page = await (await site.createContext(desktop)).newPage()
    const hosts = new Set<string>()
    page.on('request', (request) => hosts.add(new URL(request.url()).host))
    await page.goto(`${site.url}events`)
    const newer = page.getByText('There is a newer version.')
    expect(await newer.isVisible()).toBe(false)
    await page.route('**/build.json', (route) =>
      route.fulfill({ json: { commit: 'b'.repeat(40) } }),
    )
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await newer.waitFor()
    expect([...hosts]).toEqual([new URL(site.url).host])
    await page.unroute('**/build.json')
    await page.getByRole('button', { name: 'Reload' }).click()
    await expect.poll(() => newer.isVisible()).toBe(false)
  })

  test('says that the preview was taken down when build.json is gone', async () => {
    const page = await (await site.createContext(desktop)).newPage()
    await page.route('**/build.json', (route) => route.fulfill({ status: 404 }))
    await page.goto(`${site.url}events`)
    await page.getByText('This preview has been taken down').waitFor()
    expect(await page.getByRole('button', { name: 'Reload' }).count()).toBe(0)
    const way = page.getByRole('link', { name: 'Go to the real website' })
    expect(await way.getAttribute('href')).toBe('https://www.example.org/events')
  })

  test.each([
    ['with', true],
    ['without', false],
  ])('takes little of the first screen of a phone %s JavaScript', async (_, javaScriptEnabled) => {
    const page = await site.open('/events', { ...phone, javaScriptEnabled })
    for (const path of ['events', `as_of/${APPEARS_ON}/blog`]) {
      await page.goto(site.url + path)
      const box = await page.getByLabel('About this preview').boundingBox()
      expect(box?.height, path).toBeLessThanOrEqual(MAX_BAR_HEIGHT)
    }
  })

  test('leads to the public page, and from a draft to the public home page', async () => {
    const page = await site.open('/events', phone)
    const way = page.getByRole('link', { name: 'the real website' }).first()
    expect(await way.getAttribute('href')).toBe('https://www.example.org/events')
    await page.goto(`${site.url}zanzibar`)
    expect(await way.getAttribute('href')).toBe('https://www.example.org/')
  })

  test.each([
    ['a phone', phone],
    ['a desktop', desktop],
  ])('shows the focus of everything in the open panel on %s', async (_, size) => {
    const page = await site.open('/zanzibar', size)
    await openPanel(page)
    await page.evaluate(() => (document.activeElement as HTMLElement).blur())
    const { stops, faults } = await walkTabStops(page)
    expect(faults).toEqual([])
    expect(stops).toBeGreaterThan(20)
  })

  test('leads from any page to what is not public', async () => {
    const page = await site.open('/events', { ...phone, javaScriptEnabled: false })
    await openPanel(page)
    await page.getByRole('link', { name: 'Zanzibar', exact: true }).click()
    expect(new URL(page.url()).pathname).toBe('/preview/pr-7/zanzibar')
    expect(await page.getByText('Draft: not on the public site.').isVisible()).toBe(true)
  })

  test('offers nothing that needs JavaScript without it', async () => {
    const page = await site.open('/events', { ...phone, javaScriptEnabled: false })
    await openPanel(page)
    for (const words of ['Edit texts', 'Select words', 'Show this day', 'Reload'])
      expect(await findVisible(page, words).count(), words).toBe(0)
    for (const words of ['What changes', 'Email a remark about this page', 'email the address'])
      expect(await findVisible(page, words).count(), words).toBe(1)
  })

  test('is left out on paper', async () => {
    const page = await site.open('/events', desktop)
    await page.emulateMedia({ media: 'print' })
    expect(await page.getByText('not the real website').isVisible()).toBe(false)
  })
})

describe('editing', () => {
  test('a click on a text opens its line on the branch of the fork, and only while editing', async () => {
    const page = await site.open('/events', phone)
    const getOpened = await collectOpened(page)
    await page.locator('h1').click()
    expect(await getOpened()).toEqual([])
    await openPanel(page)
    await page.getByRole('button', { name: 'Edit texts' }).click()
    // The texts to choose from are on the screen at once.
    expect(await page.getByText('What this is').isVisible()).toBe(false)
    await page.locator('h1').click()
    const [source = ''] = await page
      .locator('h1')
      .evaluateAll((headings) => headings.map((heading) => heading.dataset['source'] ?? ''))
    expect(await getOpened()).toEqual([`https://github.com/ann/site/edit/ann/new-posts/${source}`])
    // A text within a link is edited, and the link is not followed.
    await page.locator('footer a[data-source]').first().click()
    expect(await getOpened()).toHaveLength(2)
    expect(new URL(page.url()).pathname).toBe('/preview/pr-7/events')
    await page.getByRole('button', { name: 'Stop editing' }).click()
    await page.locator('h1').click()
    expect(await getOpened()).toHaveLength(2)
  })

  test('works with the keyboard, and ends with Escape', async () => {
    const page = await site.open('/events', desktop)
    const getOpened = await collectOpened(page)
    await page.getByRole('button', { name: 'Edit texts' }).press('Enter')
    await page.locator('h1').focus()
    await page.keyboard.press('Enter')
    expect(await getOpened()).toHaveLength(1)
    await page.keyboard.press('Escape')
    expect(await page.getByRole('button', { name: 'Stop editing' }).isVisible()).toBe(false)
    expect(await page.locator('h1[tabindex]').count()).toBe(0)
  })
})

describe('other days', () => {
  test('a chosen day lasts from page to page until everything is shown again', async () => {
    const page = await site.open('/blog', desktop)
    const findPost = (title: string) => page.locator('article', { hasText: title })
    expect(await findPost('A post for later').count()).toBe(1)
    await showDay(page, '2025-03-18')
    expect(await findPost('A post for later').count()).toBe(0)
    expect(await getSentence(page)).toBe('Preview of March 18, 2025')
    await showDay(page, APPEARS_ON)
    expect(await findPost('A post for later').count()).toBe(1)
    await page.getByRole('link', { name: 'Events' }).first().click()
    await page.waitForURL('**/events')
    expect(await getSentence(page)).toBe('Preview of March 20, 2025')
    await page.getByRole('link', { name: 'Show everything' }).click()
    await expect.poll(() => getSentence(page)).toBe('Preview, not the real website')
  })

  test('events are as on the chosen day, whatever the clock says', async () => {
    const page = await (await site.createContext(desktop)).newPage()
    await page.clock.setFixedTime(new Date('2026-11-22T12:00:00Z'))
    await page.goto(`${site.url}events`)
    const getState = () => page.locator('#gala').getAttribute('data-state')
    expect(await getState()).toBe('past')
    await showDay(page, '2025-04-10')
    expect(await getState()).toBe('happening')
    await openPanel(page)
    await page.locator('input[type=date]').fill('2025-03-02')
    await page.getByRole('button', { name: 'Show this day' }).click()
    await expect.poll(getState).toBe('upcoming')
  })

  test('a page that is not public on the day says so', async () => {
    const page = await site.open('/zanzibar', desktop)
    await openPanel(page)
    await page.locator('input[type=date]').fill('2025-04-10')
    await page.getByRole('button', { name: 'Show this day' }).click()
    await expect.poll(() => getSentence(page)).toBe('Not public on April 10, 2025')
    // The sentence is on the screen, although the button was far below it.
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  test('are links without JavaScript', async () => {
    const page = await site.open('/events', { ...desktop, javaScriptEnabled: false })
    await openPanel(page)
    await page.getByRole('link', { name: 'April 11, 2025' }).click()
    expect(await getSentence(page)).toBe('Preview of April 11, 2025')
    expect(await page.locator('#gala').getAttribute('data-state')).toBe('past')
    expect(await page.getByRole('button', { name: 'Edit texts' }).isVisible()).toBe(false)
    await page.getByRole('link', { name: 'Show everything' }).click()
    expect(new URL(page.url()).pathname).toBe('/preview/pr-7/events')
  })
})

test('selected words become a remark by email, or beside their line on GitHub', async () => {
  const page = await site.open('/events/hope-gala', phone)
  const remark = page.getByRole('link', { name: 'Email a remark about these words' })
  expect(await remark.isVisible()).toBe(false)
  await page.locator('h1').selectText()
  await remark.waitFor()
  const mail = new URL((await remark.getAttribute('href')) ?? '')
  const body = mail.searchParams.get('body')
  expect([mail.protocol, mail.pathname]).toEqual(['mailto:', ''])
  expect(body).toContain('Words: “Hope Gala”')
  expect(body).toContain(`Page: ${page.url()}`)
  expect(body).toContain(`Commit: ${COMMIT}`)
  const comment = page.getByRole('link', { name: 'Comment on GitHub' })
  await comment.waitFor()
  expect(await comment.getAttribute('href')).toMatch(/\/pull\/7\/files#diff-[0-9a-f]{64}R\d+$/)
})

test('text of twice the size makes no state of the bar scroll sideways', async () => {
  const large = await visit(built.preview, ['--blink-settings=defaultFontSize=32'])
  const page = await large.open('/events')
  for (const path of ['events', `as_of/${APPEARS_ON}/blog`]) {
    await page.goto(large.url + path)
    await openPanel(page)
    for (const width of [320, 375, 768, 1280]) {
      await page.setViewportSize({ width, height: 700 })
      expect(await getOverflow(page), `${path} at ${width} px`).toBeLessThanOrEqual(0)
    }
  }
  await large.close()
})

test.each([
  ['a phone', phone],
  ['a desktop', desktop],
])(
  'the open bar and the tools pass axe on %s, in light, dark and forced colors',
  async (_, size) => {
    const page = await site.open('/events', size)
    await openPanel(page)
    await findVisible(page, 'Edit texts').click()
    await openPanel(page)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      expect(await findViolations(page), colorScheme).toEqual([])
    }
    await page.emulateMedia({ forcedColors: 'active' })
    const withoutContrast = { rules: { 'color-contrast': { enabled: false } } }
    expect(await findViolations(page, withoutContrast)).toEqual([])
    expect(await getOverflow(page)).toBeLessThanOrEqual(0)
  },
)
