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
