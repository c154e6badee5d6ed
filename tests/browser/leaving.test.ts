// Leaving quickly in three engines: the page is gone at once, and Back does not show the site again.
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../../generator/preview-server/start-server'
import type { Engine } from '../../tools/engines/engine'
import { ENGINES, launchAnyEngine, serve } from '../support/engines'
import { afterEvents } from '../support/sites'

const POLL = { timeout: 20_000, interval: 100 }
const BACKS = 6
const SENSITIVE = 'services/clinic'

let site: RunningServer
/** The page to which visitors leave, and from which they come: tests ask no other website. */
let elsewhere: Server
let elsewhereUrl: string
beforeAll(async () => {
  site = await serve(afterEvents)
  elsewhere = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<title>Weather</title>Sunny')
  })
  await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve))
  elsewhereUrl = `http://127.0.0.1:${(elsewhere.address() as AddressInfo).port}/`
})
afterAll(async () => {
  elsewhere.closeAllConnections()
  elsewhere.close()
  await site.close()
})

describe.each(['Chromium', ...ENGINES] as const)('in %s', (name) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await launchAnyEngine(name)
  })
  afterAll(() => engine.close())

  /** Opens pages elsewhere first, to which Back leads in the end. */
  const openPages = async (paths: readonly string[], before = 1) => {
    for (let page = before; page > 0; page -= 1) await engine.open(`${elsewhereUrl}?before=${page}`)
    for (const path of paths) await engine.open(site.url + path)
    await engine.evaluate((url) => {
      for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-leave]'))
        link.href = url
    }, `${elsewhereUrl}?left`)
  }
  const goBack = () =>
    engine.evaluate(() => {
      document.title = 'Left by Back'
      setTimeout(() => history.back())
    })
  /**
   * Resolves to the query of the page elsewhere once it has loaded, to what is visible of this site, or to null until Back has been
   * followed. A page that is still loading would lose the title by which it is known.
   */
  const look = async () => {
    try {
      return await engine.evaluate((origin) => {
        if (document.title === 'Left by Back') return null
        if (location.origin !== origin)
          return document.readyState === 'complete' ? location.search : null
        return `site: ${document.documentElement.hidden ? '' : document.body.innerText}`
      }, new URL(site.url).origin)
    } catch {
      // The page is just being replaced.
      return null
    }
  }
  const expectToHaveLeft = () => expect.poll(look, POLL).toBe('?left')

  test.each([
    ['one page', [SENSITIVE]],
    ['four pages', ['', 'about', 'blog/why-fathers-matter', SENSITIVE]],
  ])(
    'six times Back never shows the site after %s',
    async (_, paths) => {
      await openPages(paths, BACKS)
      await engine.click('aside [data-leave]')
      await expectToHaveLeft()
      const seen: (string | null)[] = []
      for (let back = 1; back <= BACKS; back += 1) {
        await goBack()
        // Each page of the site but the one that was left is in the history, and leaves again.
        const expected = back < paths.length ? '?left' : `?before=${back - paths.length + 1}`
        await expect
          .poll(async () => {
            const now = await look()
            seen.push(now)
            return now
          }, POLL)
          .toBe(expected)
      }
      expect(seen.filter((text) => text?.startsWith('site: ') && text !== 'site: ')).toEqual([])
    },
    120_000,
  )

  test('a typed address opens normally afterwards, and Back works again', async () => {
    await openPages(['about', SENSITIVE])
    await engine.click('aside [data-leave]')
    await expectToHaveLeft()
    await engine.open(site.url + SENSITIVE)
    expect(await look()).toContain('Medical Clinic')
    expect(await engine.evaluate(() => sessionStorage.length)).toBe(0)
    await engine.open(`${site.url}about`)
    await goBack()
    await expect.poll(look, POLL).toContain('Medical Clinic')
  }, 60_000)

  test('Shift three times leaves', async () => {
    await openPages([SENSITIVE])
    for (let press = 0; press < 3; press += 1) await engine.press('Shift')
    await expectToHaveLeft()
  }, 60_000)

  test('the link right after the skip link leaves with Enter', async () => {
    await openPages([SENSITIVE])
    // WebKit's own setting decides whether Tab stops at links.
    await engine.evaluate(() =>
      document.querySelector<HTMLElement>('[href="#site.main"] + nav a')?.focus(),
    )
    await engine.press('Enter')
    await expectToHaveLeft()
    await goBack()
    await expect.poll(look, POLL).toBe('?before=1')
  }, 60_000)
})

test('WebKit keeps the pages of these tests in its back/forward cache', async () => {
  const engine = await launchAnyEngine('WebKit')
  await engine.open(`${site.url}about`)
  const origin = await engine.evaluate(() => performance.timeOrigin)
  await engine.open(site.url + SENSITIVE)
  await engine.evaluate(() => history.back())
  await expect.poll(() => engine.evaluate(() => location.pathname), POLL).toBe('/about')
  expect(await engine.evaluate(() => performance.timeOrigin)).toBe(origin)
  await engine.close()
}, 60_000)
