// Tests that editors can read about every directive, and that the screenshots show it.
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { SAMPLE_CONTENT } from '../../../tools/sample-content'
import { readContent } from '../../source/read-content'
import { DIRECTIVE_NAMES, DIRECTIVES, type DirectiveName } from './directive-table'

const GUIDES = ['content/README.md', 'docs/editors-guide/shape-a-text.md']

const writeName = (name: DirectiveName) =>
  `${DIRECTIVES[name].form === 'box' ? ':::' : '::'}${name}`

test.each(DIRECTIVE_NAMES)('the guides for editors explain %s', (name) => {
  const typed = writeName(name)
  for (const guide of GUIDES)
    expect(readFileSync(guide, 'utf8'), `Explain ${typed} in ${guide}`).toContain(typed)
})

const sample = Object.values(readContent(SAMPLE_CONTENT).texts).join('\n')

test.each(DIRECTIVE_NAMES)('a page of the sample content has the directive %s', (name) => {
  const typed = writeName(name)
  const advice = `Use ${typed} in a file of ${SAMPLE_CONTENT}/pages, so that the screenshots show it`
  expect(sample, advice).toMatch(new RegExp(`^${typed}\\b`, 'm'))
})
