// Measures the speed of a page of each template on a phone with a slow connection.
import { measurePage, type Speed } from '../../lighthouse/measure-page'
import { startChromium } from '../../lighthouse/start-chromium'
import { MISSING_PAGE_PATH, TEMPLATE_PATHS } from '../../template-paths'
import { startServer } from '../../../generator/preview-server/start-server'
import { compressFiles } from './compress-files'
import { computeMedian } from '../results/median'

export type MeasuredPage = {
  /** A URL path. */
  readonly page: string
  readonly runs: readonly Speed[]
  /** Null if a run could not be measured. */
  readonly medians: Readonly<Record<keyof Speed, number | null>>
}

const RUNS = 3

/**
 * Measures each template three times. The site must have been built for the base `/`; compressed copies are written next to
 * its files.
 * @param log is called with a line for each template, as soon as it is measured
 */
export async function measurePages(
  directory: string,
  log: (line: string) => void,
): Promise<MeasuredPage[]> {
  await compressFiles(directory)
  const server = await startServer({ directory, port: 0 })
  const chromium = await startChromium()
  try {
    const pages: MeasuredPage[] = []
    for (const page of [...TEMPLATE_PATHS, MISSING_PAGE_PATH]) {
      const runs: Speed[] = []
      for (let run = 0; run < RUNS; run++) {
        runs.push(await measurePage(server.url + page.slice(1), chromium.port))
      }
      const medians = computeMedians(runs)
      log(`  ${page}: ${formatSpeed(medians)}`)
      pages.push({ page, runs, medians })
    }
    return pages
  } finally {
    chromium.kill()
    await server.close()
  }
}

const computeMedians = (runs: readonly Speed[]): MeasuredPage['medians'] => ({
  performance: computeMedian(runs.map((run) => run.performance)),
  largestContentfulPaint: computeMedian(runs.map((run) => run.largestContentfulPaint)),
  totalBlockingTime: computeMedian(runs.map((run) => run.totalBlockingTime)),
  cumulativeLayoutShift: computeMedian(runs.map((run) => run.cumulativeLayoutShift)),
})

function formatSpeed(speed: MeasuredPage['medians']): string {
  const format = (value: number | null, digits = 0) => value?.toFixed(digits) ?? 'not measured'
  return [
    `performance ${format(speed.performance)}`,
    `LCP ${format(speed.largestContentfulPaint)} ms`,
    `TBT ${format(speed.totalBlockingTime)} ms`,
    `CLS ${format(speed.cumulativeLayoutShift, 3)}`,
  ].join(', ')
}
