// What the first view of a page may weigh: HTML, stylesheet and script in bytes, compressed with brotli.
import { expect, test } from 'vitest'
import {
  sumPageWeight,
  measurePageWeight,
  type PageWeight,
} from '../../tools/benchmark/measure/page-weight'
import { BUDGET_BYTES } from '../../tools/benchmark/results/weight-results'
import { readPage, getText, findUrls } from '../support/html-queries'
import { beforeEvents, afterEvents } from '../support/sites'

/** Whoever writes more words than these makes a page heavier that may be so: it is their text, not our code. */
const WORDS = { page: 1500, post: 500 }

const isPost = (address: string) => /^\/blog\/(?!page\/)/.test(address)

test.each([beforeEvents, afterEvents])(
  'no page of $folder is heavier than it may be',
  async (site) => {
    const addresses = [...findUrls(site), '/404']
    expect(addresses.filter(isPost)).not.toEqual([])
    const told: string[] = []
    for (const address of addresses) {
      const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`
      const weight = await measurePageWeight(site.folder, file)
      const kind = isPost(address) ? 'post' : 'page'
      const most = BUDGET_BYTES[kind]
      const isLong = getText(readPage(site, address).all('main')).split(' ').length > WORDS[kind]
      if (!isLong && sumPageWeight(weight) > most)
        told.push(`${address} weighs ${inWords(weight)}; it may weigh ${most} bytes.`)
      if (weight.script > BUDGET_BYTES.script)
        told.push(
          `The script of ${address} weighs ${weight.script} bytes of ${BUDGET_BYTES.script}.`,
        )
    }
    if (told.length > 0)
      throw new Error(`${told.join('\n')}
The stylesheet and the script are the same on all pages: look there first (docs/decisions/styles-and-policy.md).`)
  },
)

const inWords = (weight: PageWeight) =>
  `${sumPageWeight(weight)} bytes (HTML ${weight.html}, CSS ${weight.css}, script ${weight.script})`
