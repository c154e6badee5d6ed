// Closures for days on which the office is closed anyway.
import { expect, test } from 'vitest'
import { getTestProblems, SETTINGS_TEXT } from '../../test-fixtures/create-test-site'

const SETTINGS = SETTINGS_TEXT.replace(
  '  - Friday: 8:00 AM - 12:00 PM\n',
  '  - Monday to Thursday: 8:00 AM - 5:00 PM\n  - Friday: 8:00 AM - 12:00 PM\n',
)

const getProblems = (from: string, until: string, type = 'closed', settings = SETTINGS) =>
  getTestProblems({
    'site.md': settings,
    'notices/a.md': `---\ntitle: ${type === 'news' ? 'We count our diapers.' : 'the inventory'}\ntype: ${type}\nfrom: ${from}\nuntil: ${until}\n---\n`,
  })

test('a closure on a weekend without hours is noted', () => {
  expect(getProblems('2027-03-06', '2027-03-06')).toEqual([
    expect.stringContaining('a.md:4:7 notice-days 2027-03-06 is a Saturday, and we are closed on'),
  ])
  expect(getProblems('2027-03-06', '2027-03-07')).toEqual([
    expect.stringContaining('2027-03-06 is a Saturday and 2027-03-07 a Sunday, and we are closed'),
  ])
})

test.each([
  ['2027-03-05', '2027-03-05'],
  ['2027-03-05', '2027-03-07'],
  ['2027-03-06', '2027-03-15'],
])('a closure from %s to %s is not noted', (from, until) => {
  expect(getProblems(from, until)).toEqual([])
})

test('news on a weekend, and a closure of an office that is open on one day a week, are not noted', () => {
  expect(getProblems('2027-03-06', '2027-03-06', 'news')).toEqual([])
  expect(getProblems('2027-03-06', '2027-03-06', 'closed', SETTINGS_TEXT)).toEqual([])
})

test('a closure for a holiday on the wrong day is noted only once', () => {
  const notice = '---\ntitle: Good Friday\ntype: closed\nfrom: 2027-03-27\nuntil: 2027-03-27\n---\n'
  expect(getTestProblems({ 'site.md': SETTINGS, 'notices/a.md': notice })).toEqual([
    expect.stringContaining('a.md:4:7 holiday-day The title names Good Friday'),
  ])
})
