// Weekdays in pages that a notice links to, which has the year.
import { expect, test } from 'vitest'
import { createPageText, getTestProblems } from '../../../test-fixtures/create-test-site'

const createNotice = (from: string, until: string) =>
  `---\ntitle: the inventory\ntype: closed\nfrom: ${from}\nuntil: ${until}\nlink: /count\n---\n`

const getProblems = (body: string, more: Readonly<Record<string, string>> = {}) =>
  getTestProblems({
    'notices/count.md': createNotice('2027-02-24', '2027-03-03'),
    'pages/count.md': createPageText('How we count', body),
    ...more,
  })

test.each([
  [
    'We are back on Thursday, March 5.',
    'Write "Thursday, March 4", the first day after that, or "Friday, March 5"',
  ],
  [
    'We close on Tuesday, February 24.',
    'Write "Tuesday, February 23", or "Wednesday, February 24"',
  ],
  ['We are back on Monday, March 4.', 'Write "Thursday, March 4" if that day is right.'],
])('a weekday of another year is noted: %s', (body, fix) => {
  expect(getProblems(body).join()).toContain(fix)
})

test.each([
  'We are back on Thursday, March 4.',
  'We are closed from February 24 to March 3.',
  'We counted on Tuesday, May 5.',
  'In 2026 we were back on Thursday, March 5, 2026.',
])('a page has no problem with: %s', (body) => {
  expect(getProblems(body)).toEqual([])
})

test('a day that is right for another notice is no problem', () => {
  const more = { 'notices/again.md': createNotice('2028-02-28', '2028-03-03') }
  expect(getProblems('We are back on Monday, March 6.', more)).toEqual([])
})
