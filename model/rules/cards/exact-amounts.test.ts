// Amounts that go with the page to which their card leads.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createPageText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

const check = (amount: string, sentence: string, others: Readonly<Record<string, string>> = {}) =>
  getTestProblems({
    'pages/steady.md': createPageText('Steady', sentence),
    ...others,
    'giving/a.md': createEntryText(
      {
        title: 'A gift each month',
        description: 'A gift each month helps us plan ahead for the families who call.',
        amount,
        image: 'walk.svg',
        image_alt: 'decorative',
        button_text: 'See how',
        button_link: '/steady',
        is_external_link: 'no',
        order: '1',
      },
      '',
    ).replace(/\n+$/, '\n'),
  })

test.each([
  ['$25 a month', 'A single gift of any amount is welcome as well.'],
  ['$25 a month', 'Each gift of 25 dollars helps.'],
  ['Such as $25 a month', 'A monthly gift of any amount helps.'],
  ['Any amount, often $25', 'A monthly gift of any amount helps.'],
  ['$25, $50 or any amount a month', 'A monthly gift of any amount helps.'],
  ['Any amount', 'A monthly gift of any amount helps.'],
  ['$25 or more a month', 'A monthly gift helps.'],
  ['Any amount', 'Gifts of $250 or more get a letter for your taxes.'],
  ['Any amount', 'Some give $25 or more each month.'],
  ['Any amount', 'For example, you can give at least $25 a month.'],
])('have no problem: %s, %s', (amount, sentence) => {
  expect(check(amount, sentence)).toEqual([])
})

const SMALLEST = { 'pages/partner/donate.md': createPageText('Ways', 'There is no smallest gift.') }

test.each([
  ['$25 or more a month', 'of all ways to give says "There is no smallest gift."'],
  ['At least $10', 'of all ways to give says "There is no smallest gift."'],
  ['$25 a month', null],
])('the page of all ways to give is compared with %s', (amount, expected) => {
  const found = check(amount, 'A monthly gift helps.', SMALLEST).join()
  expect(found).toContain(expected ?? '')
  if (expected === null) expect(found).toBe('')
})

test.each([
  'The smallest monthly gift is $10.',
  'Partners can start with $15 each month.',
  'El mínimo es $10.',
])('a smallest gift is noted at its page: %s', (sentence) => {
  const [found, another] = check('Any amount', sentence)
  expect(found).toContain('content/giving/a.md says "Any amount"')
  expect(another).toBeUndefined()
})

test.each([
  ['$25 and up', 'There are no levels and no clubs.'],
  ['Minimum $25', 'No hay cantidad mínima.'],
  ['From $25', 'There is no minimum gift.'],
])('other words for any amount: %s, %s', (amount, sentence) => {
  expect(check(amount, sentence).join()).toContain('amount-differs')
})
