// Changed hours that are those of every week.
import { expect, test } from 'vitest'
import { getTestProblems, SETTINGS_TEXT } from '../../test-fixtures/create-test-site'

const SETTINGS = SETTINGS_TEXT.replace(
  '  - Friday: 8:00 AM - 12:00 PM\n',
  '  - Monday to Thursday: 8:00 AM - 5:00 PM\n  - Friday: 8:00 AM - 12:00 PM\n',
)

const getProblems = (from: string, until: string, hours: string) =>
  getTestProblems({
    'site.md': SETTINGS,
    'notices/a.md': `---\ntitle: the inventory\ntype: changed hours\nfrom: ${from}\nuntil: ${until}\nhours: ${hours}\n---\n`,
  })

test.each([
  ['2027-03-01', '2027-03-02', '8:00 AM - 5:00 PM'],
  ['2027-03-05', '2027-03-05', '8:00 AM - noon'],
])('from %s to %s, %s is noted', (from, until, hours) => {
  expect(getProblems(from, until, hours)).toEqual([
    expect.stringContaining(`a.md:6:8 notice-days "${hours}" are our usual hours`),
  ])
})

test.each([
  ['2027-03-01', '2027-03-02', '9:00 AM - 5:00 PM'],
  ['2027-03-04', '2027-03-05', '8:00 AM - 5:00 PM'],
  ['2027-03-06', '2027-03-06', '8:00 AM - 12:00 PM'],
])('from %s to %s, %s is not noted', (from, until, hours) => {
  expect(getProblems(from, until, hours)).toEqual([])
})
