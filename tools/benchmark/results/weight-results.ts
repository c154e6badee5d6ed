// Creates the table rows of the page weight: the heaviest pages and their budgets.
import type { WeighedPage } from '../measure/measure-weight'
import { sumPageWeight } from '../measure/page-weight'
import type { BenchmarkRow } from './result'

/** Compressed with brotli. */
export const BUDGET_BYTES = { page: 14_000, post: 10_800, script: 2_500 }

export function createWeightResults(pages: readonly WeighedPage[]): BenchmarkRow[] {
  const posts = pages.filter(({ file }) => /^blog\/[^/]+\.html$/.test(file))
  const largestScript = Math.max(...pages.map(({ weight }) => weight.script))
  return [
    createHeaviestRow('heaviest page', pages, BUDGET_BYTES.page),
    createHeaviestRow('heaviest post', posts, BUDGET_BYTES.post),
    createRow('largest script', largestScript, BUDGET_BYTES.script),
  ]
}

/** @throws when there are no pages */
function createHeaviestRow(
  label: string,
  pages: readonly WeighedPage[],
  budget: number,
): BenchmarkRow {
  const { file, weight } = pages.reduce((heaviest, page) =>
    sumPageWeight(heaviest.weight) < sumPageWeight(page.weight) ? page : heaviest,
  )
  const parts = `HTML ${weight.html}, CSS ${weight.css}, script ${weight.script}`
  return createRow(`${label}, ${file}: ${parts}`, sumPageWeight(weight), budget)
}

const createRow = (label: string, measured: number, budget: number): BenchmarkRow => ({
  label,
  measured,
  unit: 'bytes',
  runs: 1,
  target: { is: 'at most', value: budget },
})
