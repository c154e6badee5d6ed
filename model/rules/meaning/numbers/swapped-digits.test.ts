// Amounts that differ in the order of two digits from one that the file has twice.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../test-fixtures/create-test-site'

const CLAIM = 'as_of: 2026-08-31\nsource: Counting sheets'
const check = (text: string) =>
  getTestProblems({
    'pages/a.md': createPageText('A page', text).replace(/^description: /m, `${CLAIM}\n$&`),
  })

test('an amount with two digits in another order is noted', () => {
  expect(
    check('It was $12,460. Again: $12,460 came in.\n\nWe are thankful for the $12,640 in all.'),
  ).toEqual([
    'content/pages/a.md:10:25 amount-differs This says $12,640, but line 8 says $12,460. If you mean the same amount, write $12,460 here. If they are two amounts, there is nothing to do.',
  ])
})

test.each([
  'It was $12,460, and then $12,640.',
  'It was $12,460 and $12,460, and then $12,640 and $12,640.',
  'It was $12,460 and $12,460, and then $12,064.',
])('nothing is wrong with: %s', (text) => {
  expect(check(text)).toEqual([])
})
