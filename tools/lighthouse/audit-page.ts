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
 * Resolves to the failed audits of accessibility, best practices and SEO, and of the layout shift.
 * @param port where the browser listens for the DevTools protocol
 */
export async function auditPage(url: string, port: number): Promise<Failure[]> {
  const failures = findFailures(
    await runLighthouse(url, port, { ...FLAGS, onlyAudits: ['cumulative-layout-shift'] }),
  )
  if (!failures.some(isShift)) return failures
  // Which elements moved takes long to find out, so only a page with a shift is asked.
  const onlyAudits = ['cumulative-layout-shift', 'layout-shifts']
  const located = findFailures(await runLighthouse(url, port, { ...FLAGS, onlyAudits }))
  return located.some(isShift) ? located : failures
}

const FLAGS: Flags = {
  onlyCategories: ['accessibility', 'best-practices', 'seo'],
  disableFullPageScreenshot: true,
  pauseAfterFcpMs: 0,
  pauseAfterLoadMs: QUIET_MS,
  networkQuietThresholdMs: QUIET_MS,
  cpuQuietThresholdMs: QUIET_MS,
}

const isShift = ({ audit }: Failure) => audit === 'cumulative-layout-shift'
