// What the first view of a page may weigh: HTML, stylesheet and script in bytes, compressed with brotli.
import { expect, test } from 'vitest'
import { total, weighPage, type PageWeight } from '../../tools/benchmark/measure/page-weight'
import { MOST } from '../../tools/benchmark/results/weight-results'
import { readBuilt, words, writtenAddresses } from '../support/html-queries'
import { spring, today } from '../support/sites'

/** Whoever writes more words than these makes a page heavier that may be so: it is their text, not our code. */
const WORDS = { page: 1500, post: 500 }

const isPost = (address: string) => /^\/blog\/(?!page\/)/.test(address)

test.each([spring, today])('no page of $folder is heavier than it may be', async (site) => {
  const addresses = [...writtenAddresses(site), '/404']
  expect(addresses.filter(isPost)).not.toEqual([])
  const told: string[] = []
  for (const address of addresses) {
    const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`
    const weight = await weighPage(site.folder, file)
    const kind = isPost(address) ? 'post' : 'page'
    const most = MOST[kind]
    const isLong = words(readBuilt(site, address).all('main')).split(' ').length > WORDS[kind]
    if (!isLong && total(weight) > most)
      told.push(`${address} weighs ${inWords(weight)}; it may weigh ${most} bytes.`)
    if (weight.script > MOST.script)
      told.push(`The script of ${address} weighs ${weight.script} bytes of ${MOST.script}.`)
  }
  if (told.length > 0)
    throw new Error(`${told.join('\n')}
The stylesheet and the script are the same on all pages: look there first (docs/decisions/styles-and-policy.md).`)
})

const inWords = (weight: PageWeight) =>
  `${total(weight)} bytes (HTML ${weight.html}, CSS ${weight.css}, script ${weight.script})`
