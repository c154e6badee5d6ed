// Amounts that go with the page to which their card leads.
import { expect, test } from 'vitest'
import {
  createEntryText,
  createPageText,
  getTestProblems,
} from '../../test-fixtures/create-test-site'

const check = (amount: string, sentence: string) =>
  getTestProblems({
    'pages/steady.md': createPageText('Steady', sentence),
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
])('have no problem: %s, %s', (amount, sentence) => {
  expect(check(amount, sentence)).toEqual([])
})
