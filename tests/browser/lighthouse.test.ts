// Lighthouse gives every template 100 for accessibility, best practices and SEO on a phone, and nothing on it moves.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditPage } from '../../tools/lighthouse/audit-page'
import { startChromium, type RunningChromium } from '../../tools/lighthouse/start-chromium'
import { TEMPLATES } from '../../tools/template-paths'
import { startServer, type RunningServer } from '../../generator/preview-server/start-server'
import { beforeEvents, afterEvents, type BuiltSite } from '../support/sites'

/** A page for unknown addresses has the status 404, logs the address (spec section 2) and is not to be found by searches. */
const MEANT: Readonly<Record<string, readonly string[]>> = {
  '/no-such-page': ['errors-in-console', 'http-status-code', 'is-crawlable'],
}

let chromium: RunningChromium
let servers: Map<BuiltSite, RunningServer>
beforeAll(async () => {
  chromium = await startChromium()
  servers = new Map(
    await Promise.all(
      [afterEvents, beforeEvents].map(async (site) => [site, await serve(site)] as const),
    ),
  )
})
afterAll(async () => {
  await chromium.close()
  await Promise.all([...servers.values()].map((server) => server.close()))
})

const serve = ({ folder, base }: BuiltSite) => startServer({ directory: folder, base, port: 0 })

test.each([
  ...TEMPLATES.map((path) => ({ path, site: afterEvents })),
  // While the gala is open it has a badge and a button.
  { path: '/events/hope-gala', site: beforeEvents },
])('$path as of $site.asOf', async ({ path, site }) => {
  const failures = await auditPage(servers.get(site)!.address + path.slice(1), chromium)
  const meant = MEANT[path] ?? []
  const unexpected = failures.filter(({ audit }) => !meant.includes(audit))
  expect(unexpected.map(({ audit, words }) => `${path}, ${audit}: ${words}`)).toEqual([])
  expect(failures.map(({ audit }) => audit).sort()).toEqual(meant)
})
