// What differs most between engines, in Firefox and in WebKit, which every browser on an iPhone uses.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../../generator/preview-server/start-server'
import type { Engine } from '../../tools/engines/engine'
import { ENGINES, launchEngine, measureBrightness, serve } from '../support/engines'
import { createPreviewSite, type PreviewSite } from '../support/preview-site'
import { afterEvents, beforeEvents } from '../support/sites'

const POLL = { timeout: 20_000 }

let site: RunningServer
let staleSite: RunningServer
let pullRequest: PreviewSite
let preview: RunningServer
beforeAll(async () => {
  site = await serve(afterEvents)
  staleSite = await serve(beforeEvents)
  pullRequest = await createPreviewSite()
  preview = await serve(pullRequest.preview)
})
afterAll(async () => {
  await Promise.all([site, staleSite, preview].map((server) => server.close()))
  pullRequest.remove()
})

const isVisible = (engine: Engine, selector: string) =>
  engine.evaluate(
    (query) =>
      document.querySelector(query)?.checkVisibility({ visibilityProperty: true }) === true,
    selector,
  )

/** Clicks an element without the pointer, which WebKit's driver moves while the page still scrolls or fades in. */
const press = (engine: Engine, selector: string) =>
  engine.evaluate((query) => document.querySelector<HTMLElement>(query)?.click(), selector)

const choose = (engine: Engine, theme: string) =>
  engine.evaluate((value) => {
    const select = document.querySelector<HTMLSelectElement>('[data-theme-control] select')
    if (select === null) return
    select.value = value
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }, theme)

/** Resolves to whether all drawings on the screen are dark ones that have loaded, or to null if they differ. */
const areDrawingsDark = (engine: Engine) =>
  engine.evaluate(() => {
    const drawings = [...document.images].filter((image) => {
      const { top, bottom } = image.getBoundingClientRect()
      return image.checkVisibility() && bottom > 0 && top < innerHeight
    })
    const schemes = new Set(drawings.map(({ src, complete }) => complete && src.endsWith('#dark')))
    return schemes.size === 1 ? [...schemes][0] : null
  })

