// Audits a page with Lighthouse, except for anything that depends on the speed of this machine.
import type { Flags } from 'lighthouse'
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'
import { runLighthouse } from './run-lighthouse'
import { findFailures, type Failure } from './find-failures'

// Lighthouse would keep the processor busy for a second before each page, only to warn about slow machines.
pageFunctions.computeBenchmarkIndex = () => 1000

/** How long a page must be idle to count as loaded; no page here loads anything later. */
const QUIET_MS = 200

/**
 * Resolves to the failed audits of accessibility, best practices and SEO. The layout shift is not among them: it would need a trace,
 * for which Chromium often waits 5 seconds.
 * @param port where the browser listens for the DevTools protocol
 */
export const auditPage = async (url: string, port: number): Promise<Failure[]> =>
  findFailures(await runLighthouse(url, port, FLAGS))

const FLAGS: Flags = {
  onlyCategories: ['accessibility', 'best-practices', 'seo'],
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: QUIET_MS,
  networkQuietThresholdMs: QUIET_MS,
  cpuQuietThresholdMs: QUIET_MS,
}
