// Validates the HTML of every page with the recommended rules of html-validate.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate'
import { expect, test } from 'vitest'
import { findPagePaths } from '../support/html-queries'
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
    // React, remark and Vite each write these in their own style; browsers treat the styles alike.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    'void-style': 'off',
    // As HTML allows: a heading's id may begin with a digit, and ids of the layout contain a dot, so that no heading can collide.
    'valid-id': ['error', { relaxed: true }],
    // CSS keeps numbers on one line; non-breaking characters would be copied with the number.
    'tel-non-breaking': 'off',
    // The author decides on the headline of a post; search engines shorten long ones.
    'long-title': 'off',
  },
})

/** All sites except the real one, because some rules are a matter of its authors' taste. */
const SITES = [beforeEvents, afterEvents, guided, crowded, otherOrganization, emptyLists]
/** HTML that is already validated, because most pages are the same on all days. */
const validated = new Set<string>()

test.each(SITES)('every page of $folder is valid HTML', async (site) => {
  const violations: string[] = []
  for (const path of [...findPagePaths(site), '/404']) {
    const file = path === '/' ? 'index.html' : `${path.slice(1)}.html`
    const html = readFileSync(join(site.folder, file), 'utf8')
    if (validated.has(html) || isRepetitive(path)) continue
    validated.add(html)
    const { results } = await validator.validateString(html)
    for (const { messages } of results)
      for (const { ruleId, message, selector } of messages)
        violations.push(`${path} ${ruleId}: ${message} (${selector})`)
  }
  expect(violations).toEqual([])
})

/** Returns true for the numbered pages of the crowded site, which are all alike. */
const isRepetitive = (path: string) => /\/number-\d\d$/.test(path)
