// Tests that editors can read about every directive.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DIRECTIVE_NAMES, DIRECTIVES } from './directive-table'

const GUIDES = ['content/README.md', 'docs/editors-guide/shape-a-text.md']

test.each(DIRECTIVE_NAMES)('the guides for editors explain %s', (name) => {
  const [colons = ''] = /^:+/.exec(DIRECTIVES[name].opening) ?? []
  const typed = colons + name
  for (const guide of GUIDES)
    expect(readFileSync(guide, 'utf8'), `Explain ${typed} in ${guide}`).toContain(typed)
})
