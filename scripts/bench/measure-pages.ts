// How fast a page of each template is on a phone with a slow line.
import { measurePage, type Speed } from '../lighthouse/measure-page'
import { startChromium } from '../lighthouse/start-chromium'
import { TEMPLATES } from '../lighthouse/templates'
import { startServer } from '../serve/start-server'
import { compressFiles } from './compress-files'

const RUNS = 3

/**
 * The medians of three runs for each template, as rows of a table. The site must have been built for the base `/`;
 * compressed copies are written beside its files.
 */
export async function measurePages(directory: string) {
  await compressFiles(directory)
  const server = await startServer({ directory, port: 0 })
  const chromium = await startChromium()
  try {
    const rows = []
    for (const page of TEMPLATES) {
      const runs: Speed[] = []
      for (let run = 0; run < RUNS; run++) {
        runs.push(await measurePage(server.address + page.slice(1), chromium))
      }
      rows.push({ page, ...toRow(runs) })
    }
    return rows
  } finally {
    await chromium.close()
    await server.close()
  }
}

function toRow(runs: readonly Speed[]) {
  return {
    performance: Math.round(median(runs.map((run) => run.performance))),
    'LCP (ms)': Math.round(median(runs.map((run) => run.largestContentfulPaint))),
    'TBT (ms)': Math.round(median(runs.map((run) => run.totalBlockingTime))),
    CLS: median(runs.map((run) => run.cumulativeLayoutShift)),
  }
}

/** Of an odd number of values. */
function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[(values.length - 1) / 2] ?? NaN
}
