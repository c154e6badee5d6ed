// The rows of the pages' weight: the heaviest ones beside what they may weigh.
import type { WeighedPage } from '../measure/measure-weight'
import { sumPageWeight } from '../measure/page-weight'
import type { BenchmarkRow } from './result'

/** In bytes, compressed with brotli. */
export const BUDGET_BYTES = { page: 14_000, post: 10_000, script: 2_500 }

export function createWeightResults(pages: readonly WeighedPage[]): BenchmarkRow[] {
  const posts = pages.filter(({ file }) => /^blog\/[^/]+\.html$/.test(file))
  const script = Math.max(...pages.map(({ weight }) => weight.script))
  return [
    heaviest('heaviest page', pages, BUDGET_BYTES.page),
    heaviest('heaviest post', posts, BUDGET_BYTES.post),
    row('largest script', script, BUDGET_BYTES.script),
  ]
}

/** @throws when there is no page */
function heaviest(what: string, pages: readonly WeighedPage[], most: number): BenchmarkRow {
  const page = pages.reduce((one, other) =>
    sumPageWeight(one.weight) < sumPageWeight(other.weight) ? other : one,
  )
  const { html, css, script } = page.weight
  const parts = `HTML ${html}, CSS ${css}, script ${script}`
  return row(`${what}, ${page.file}: ${parts}`, sumPageWeight(page.weight), most)
}

const row = (what: string, measured: number, most: number): BenchmarkRow => ({
  ...{ what, measured, unit: 'bytes', runs: 1 },
  target: { is: 'at most', value: most },
})
