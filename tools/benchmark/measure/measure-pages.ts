// How fast a page of each template is on a phone with a slow line.
import { measurePage, type Speed } from '../../lighthouse/measure-page'
import { startChromium } from '../../lighthouse/start-chromium'
import { TEMPLATES } from '../../template-paths'
import { startServer } from '../../../generator/preview-server/start-server'
import { compressFiles } from './compress-files'
import { computeMedian } from '../results/median'

export type MeasuredPage = {
  readonly page: string
  readonly runs: readonly Speed[]
  /** Null where a run could not be measured. */
  readonly medians: Readonly<Record<keyof Speed, number | null>>
}

const RUNS = 3

/**
 * Measures each template three times. The site must have been built for the base `/`; compressed copies are written beside
 * its files.
 * @param say gets a line for each template, as soon as it is measured
 */
export async function measurePages(
  directory: string,
  say: (words: string) => void,
): Promise<MeasuredPage[]> {
  await compressFiles(directory)
  const server = await startServer({ directory, port: 0 })
  const chromium = await startChromium()
  try {
    const pages: MeasuredPage[] = []
    for (const page of TEMPLATES) {
      const runs: Speed[] = []
      for (let run = 0; run < RUNS; run++) {
        runs.push(await measurePage(server.address + page.slice(1), chromium))
      }
      const medians = mediansOf(runs)
      say(`  ${page}: ${inWords(medians)}`)
      pages.push({ page, runs, medians })
    }
    return pages
  } finally {
    await chromium.close()
    await server.close()
  }
}

const mediansOf = (runs: readonly Speed[]): MeasuredPage['medians'] => ({
  performance: computeMedian(runs.map((run) => run.performance)),
  largestContentfulPaint: computeMedian(runs.map((run) => run.largestContentfulPaint)),
  totalBlockingTime: computeMedian(runs.map((run) => run.totalBlockingTime)),
  cumulativeLayoutShift: computeMedian(runs.map((run) => run.cumulativeLayoutShift)),
})

function inWords(speed: MeasuredPage['medians']): string {
  const told = (value: number | null, digits = 0) => value?.toFixed(digits) ?? 'not measured'
  return [
    `performance ${told(speed.performance)}`,
    `LCP ${told(speed.largestContentfulPaint)} ms`,
    `TBT ${told(speed.totalBlockingTime)} ms`,
    `CLS ${told(speed.cumulativeLayoutShift, 3)}`,
  ].join(', ')
}
