// How fast a page is on a phone with a slow line, as Lighthouse reckons it: its mobile defaults, simulated slow 4G.
import { runLighthouse } from './run-lighthouse'
import type { RunningChromium } from './start-chromium'

export type Speed = {
  /** Of 100. */
  readonly performance: number
  /** Milliseconds. */
  readonly largestContentfulPaint: number
  /** Milliseconds. */
  readonly totalBlockingTime: number
  readonly cumulativeLayoutShift: number
}

/** One run. What this machine does besides has a share in the numbers; NaN is what could not be measured. */
export async function measurePage(address: string, { port }: RunningChromium): Promise<Speed> {
  const { audits, categories } = await runLighthouse(address, port, {
    onlyCategories: ['performance'],
  })
  const value = (audit: string) => audits[audit]?.numericValue ?? NaN
  return {
    performance: (categories.performance?.score ?? NaN) * 100,
    largestContentfulPaint: value('largest-contentful-paint'),
    totalBlockingTime: value('total-blocking-time'),
    cumulativeLayoutShift: value('cumulative-layout-shift'),
  }
}
