// What else than an address is typed into a field for one.
import { expect, test } from 'vitest'
import { createEntryText, getTestProblems } from '../../../test-fixtures/create-test-site'

const getProblems = (address: string) =>
  getTestProblems({
    'churches/a.md': createEntryText({ name: 'Sample Hill Church', address, order: '1' }, ''),
  }).filter((problem) => /value-markup|text-example/.test(problem))

test.each([
  ['(334) 555-0177', 'a phone number'],
  ['1-334-555-0177', 'a phone number'],
  ['office@example.org', 'an email address'],
])('%s is %s', (typed, what) => {
  expect(getProblems(typed)).toEqual([
    `content/churches/a.md:3:10 value-markup "${typed}" is ${what}, and this line is for a place. Write the street and the town, such as 45 Sample Road, Opelika, AL`,
  ])
})

test.each([
  '45 Sample Road, Opelika, AL',
  '334 Sample Road',
  'Opelika',
  'Sample Park, Unnamed Road, Opelika, AL',
  '45 Sample Road, Opelika, AL (HGX4+2P)',
  'Unnamed Road Chapel, Opelika, AL',
  'Pin Oak Park, Opelika, AL',
  '45 Opelika Road, Auburn, AL',
  '45 Sample Road Auburn Mall, Auburn, AL',
  '45 Auburn Drive',
])('%s is a place', (typed) => {
  expect(getProblems(typed)).toEqual([])
})

const getAdvice = (address: string) =>
  getTestProblems({
    'churches/a.md': createEntryText({ name: 'Sample Hill Church', address, order: '1' }, ''),
  })
    .filter((problem) => problem.includes('street-number'))
    .map((problem) => problem.replace(/^.*?[Ww]rite /, ''))

test.each([
  'Sample Road 45, C.P. 36801 Opelika',
  'Sample Road 45, CP 36801 Opelika, AL',
  'Sample Road #45, C.P. 36801, Opelika',
  'Sample Road 45, Opelika, AL, C.P. 36801',
  'Sample Road No. 45, Opelika C.P. 36801',
  '45 Sample Road, Opelika, C. P. 36801',
  '45 Sample Road, Opelika, AL, código postal: 36801',
  'Sample Road 45, Col. Centro, C.P. 36801 Opelika',
  'Sample Road 45, 36801 Opelika',
  'Sample Road No. 45, Opelika 36801',
])('%s is written as in another country', (typed) => {
  expect(getAdvice(typed)).toEqual(['45 Sample Road, Opelika, AL 36801'])
})

test('says that a number after a road may be that of the house, with the whole address', () => {
  expect(getAdvice('Sample Road 45, Opelika 36801')).toEqual([
    '45 Sample Road, Opelika, AL 36801. If it is a part of the road’s name, there is nothing to do.',
  ])
})

test.each([
  '45 Sample Road, Opelika 36801',
  '45 Sample Road, Opelika, AL 36801-1234',
  '45 Col. Sample Road, Opelika, AL',
  'CP Church, 45 Sample Road, Opelika, AL',
])('%s is in order', (typed) => {
  expect(getAdvice(typed)).toEqual([])
})
