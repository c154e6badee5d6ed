// Audits a page with Lighthouse, except for anything that depends on the speed of this machine.
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { runLighthouse } from './run-lighthouse'
import { findFailures, type Failure } from './find-failures'

// Lighthouse would keep the processor busy for a second before each page, only to warn about slow machines.
pageFunctions.computeBenchmarkIndex = () => 1000

/** How long a page must be idle to count as loaded; no page here loads anything later. */
const QUIET_MS = 200

/**
 * Resolves to the failed audits of accessibility, best practices and SEO, and of the layout shift.
 * @param port where the browser listens for the DevTools protocol
 */
export async function auditPage(url: string, port: number): Promise<Failure[]> {
  const report = await runLighthouse(url, port, {
    onlyCategories: ['accessibility', 'best-practices', 'seo'],
    onlyAudits: ['cumulative-layout-shift', 'layout-shifts'],
    disableFullPageScreenshot: true,
    pauseAfterFcpMs: 0,
    pauseAfterLoadMs: QUIET_MS,
    networkQuietThresholdMs: QUIET_MS,
    cpuQuietThresholdMs: QUIET_MS,
  })
  return findFailures(report)
}
