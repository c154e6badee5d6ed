// Creates the table rows of Lighthouse: the worst template for each metric and its target.
import type { MeasuredPage } from '../measure/measure-pages'
import type { BenchmarkRow, Target, Unit } from './result'

type Metric = keyof MeasuredPage['medians']

const TARGETS: Readonly<Record<string, { metric: Metric; unit: Unit; target: Target }>> = {
  performance: { metric: 'performance', unit: '', target: { is: 'at least', value: 99 } },
  LCP: { metric: 'largestContentfulPaint', unit: 'ms', target: { is: 'under', value: 1500 } },
  TBT: { metric: 'totalBlockingTime', unit: 'ms', target: { is: 'under', value: 30 } },
  CLS: { metric: 'cumulativeLayoutShift', unit: '', target: { is: 'at most', value: 0 } },
}

export function createLighthouseResults(pages: readonly MeasuredPage[]): BenchmarkRow[] {
  return Object.entries(TARGETS).map(([name, { metric, unit, target }]) => {
    const { page, medians, runs } = findWorst(pages, metric, target)
    return {
      label: `Lighthouse, the worst template, ${page}: ${name}`,
      measured: medians[metric],
      unit,
      runs: runs.length,
      target,
    }
  })
}

/** A page that could not be measured is worse than any other. */
function findWorst(pages: readonly MeasuredPage[], metric: Metric, { is }: Target): MeasuredPage {
  const getBadness = ({ medians }: MeasuredPage) => {
    const value = medians[metric]
    if (value === null) return Infinity
    return is === 'at least' ? -value : value
  }
  return pages.reduce((worst, page) => (getBadness(worst) < getBadness(page) ? page : worst))
}
