// Lighthouse scores of every template on a phone: 100 for accessibility, best practices and SEO.
import { afterAll, beforeAll, expect, test } from 'vitest'
import { auditPage } from '../../tools/lighthouse/audit-page'
import { startChromium } from '../../tools/lighthouse/start-chromium'
import { MISSING_PAGE_PATH, TEMPLATE_PATHS } from '../../tools/template-paths'
import { startServer, type RunningServer } from '../../generator/preview-server/start-server'
import { beforeEvents, afterEvents, type BuiltSite } from '../support/sites'

/** Failures that are intended: the page for unknown paths has status 404, logs the path and asks search engines to skip it. */
const EXPECTED_FAILURES: Readonly<Record<string, readonly string[]>> = {
  [MISSING_PAGE_PATH]: ['errors-in-console', 'http-status-code', 'is-crawlable'],
}

let chromium: Awaited<ReturnType<typeof startChromium>>
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
  chromium.kill()
  await Promise.all([...servers.values()].map((server) => server.close()))
})

const serve = ({ folder, base }: BuiltSite) => startServer({ directory: folder, base, port: 0 })

test.each([
  ...[...TEMPLATE_PATHS, MISSING_PAGE_PATH].map((path) => ({ path, site: afterEvents })),
  // Before the gala its page also has a badge and a button.
  { path: '/events/hope-gala', site: beforeEvents },
])('$path as of $site.asOf has no unexpected Lighthouse failures', async ({ path, site }) => {
  const failures = await auditPage(servers.get(site)!.url + path.slice(1), chromium.port)
  const expected = EXPECTED_FAILURES[path] ?? []
  const unexpected = failures.filter(({ audit }) => !expected.includes(audit))
  expect(unexpected.map(({ audit, description }) => `${path}, ${audit}: ${description}`)).toEqual(
    [],
  )
  expect(failures.map(({ audit }) => audit).sort()).toEqual(expected)
})
