// Measures the speed of a page with Lighthouse's mobile defaults: a phone on a simulated slow 4G connection.
import { runLighthouse } from './run-lighthouse'

/** A value is NaN if it could not be measured. */
export type Speed = {
  /** From 0 to 100. */
  readonly performance: number
  /** Milliseconds. */
  readonly largestContentfulPaint: number
  /** Milliseconds. */
  readonly totalBlockingTime: number
  readonly cumulativeLayoutShift: number
}

/**
 * Measures the page once. The load of this machine affects the numbers.
 * @param port where the browser listens for the DevTools protocol
 */
export async function measurePage(url: string, port: number): Promise<Speed> {
  const { audits, categories } = await runLighthouse(url, port, {
    onlyCategories: ['performance'],
  })
  const getValue = (audit: string) => audits[audit]?.numericValue ?? NaN
  return {
    performance: (categories.performance?.score ?? NaN) * 100,
    largestContentfulPaint: getValue('largest-contentful-paint'),
    totalBlockingTime: getValue('total-blocking-time'),
    cumulativeLayoutShift: getValue('cumulative-layout-shift'),
  }
}
