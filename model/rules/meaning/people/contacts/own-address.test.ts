// Our own address with one wrong part.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../../test-fixtures/create-test-site'

test.each([
  ['Write to us:\n\n123 Sample Street\\\nAuburn, AL 36803', 'our ZIP code is 36830'],
  ['We are at 123 Sample St, Opelika, AL.', 'our 123 Sample Street is in Auburn'],
  ['Come to 123 Sample Road.', 'we are at 123 Sample Street'],
])('%s has a wrong part', (text, fact) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) })).toEqual([
    expect.stringContaining(fact),
  ])
})
