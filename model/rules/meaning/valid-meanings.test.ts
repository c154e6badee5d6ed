// Amounts, capital letters and words in valid texts, which must not be taken for mistakes.
import { describe, expect, test } from 'vitest'
import {
  createEventText,
  createPageText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

describe('an event has no problem with', () => {
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

test.each(['VBS', 'NAACP', 'Q&A', 'Hope for ALL'])(
  'a page has no problem with the title %s',
  (title) => {
    expect(getTestProblems({ 'pages/a.md': createPageText(title) })).toEqual([])
  },
)

test.each([
  'Pray for our towns. Ask that each person will be seen, even when it is hard.',
  'Is it okay if you cannot be there? Yes, it is. Call us.',
  'Can you bring diapers? Can you pick up a box at our door?',
  'If you are running late, call us.',
  'Okay, so what can we do? We can pray.',
  'We meet at 5 p.m. on the porch, e.g. for coffee, etc. and then we pray.',
  '“Hey, can you bring a chair?” she asked. “I’m on my way.”',
  'Oye, Señor, nuestra voz.',
])('a page has no problem with: %s', (text) => {
  expect(getTestProblems({ 'pages/a.md': createPageText('A page', text) })).toEqual([])
})

test.each([
  'The box is 2.375 inches wide.',
  'The baby weighed 3.250 kilograms and had 3.125 pounds to gain.',
  'Call 334.555.0142 today.',
  'See 45 CFR 164.512 for this.',
  'We are at 32.609 north, in version 1.200.',
  'A pin of 1.250 oz costs nothing.',
  'Read the bio of our director, and the link in it.',
  'Follow us on Facebook, share this page, and #GiveHope.',
  'Write your name on a tag, and leave your comments in the box.',
  'Swipe your card at the door.',
  'Message us on Facebook or write to the DMV.',
  'A gift of $20 or $5 helps, $20–$50 even more.',
  'Bring 2 $5 bills.',
  'We have tickets for $10,20 and $30.',
  'The roof cost $12,500, and the door $1,250.50.',
  'A gift of $5, 50 of them a week, helps.',
  'Row A1$ is in the sheet.',
  'Use #AuburnAL or #Hope.',
])('the text %s has no problem', (body) => {
  expect(getTestProblems({ 'pages/sample.md': createPageText('Sample', body) })).toEqual([])
})
