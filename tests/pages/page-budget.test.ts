// Size limits for the first view of a page: HTML, stylesheet and script in bytes, compressed with Brotli.
import { expect, test } from 'vitest'
import {
  sumPageWeight,
  measurePageWeight,
  type PageWeight,
} from '../../tools/benchmark/measure/page-weight'
import { BUDGET_BYTES } from '../../tools/benchmark/results/weight-results'
import { readPage, getText, findPagePaths } from '../support/html-queries'
import { beforeEvents, afterEvents } from '../support/sites'

/** Pages with more words than these are exempt, because their size is due to their text and not to our code. */
const MAX_WORDS = { page: 1500, post: 500 }

const isPost = (path: string) => /^\/blog\/(?!page\/)/.test(path)

test.each([beforeEvents, afterEvents])(
  'every page of $folder is within its size budget',
  async (site) => {
    const paths = [...findPagePaths(site), '/404']
    expect(paths.filter(isPost)).not.toEqual([])
    const excesses: string[] = []
    for (const path of paths) {
      const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
      const weight = await measurePageWeight(site.folder, file)
      const kind = isPost(path) ? 'post' : 'page'
      const budget = BUDGET_BYTES[kind]
      const isLong = getText(readPage(site, path).all('main')).split(' ').length > MAX_WORDS[kind]
      if (!isLong && sumPageWeight(weight) > budget)
        excesses.push(`${path} weighs ${formatWeight(weight)}; its budget is ${budget} bytes.`)
      if (weight.script > BUDGET_BYTES.script)
        excesses.push(
          `The script of ${path} weighs ${weight.script} bytes of ${BUDGET_BYTES.script}.`,
        )
    }
    if (excesses.length > 0)
      throw new Error(`${excesses.join('\n')}
The stylesheet and the script are the same on all pages: check those first (docs/decisions/styles-and-policy.md).`)
  },
)

const formatWeight = (weight: PageWeight) =>
  `${sumPageWeight(weight)} bytes (HTML ${weight.html}, CSS ${weight.css}, script ${weight.script})`
