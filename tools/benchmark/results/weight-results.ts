// The rows of the pages' weight: the heaviest ones beside what they may weigh.
import type { WeighedPage } from '../measure/measure-weight'
import { total } from '../measure/page-weight'
import type { Row } from './result'

/** In bytes, compressed with brotli. */
export const MOST = { page: 14_000, post: 10_000, script: 2_500 }

export function weightRows(pages: readonly WeighedPage[]): Row[] {
  const posts = pages.filter(({ file }) => /^blog\/[^/]+\.html$/.test(file))
  const script = Math.max(...pages.map(({ weight }) => weight.script))
  return [
    heaviest('heaviest page', pages, MOST.page),
    heaviest('heaviest post', posts, MOST.post),
    row('largest script', script, MOST.script),
  ]
}

/** @throws when there is no page */
function heaviest(what: string, pages: readonly WeighedPage[], most: number): Row {
  const page = pages.reduce((one, other) => (total(one.weight) < total(other.weight) ? other : one))
  const { html, css, script } = page.weight
  const parts = `HTML ${html}, CSS ${css}, script ${script}`
  return row(`${what}, ${page.file}: ${parts}`, total(page.weight), most)
}

const row = (what: string, measured: number, most: number): Row => ({
  ...{ what, measured, unit: 'bytes', runs: 1 },
  target: { is: 'at most', value: most },
})
