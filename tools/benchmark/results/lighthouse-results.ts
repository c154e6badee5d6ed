// The rows of Lighthouse: the worst of all templates beside its target.
import type { MeasuredPage } from '../measure/measure-pages'
import type { BenchmarkRow, Target, Unit } from './result'

type Judged = { readonly of: keyof MeasuredPage['medians']; readonly unit: Unit } & Target

const TARGETS: Readonly<Record<string, Judged>> = {
  performance: { of: 'performance', unit: '', is: 'at least', value: 99 },
  LCP: { of: 'largestContentfulPaint', unit: 'ms', is: 'under', value: 1500 },
  TBT: { of: 'totalBlockingTime', unit: 'ms', is: 'under', value: 30 },
  CLS: { of: 'cumulativeLayoutShift', unit: '', is: 'at most', value: 0 },
}

export function createLighthouseResults(pages: readonly MeasuredPage[]): BenchmarkRow[] {
  return Object.entries(TARGETS).map(([name, { of, unit, ...target }]) => {
    const { page, medians, runs } = worst(pages, of, target)
    const what = `Lighthouse, the worst template, ${page}: ${name}`
    return { what, measured: medians[of], unit, runs: runs.length, target }
  })
}

/** A page that could not be measured is worse than any other. */
function worst(pages: readonly MeasuredPage[], of: Judged['of'], { is }: Target): MeasuredPage {
  const badness = ({ medians }: MeasuredPage) => {
    const value = medians[of]
    if (value === null) return Infinity
    return is === 'at least' ? -value : value
  }
  return pages.reduce((one, other) => (badness(one) < badness(other) ? other : one))
}
