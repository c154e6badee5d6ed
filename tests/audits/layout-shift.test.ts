// Nothing on a page moves while it loads on a phone that has never been here (docs/decisions/lighthouse.md).
import { afterAll, beforeAll, expect, test } from 'vitest'
import { MISSING_PAGE_PATH, TEMPLATE_PATHS } from '../../tools/template-paths'
import { visit, type Visit } from '../support/browser'
import { findShifts } from '../support/layout-shifts'
import { beforeEvents, afterEvents, type BuiltSite } from '../support/sites'

/** The phone of Lighthouse's defaults. */
const PHONE = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}

const visits = new Map<BuiltSite, Visit>()
beforeAll(async () => {
  for (const site of [afterEvents, beforeEvents]) visits.set(site, await visit(site))
})
afterAll(async () => {
  for (const site of visits.values()) await site.close()
})

test.concurrent.each([
  ...[...TEMPLATE_PATHS, MISSING_PAGE_PATH].map((path) => ({ path, site: afterEvents })),
  // Before the gala its page also has a badge and a button.
  { path: '/events/hope-gala', site: beforeEvents },
])('nothing on $path as of $site.asOf moves while it loads', async ({ path, site }) => {
  const page = await visits.get(site)!.open(path, PHONE)
  await page.waitForLoadState('networkidle')
  expect(await findShifts(page)).toEqual([])
  await page.context().close()
})
