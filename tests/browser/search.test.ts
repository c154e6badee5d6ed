// The search as visitors use it: by keyboard and by touch, without a connection and without JavaScript. Nothing that they type leaves
// the page or stays in it.
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findViolations } from '../support/axe'
import { desktop, phone, visit, type Visit } from '../support/browser'
import { afterEvents, preview } from '../support/sites'

let site: Visit
let siteBelowBase: Visit
beforeAll(async () => {
  site = await visit(afterEvents)
  siteBelowBase = await visit(preview)
})
afterAll(() => Promise.all([site.close(), siteBelowBase.close()]))

const getDialog = (page: Page) => page.getByRole('dialog', { name: 'Search this site' })
const getInput = (page: Page) => page.getByRole('searchbox', { name: 'What are you looking for?' })
const getResults = (page: Page) => getDialog(page).getByRole('listitem')
const getLink = (page: Page) => page.getByRole('banner').locator('[data-search]')
const getFocused = (page: Page) => page.evaluate(() => document.activeElement?.textContent ?? '')

async function search(page: Page, words: string): Promise<void> {
  await page.keyboard.press('/')
  await getInput(page).waitFor()
  await page.keyboard.type(words)
  await getResults(page).first().waitFor()
}

/** A busy machine needs longer than the default of a second. */
const POLL = { timeout: 10_000 }

