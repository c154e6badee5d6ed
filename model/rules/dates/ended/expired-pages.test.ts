import { describe, expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../test-fixtures/create-test-site'

/** Returns the problems of a new page on November 20, 2026. */
const check = (expiresOn: string, record = '/\n', more = '') =>
  getTestProblems({
    'pages/tree.md': createPageText('Our tree', 'Take an angel.').replace(
      '---\n\n',
      `expires_on: ${expiresOn}\n${more}---\n\n`,
    ),
    'addresses.txt': record,
  }).filter((problem) => problem.includes('tree.md'))

describe('a new page whose last day is over', () => {
  test('is noted with the next such day', () => {
    expect(check('2025-12-24')).toEqual([
      'content/pages/tree.md:4:13 date-far This page is new, but its last day, 2025-12-24, is over, so nobody would see it. If you mean December 24, 2026, write expires_on: 2026-12-24. If the page should stay, delete this line.',
    ])
  })

  test.each([
    ['its last day is today', '2026-11-20', '/\n', ''],
    ['it was published', '2025-12-24', '/\n/tree\n', ''],
    ['nobody knows what was published', '2025-12-24', '', ''],
    ['its first day is later, which is reported', '2025-12-24', '/\n', 'publish_on: 2026-12-01\n'],
    ['it is not public anyway', '2025-12-24', '/\n', 'draft: yes\n'],
    ['it has a new name', '2025-12-24', '/\n', 'redirect_from:\n  - /angels\n'],
  ])('is not noted if %s', (_, expiresOn, record, more) => {
    expect(
      check(expiresOn, record, more).filter((problem) => problem.includes('date-far')),
    ).toEqual([])
  })
})
