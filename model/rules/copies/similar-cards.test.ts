// Cards of one folder that say almost the same.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createPageText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

const createCard = (title: string, description: string, path: string) =>
  createEntryText(
    { title, path, description, image: 'walk.svg', image_alt: 'decorative', order: '1' },
    '',
  )

const getProblems = (pray: string, donate: string) =>
  getTestProblems({
    'pages/partner/prayer.md': createPageText('Pray With Us', 'Come along.'),
    'pages/partner/donate.md': createPageText('Collect Supplies', 'Come along.'),
    'partner/prayer.md': createCard('Pray', pray, '/partner/prayer'),
    'partner/donate.md': createCard('Donate', donate, '/partner/donate'),
  }).filter((problem) => problem.includes('value-copied'))

const DONATE = 'Give once, give each month, plan a legacy or collect supplies.'

test('new words in the wrong file are those of the other card', () => {
  expect(
    getProblems(
      'Give once, give each month, remember us in your will or collect supplies.',
      DONATE,
    ),
  ).toEqual([
    'content/partner/prayer.md:4:14 value-copied These are almost the words of the card “Donate” (content/partner/donate.md). If they are for that card, write them there, and bring back what was here before: on GitHub, press History to see it. If they are for this one, write what only this card is about.',
  ])
})

test('the card with fewer words of its own is the wrong one of two that share nearly all words', () => {
  expect(
    getProblems(
      'Please collect supplies, diapers and bottles among friends, or pray each month for us.',
      'Collect supplies, diapers and bottles among friends, or pray each month.',
    ),
  ).toHaveLength(1)
})

test('two cards of which each has a word of its own in place of the other may be alike', () => {
  expect(
    getProblems(
      'Pray each month with a group, and collect the requests of our families.',
      'Donate supplies each month with a group, and collect the gifts of our families.',
    ),
  ).toEqual([])
})

test.each([
  'Pray once, pray each month, plan a quiet hour or collect requests.',
  'Pray once, pray each week, and bring a friend or a whole class.',
  'Give us an hour of prayer each month, or come along when we collect.',
  'Pray for families, babies, our team and our community.',
])('%s is about something else', (pray) => {
  expect(getProblems(pray, DONATE)).toEqual([])
})