describe('the search', () => {
  test('opens with /, finds pages in spite of typing errors, and leads to one of them at any base', async () => {
    for (const { open, url } of [site, siteBelowBase]) {
      const page = await open('/about', desktop)
      await search(page, 'parentng progam')
      expect(await getResults(page).first().textContent()).toContain('Parenting Program')
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await page.waitForURL(`${url}services/parenting`)
    }
  })

  test('opens with the link in the header, and on a phone with the one in the menu', async () => {
    const page = await site.open('/', desktop)
    await getLink(page).click()
    expect(await getInput(page).evaluate((input) => input === document.activeElement)).toBe(true)
    const small = await site.open('/', phone)
    await small.getByRole('button', { name: 'Menu' }).click()
    await getLink(small).click()
    await getDialog(small).waitFor()
    await small.getByRole('button', { name: 'Close' }).click()
    expect(await getFocused(small)).toBe('Menu')
  })

  test('requests nothing before it opens, and then only files of this site whose addresses say nothing about the words', async () => {
    const page = await site.open('/', desktop)
    const requested: string[] = []
    // Pictures of the page may still be on their way.
    page.on('request', (request) => {
      if (request.resourceType() !== 'image') requested.push(`${request.method()} ${request.url()}`)
    })
    await getLink(page).hover()
    await page.waitForTimeout(500)
    expect(requested).toEqual([])
    await search(page, 'adoption')
    expect(requested.filter((line) => !line.startsWith(`GET ${site.url}`))).toEqual([])
    expect(requested.filter((line) => /adoption/i.test(line))).toEqual([])
    const count = requested.length
    await page.keyboard.type(' services')
    await page.waitForTimeout(500)
    expect(requested).toHaveLength(count)
  })

  test('keeps nothing: not in the address, the history, a storage, or the page after closing or going back', async () => {
    const page = await site.open('/about', desktop)
    const entries = () => page.evaluate(() => history.length)
    const before = await entries()
    await search(page, 'adoption')
    expect(page.url()).toBe(`${site.url}about`)
    expect(await entries()).toBe(before)
    expect(
      await page.evaluate(async () => [
        document.cookie,
        { ...localStorage, ...sessionStorage },
        await indexedDB.databases(),
        await caches.keys(),
      ]),
    ).toEqual(['', {}, [], []])
    await page.keyboard.press('Escape')
    expect(await page.locator('body').innerHTML()).not.toContain('value="adoption"')
    expect(await page.locator('[data-part=results] li').count()).toBe(0)
    expect(await page.locator('[data-search-dialog] [type=search]').inputValue()).toBe('')
    await search(page, 'adoption')
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.waitForURL(`${site.url}services/adoption`)
    await page.goBack()
    expect(await getDialog(page).count()).toBe(0)
  })

  test('forbids the browser to store, complete or check the words', async () => {
    const page = await site.open('/', desktop)
    await page.keyboard.press('/')
    const input = getInput(page)
    const read = (name: string) => input.getAttribute(name)
    expect(await read('autocomplete')).toBe('off')
    expect(await read('spellcheck')).toBe('false')
    expect(await read('name')).toBeNull()
  })

  test('moves with the arrow keys between the field and the results, and from a result to the field by typing', async () => {
    const page = await site.open('/', desktop)
    await search(page, 'volunteer')
    await page.keyboard.press('ArrowDown')
    const first = await getFocused(page)
    expect(await getResults(page).first().textContent()).toBe(first)
    await page.keyboard.press('ArrowDown')
    expect(await getFocused(page)).not.toBe(first)
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await getInput(page).evaluate((input) => input === document.activeElement)).toBe(true)
    await page.keyboard.press('Enter')
    expect(await getFocused(page)).toBe(first)
    await page.keyboard.type('s')
    expect(await getInput(page).inputValue()).toBe('volunteers')
  })

  test('opens with / again as soon as it has closed', async () => {
    const page = await site.open('/', desktop)
    await search(page, 'volunteer')
    const opened = await getDialog(page).evaluate(async (dialog) => {
      const closed = new Promise((resolve) => dialog.addEventListener('close', resolve))
      ;(dialog as HTMLDialogElement).close()
      await closed
      document.activeElement?.dispatchEvent(
        new KeyboardEvent('keydown', { key: '/', bubbles: true }),
      )
      await Promise.resolve()
      return (dialog as HTMLDialogElement).open
    })
    expect(opened).toBe(true)
  })

  test('closes with Escape, with its button and by a click outside, and returns the focus', async () => {
    const page = await site.open('/', desktop)
    const link = getLink(page)
    for (const close of [
      () => page.keyboard.press('Escape'),
      () => getDialog(page).getByRole('button', { name: 'Close' }).click(),
      () => page.mouse.click(5, 300),
    ]) {
      await link.focus()
      await page.keyboard.press('Enter')
      await getDialog(page).waitFor()
      await close()
      expect(await getDialog(page).count()).toBe(0)
      expect(await link.evaluate((element) => element === document.activeElement)).toBe(true)
    }
  })

  test('leaves / to fields and to other dialogs', async () => {
    const page = await site.open('/about/team#denise-okafor', desktop)
    await page.getByRole('dialog', { name: 'Denise Okafor' }).waitFor()
    await page.keyboard.press('/')
    await page.keyboard.press('Escape')
    expect(await getDialog(page).count()).toBe(0)
    await page.goto(`${site.url}about`)
    await search(page, 'and/or adoption')
    expect(await getInput(page).inputValue()).toBe('and/or adoption')
  })

  test('leaves / with Ctrl, Alt or the command key to other programs', async () => {
    const page = await site.open('/', desktop)
    await search(page, 'adoption')
    await page.keyboard.press('Escape')
    expect(await getDialog(page).count()).toBe(0)
    for (const modifier of ['Control', 'Alt', 'Meta']) await page.keyboard.press(`${modifier}+/`)
    expect(await getDialog(page).count()).toBe(0)
  })

  test('lets visitors turn off the key /, also on other pages, and turn it on again', async () => {
    const page = await site.open('/', desktop)
    const getSwitch = () => getDialog(page).getByRole('checkbox', { name: /The . key/ })
    await page.keyboard.press('/')
    await getSwitch().uncheck()
    await page.keyboard.press('Escape')
    await page.keyboard.press('/')
    expect(await getDialog(page).count()).toBe(0)
    await page.goto(`${site.url}about`)
    const loaded = page.waitForResponse(/search.*\.js/)
    await page.keyboard.press('/')
    await loaded
    await getLink(page).click()
    expect(await getSwitch().isChecked()).toBe(false)
    await getSwitch().check()
    await page.keyboard.press('Escape')
    await page.reload()
    await search(page, 'adoption')
  })

  test('keeps the bar for leaving in reach on sensitive pages, and puts it back', async () => {
    const page = await site.open('/services/clinic', desktop)
    const bar = page.getByRole('complementary', { name: 'Leave this page' })
    const isInDialog = () => bar.evaluate((element) => element.closest('dialog') !== null)
    await search(page, 'adoption')
    expect(await isInDialog()).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(isInDialog).toBe(false)
    await search(page, 'adoption')
    await page.route(/weather/, (route) => route.fulfill({ body: 'The weather' }))
    await bar.locator('[data-leave]').click()
    await page.waitForURL(/weather/)
  })

  test('opens once, even if the visitor presses the link twice', async () => {
    const page = await site.open('/', desktop)
    await getLink(page).dblclick()
    await getDialog(page).waitFor()
    expect(await page.locator('[data-search-dialog]').count()).toBe(1)
    expect(page.url()).toBe(site.url)
  })

  test('tells screen readers the number of results once the visitor pauses', async () => {
    const page = await site.open('/', desktop)
    await search(page, 'denise')
    const status = getDialog(page).getByRole('status')
    await expect.poll(() => status.textContent(), POLL).toBe('1 result')
    await getInput(page).fill('adoption liaison')
    await expect.poll(() => status.textContent(), POLL).toMatch(/^\d results?$/)
    await getInput(page).fill('xyzzyx')
    await expect.poll(() => status.textContent(), POLL).toBe('Nothing found. Try another word.')
    expect(await getDialog(page).getByRole('link', { name: 'The site index' }).isVisible()).toBe(
      true,
    )
    await getInput(page).fill('')
    await expect.poll(() => status.textContent(), POLL).toBe('')
  })

  test('leads from the page of the team to a person on it', async () => {
    const page = await site.open('/about/team', desktop)
    await search(page, 'denise')
    await getResults(page).first().getByRole('link').click()
    await page.getByRole('dialog', { name: 'Denise Okafor' }).waitFor()
    expect(await getDialog(page).count()).toBe(0)
  })

  test('shows what is typed as text, whatever it looks like', async () => {
    const page = await site.open('/', desktop)
    await search(page, '<img src=x onerror=alert(1)> adoption')
    expect(await getDialog(page).locator('img').count()).toBe(0)
  })
})