describe.each(ENGINES)('in %s on a light device', (name) => {
  let engine: Engine
  beforeAll(async () => {
    engine = await launchEngine(name, 'light')
  })
  afterAll(() => engine.close())

  test('the menu of a phone opens with its button, and closes with Escape and with a link', async () => {
    await engine.resize(400, 800)
    await engine.open(site.url)
    const menu = 'nav[aria-label="Main"]'
    const button = 'header button[popovertarget]'
    expect(await isVisible(engine, menu)).toBe(false)
    await engine.click(button)
    await expect.poll(() => isVisible(engine, menu), POLL).toBe(true)
    await engine.press('Escape')
    await expect.poll(() => isVisible(engine, menu), POLL).toBe(false)
    await engine.click(button)
    await engine.click(`${menu} a[href$="/events"]`)
    await expect.poll(() => engine.evaluate(() => location.pathname), POLL).toBe('/events')
    expect(await isVisible(engine, menu)).toBe(false)
  })

  test('the dialog of a person opens from the card, and closes with Escape and with its button', async () => {
    await engine.resize(1280, 900)
    await engine.open(`${site.url}about/team`)
    const dialog = '#denise-okafor'
    for (const close of [() => engine.press('Escape'), () => engine.click(`${dialog} button`)]) {
      await engine.click(`a[href$="${dialog}"]`)
      await expect.poll(() => isVisible(engine, dialog), POLL).toBe(true)
      await close()
      await expect.poll(() => isVisible(engine, dialog), POLL).toBe(false)
    }
  })

  test('drawings, hills and logos follow the chosen theme', async () => {
    for (const path of ['', 'give#site.reach']) {
      await engine.open(site.url + path)
      await choose(engine, 'light')
      await expect.poll(() => areDrawingsDark(engine), POLL).toBe(false)
      const day = await measureBrightness(engine)
      await choose(engine, 'dark')
      await expect.poll(() => areDrawingsDark(engine), POLL).toBe(true)
      await expect.poll(() => measureBrightness(engine), POLL).toBeLessThan(day / 2)
      await choose(engine, 'system')
      await expect.poll(() => areDrawingsDark(engine), POLL).toBe(false)
    }
  })

  test('events that are over since the page was built say so', async () => {
    await engine.open(`${staleSite.url}events`)
    const getStates = () =>
      engine.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('[data-event]')].map(
          ({ dataset }) => dataset['state'],
        ),
      )
    await expect.poll(async () => [...new Set(await getStates())], POLL).toEqual(['past'])
  })

  test('the bar of a preview opens, shows another day and everything again, and opens the source of a text', async () => {
    await engine.resize(400, 800)
    await engine.open(`${preview.url}events`)
    const getSentence = () =>
      engine.evaluate(
        () => document.querySelector('[data-preview-sentence]')?.textContent.slice(0, 8) ?? '',
      )
    const bar = '[data-preview]'
    const height = await engine.evaluate(
      () => document.querySelector('[data-preview]')?.getBoundingClientRect().height,
    )
    expect(height).toBeLessThanOrEqual(72)
    expect(await isVisible(engine, `${bar} details a`)).toBe(false)
    await engine.click(`${bar} summary`)
    await expect.poll(() => isVisible(engine, `${bar} details a`), POLL).toBe(true)
    await press(engine, '[data-day="2025-04-11"]')
    await expect.poll(() => engine.evaluate(() => location.pathname), POLL).toMatch(/as_of/)
    await expect.poll(getSentence, POLL).toBe('Preview ')
    // By then the scripts of the page listen to the link, which makes the browser forget the day.
    await expect.poll(() => engine.evaluate(() => document.readyState), POLL).toBe('complete')
    await press(engine, '[data-leave-day]')
    await expect.poll(getSentence, POLL).toBe('Preview,')
    // The button is hidden until the script of the new page listens to it.
    const canEdit = () =>
      engine.evaluate(
        () =>
          document.querySelector('[data-preview] details [data-edit-toggle]:not([hidden])') !==
          null,
      )
    await expect.poll(canEdit, POLL).toBe(true)
    await press(engine, `${bar} details [data-edit-toggle]`)
    await engine.evaluate(() => {
      window.open = (url) => {
        document.documentElement.title = String(url)
        return null
      }
    })
    await press(engine, 'h1')
    const getOpened = () => engine.evaluate(() => document.documentElement.title)
    await expect.poll(getOpened, POLL).toMatch(/\/edit\/ann\/new-posts\/content\/.*#L\d+$/)
  })

  test('the map is not loaded from its host until a visitor asks for it', async () => {
    await engine.open(`${site.url}contact`)
    const getLinkProtocols = () =>
      engine.evaluate(() => {
        const frame = document.querySelector('iframe')
        frame?.scrollIntoView()
        return [...(frame?.contentDocument?.links ?? [])].map(({ protocol }) => protocol)
      })
    await expect.poll(getLinkProtocols, POLL).toEqual(['https:'])
    const hosts = await engine.evaluate(() =>
      performance.getEntriesByType('resource').map(({ name: url }) => new URL(url).host),
    )
    expect(hosts).not.toEqual([])
    expect([...new Set(hosts)]).toEqual([new URL(site.url).host])
  })
})

test.each(ENGINES)('drawings are dark in %s on a dark device', async (name) => {
  const engine = await launchEngine(name, 'dark')
  try {
    await engine.open(site.url)
    await expect.poll(() => areDrawingsDark(engine), POLL).toBe(true)
    const night = await measureBrightness(engine)
    await choose(engine, 'light')
    await expect.poll(() => areDrawingsDark(engine), POLL).toBe(false)
    await expect.poll(() => measureBrightness(engine), POLL).toBeGreaterThan(2 * night)
  } finally {
    await engine.close()
  }
})
