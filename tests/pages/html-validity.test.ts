// Every page that is built is good HTML: html-validate with its recommended rules.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { findUrls } from '../support/html-queries'
import {
  crowded,
  emptyLists,
  guided,
  otherOrganization,
  beforeEvents,
  afterEvents,
} from '../support/sites'

const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    // React, remark and Vite each write these in their own way; to a browser they are the same.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    'void-style': 'off',
    // As HTML has it: a heading may begin with a digit, and ids of our own have a dot, so that no heading can have them too.
    'valid-id': ['error', { relaxed: true }],
    // A style keeps numbers in one line; other signs in them would be copied along.
    'tel-non-breaking': 'off',
    // The headline of a post is its writer's; search engines shorten what is too long for them.
    'long-title': 'off',
  },
})

/** Not the real content: some rules are about the taste of a writer. */
const SITES = [beforeEvents, afterEvents, guided, crowded, otherOrganization, emptyLists]
/** Most pages are the same on all days. */
const validated = new Set<string>()

test.each(SITES)('every page of $folder is valid HTML', async (site) => {
  const faults: string[] = []
  for (const address of [...findUrls(site), '/404']) {
    const file = address === '/' ? 'index.html' : `${address.slice(1)}.html`
    const html = readFileSync(join(site.folder, file), 'utf8')
    if (validated.has(html) || isOneOfMany(address)) continue
    validated.add(html)
    const { results } = await validator.validateString(html)
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        faults.push(`${address} ${ruleId}: ${message} (${selector})`)
  }
  expect(faults).toEqual([])
})

/** The crowded site has many pages that are all alike. */
const isOneOfMany = (address: string) => /\/number-\d\d$/.test(address)
