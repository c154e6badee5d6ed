// What Lighthouse has to say against a page, without what depends on how fast this machine is.
import type { RunningChromium } from './start-chromium'
import { runLighthouse } from './run-lighthouse'
import { findFailures, type Failure } from './find-failures'

/** Milliseconds in which nothing may happen before the page counts as loaded; nothing here loads later. */
const QUIET = 200

/** Resolves to the failed audits of accessibility, best practices and SEO, and of the layout shift. */
export async function auditPage(address: string, { port }: RunningChromium): Promise<Failure[]> {
  const report = await runLighthouse(address, port, {
    onlyCategories: ['accessibility', 'best-practices', 'seo'],
    onlyAudits: ['cumulative-layout-shift', 'layout-shifts'],
    disableFullPageScreenshot: true,
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: QUIET,
    networkQuietThresholdMs: QUIET,
    cpuQuietThresholdMs: QUIET,
  })
  return findFailures(report)
}
