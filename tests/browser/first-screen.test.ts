// What people come for is on the first screen of a small phone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { getTextUrl } from '../../components/contact/phone-link'
import { STAFF_PATH } from '../../model/site-structure'
import { getLanguages } from '../../model/translations/translations'
import { getServices } from '../../pages/_data/entries'
import { getLocalSite } from '../../pages/_data/local-site'
import { visit, type Visit } from '../support/browser'
import { findPagePaths } from '../support/html-queries'
import { loadBuiltContent } from '../support/load-content'
import { beforeEvents, guided } from '../support/sites'

let site: Visit
beforeAll(async () => {
  site = await visit(beforeEvents)
})
afterAll(() => site.close())

const smallPhone = { viewport: { width: 375, height: 667 } }
const { site: content } = loadBuiltContent(beforeEvents)
const { settings } = content
const VISITOR_PATHS = findPagePaths(beforeEvents).filter((path) => path !== STAFF_PATH)
const telUrl = `tel:+1${settings.phone.replace(/\D/g, '')}`

describe('on the first screen of a phone', () => {
  test('every page has the button to call in its header and the phone number below its introduction', async () => {
    const page = await site.open('/', smallPhone)
    const missing: string[] = []
    for (const path of VISITOR_PATHS) {
      await page.goto(site.url + path.slice(1))
      const links = page.locator(`header a[href="${telUrl}"], main a[href="${telUrl}"]`)
      const shown = await links.evaluateAll(
        (elements) =>
          elements
            .map((element) => element.getBoundingClientRect())
            .filter(({ top, bottom, width }) => width > 0 && top >= 0 && bottom <= innerHeight)
            .length,
      )
      if (shown < 2) missing.push(`${path}: ${shown}`)
    }
    expect(missing).toEqual([])
  }, 60_000)

  test('every page has the number for text messages below its introduction', async () => {
    const withTexts = await visit(guided)
    try {
      const { textNumber = '' } = loadBuiltContent(guided).site.settings
      const page = await withTexts.open('/', smallPhone)
      const missing: string[] = []
      for (const path of findPagePaths(guided).filter((each) => each !== STAFF_PATH)) {
        await page.goto(withTexts.url + path.slice(1))
        // This site has a notice on top, which moves everything down.
        expect(await page.locator('[data-notice]').count()).toBe(1)
        const link = page.locator(`main a[href="${getTextUrl(textNumber)}"]`).first()
        const { y, height } = (await link.boundingBox())!
        if (y + height > smallPhone.viewport.height) missing.push(`${path}: ${y + height}`)
      }
      expect(missing).toEqual([])
    } finally {
      await withTexts.close()
    }
  }, 60_000)

  test.each(getLanguages(content))(
    'the page of a service shows the office hours before its text (%s)',
    async (language) => {
      const path = getServices(content, language)[0]?.pagePath ?? ''
      const page = await site.open(path, smallPhone)
      const aside = page.locator('main aside').first()
      const { days } = getLocalSite(content, language).settings.hours[0]!
      expect(await aside.getByText(days).isVisible()).toBe(true)
      const top = (await aside.boundingBox())?.y ?? NaN
      const text = await page.locator('main h2:visible').nth(1).boundingBox()
      expect(top).toBeLessThan(text?.y ?? NaN)
    },
  )
})
