// Days, amounts, people and verses in valid texts, which must not be taken for mistakes.
import { describe, expect, test } from 'vitest'
import {
  createEntryText,
  createEventText,
  createPageText,
  createPostText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

/** The event of the test site is on Saturday, November 8, 2025. */
const createEvent = (summary: string, fields: Readonly<Record<string, string>> = {}) => ({
  'events/walk.md': createEventText({ summary, ...fields }),
})

describe('an event has no problem with', () => {
  test.each([
    'Walk with us on Saturday, November 8.',
    'Walk with us on Saturday morning, November 8th, 2025.',
    'Sign up by Friday, November 7.',
    'Sign up before November 1. Walk on November 8.',
    'If it rains, we walk on Sunday, November 9.',
    'We walked for the first time on November 5, 1994.',
    'The first walk was on Sunday, December 7, 1941.',
    'Doors open on Saturday, November 8; we set up on Friday, November 7.',
    'Venga el sábado 8 de noviembre.',
    'The deadline is November 6.',
    'Room 3:16, from 8:30 AM on.',
    'Saturday 9:00 AM',
    'A gift of $30 helps.',
  ])('the summary %s', (summary) => {
    expect(getTestProblems(createEvent(summary))).toEqual([])
  })

  test('several days', () => {
    const days = { start_date: '2025-11-06', date: '2025-11-08' }
    expect(getTestProblems(createEvent('From Thursday, November 6, on.', days))).toEqual([])
    expect(getTestProblems(createEvent('The meal is on Friday, November 7.', days))).toEqual([])
  })

  test('other amounts in its text', () => {
    const text = createEventText({ summary: 'The 5k costs $30.' })
    for (const row of [
      'The 5k costs $30, and a shirt costs $35.',
      'If you raise $200 for the 5k, you get a shirt.',
      'Lunch costs $25.',
    ])
      expect(getTestProblems({ 'events/walk.md': text.replace('Come along.', row) })).toEqual([])
  })
})

test.each([
  'Pray for those who are 14 weeks along and afraid.',
  'Pray for Mary, who was pregnant, and for Joseph.',
  'Pray for mothers in Auburn, for her boyfriend or husband, and for their parents.',
  'Ask God for peace, and pray for East Alabama.',
  'Pray for Denise and Luis, who answer the phone.',
])('a prayer topic has no problem with: %s', (description) => {
  const fields = {
    title: 'Families',
    description,
    image: 'walk.svg',
    image_alt: 'decorative',
    order: '1',
  }
  expect(getTestProblems({ 'prayer/a.md': createEntryText(fields, '') })).toEqual([])
})

test.each([
  'Call (334) 555-0142, 334-555-0142 or +1 334 555 0142.',
  'Call the hospital, (334) 555-0999, or 911.',
  'Write to gifts@example.org or to Hello@example.org.',
  'We are at 123 Sample Street, and the church is at 410 Sample Street.',
  'See https://www.example.org/3345550124 and ticket 3345550124-7.',
])('a page has no problem with other contacts: %s', (text) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) })).toEqual([])
})

test.each(['VBS', 'NAACP', 'Q&A', 'Hope for ALL'])(
  'a page has no problem with the title %s',
  (title) => {
    expect(getTestProblems({ 'pages/a.md': createPageText(title) })).toEqual([])
  },
)

test.each([
  'Psalm 150:6 and Psalm 119:176',
  '> Come to me.\n>\n> Matthew 11:28 (WEB)',
  'John 3:16 (our verse this year)',
  'Song of Solomon 8:7, 1 Corinthians 13:4-7, 3 John 1:4',
  'Salmo 23:1 y Génesis 1:27',
  'Sirach 51:1 and Daniel 14:3',
  'On Sunday 10:30 and Room 4:12',
])('a page has no problem with: %s', (text) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) })).toEqual([])
})

test('a post has no problem with the pregnancy of its author', () => {
  const text = createPostText({ author: 'Ann Sample' }).replace(
    'Words of the post.',
    'They asked for Ann, who was pregnant then.',
  )
  expect(getTestProblems({ 'blog/a.md': text })).toEqual([])
})

test('a person has no problem with a story that names colleagues', () => {
  const person = (name: string, text: string) =>
    createEntryText({ name, title: 'Nurse', order: '10' }, text)
  expect(
    getTestProblems({
      'team/a.md': person('Denise Okafor', 'Denise leads the clinic.'),
      'team/b.md': person('Megan Ridley', 'She leads the desk together with Denise.'),
      'team/c.md': person('Samuel Prewitt', 'Sam works with Denise, and Denise likes it.'),
    }),
  ).toEqual([])
})
