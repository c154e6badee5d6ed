// Tests that there is a block for each directive.
import { expect, test } from 'vitest'
import { DIRECTIVE_NAMES } from '../../markdown/directives/directive-table'
import { BLOCKS } from './blocks'

test.each(DIRECTIVE_NAMES)('the blocks have the directive %s', (name) => {
  const opening = new RegExp(`^:::?${name}\\b`, 'm')
  expect(
    BLOCKS.join('\n'),
    `Add an example of ${name} to model/test-fixtures/full-site/blocks.ts`,
  ).toMatch(opening)
})