describe('a search that cannot be loaded', () => {
  test.each(['assets/*search*.js', '404.html'])(
    'leads to the site index without %s',
    async (missing) => {
      const page = await site.open('/', desktop)
      await page.route(`**/${missing}`, (route) => route.abort())
      await getLink(page).click()
      await page.waitForURL(`${site.url}site-index`)
    },
  )

  test('says so in the dialog if only the index is missing, and tries again when the visitor types', async () => {
    const page = await site.open('/', desktop)
    await page.route('**/search.json', (route) => route.abort())
    await getLink(page).click()
    const status = getDialog(page).getByRole('status')
    await expect
      .poll(() => status.textContent(), POLL)
      .toContain('Search cannot be loaded right now.')
    const wayOn = getDialog(page).getByRole('link', { name: 'The site index' })
    expect(await wayOn.getAttribute('href')).toBe('/site-index')
    await page.unroute('**/search.json')
    await getInput(page).fill('adoption')
    await getResults(page).first().waitFor()
    expect(await wayOn.isVisible()).toBe(false)
  })

  test('leads to the site index if the site has changed since the page was opened', async () => {
    const page = await site.open('/', desktop)
    await page.route('**/404.html', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/assets\/site\.\w+\.css/, 'assets/site.new.css')
      await route.fulfill({ response, body })
    })
    await getLink(page).click()
    await page.waitForURL(`${site.url}site-index`)
  })

  test('is a link to the site index without JavaScript, on a desktop and on a phone', async () => {
    for (const { open, url } of [site, siteBelowBase]) {
      const page = await open('/', { ...desktop, javaScriptEnabled: false })
      await getLink(page).click()
      await page.waitForURL(`${url}site-index`)
      const small = await open('/', { ...phone, javaScriptEnabled: false })
      await small.getByRole('button', { name: 'Menu' }).click()
      await getLink(small).click()
      await small.waitForURL(`${url}site-index`)
    }
  })
})

describe('the dialog of the search', () => {
  test.each(['light', 'dark'] as const)(
    'passes axe in %s, empty and with results',
    async (colorScheme) => {
      const page = await site.open('/', { ...desktop, colorScheme })
      await page.keyboard.press('/')
      await getInput(page).waitFor()
      expect(await findViolations(page)).toEqual([])
      await page.keyboard.type('volunteer')
      await getResults(page).first().waitFor()
      expect(await findViolations(page)).toEqual([])
    },
  )

  test.each([
    [320, 568],
    [375, 740],
    [800, 360],
  ])('fits on a screen of %d by %d pixels, and its results scroll', async (width, height) => {
    const page = await site.open('/', { viewport: { width, height } })
    await search(page, 'volunteer')
    const box = await getDialog(page).boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width)
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height)
    await getResults(page).last().getByRole('link').focus()
    await expect.poll(() => getResults(page).last().isVisible()).toBe(true)
    const excess = await getDialog(page).evaluate(
      (dialog) => dialog.scrollWidth - dialog.clientWidth,
    )
    expect(excess).toBe(0)
  })

  test('can be read and used with text of 24 pixels and zoomed to 200%', async () => {
    const large = await visit(afterEvents, ['--blink-settings=defaultFontSize=24'])
    const page = await large.open('/', { viewport: { width: 640, height: 400 } })
    await page.getByRole('button', { name: 'Menu' }).click()
    await getLink(page).click()
    await getInput(page).fill('volunteer')
    await getResults(page).first().waitFor()
    const close = getDialog(page).getByRole('button', { name: 'Close' })
    for (const part of [getInput(page), close]) {
      const box = await part.boundingBox()
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(640)
    }
    await getResults(page).last().getByRole('link').focus()
    await getResults(page).last().getByRole('link').click({ trial: true })
    const excess = await getDialog(page).evaluate(
      (dialog) => dialog.scrollWidth - dialog.clientWidth,
    )
    expect(excess).toBe(0)
    await large.close()
  })

  test('shows in forced colors where it ends', async () => {
    const page = await site.open('/', { ...desktop, forcedColors: 'active' })
    await search(page, 'volunteer')
    const width = await getDialog(page).evaluate(
      (dialog) => getComputedStyle(dialog).borderBottomWidth,
    )
    expect(width).toBe('1px')
  })

  test('does not move for visitors who prefer reduced motion', async () => {
    const page = await site.open('/', desktop)
    await page.keyboard.press('/')
    const name = await getDialog(page).evaluate((dialog) => getComputedStyle(dialog).animationName)
    expect(name).toBe('none')
  })
})
