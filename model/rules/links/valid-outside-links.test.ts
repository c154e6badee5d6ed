// Addresses of outside links that are right, although they are much like those of others.
import { expect, test } from 'vitest'
import { getTestProblems, SETTINGS_TEXT } from '../../test-fixtures/create-test-site'

test.each([
  [
    'bottle-form: https://give.example.org/bottle-2027',
    'meal-form: https://give.example.org/meals',
  ],
  ['gift-bottle-form: https://give.example.org/bottle', 'bottle-form: https://give.example.org/b'],
  [
    'donation-shop: https://shop.example.com/bottle',
    'bottle-form: https://give.example.org/bottle',
  ],
  ['walk-form: https://a.example.org/f/83746', 'gala-form: https://a.example.org/f/83747'],
])('%s beside %s', (...links) => {
  const lines = links.map((link) => `  - ${link}\n`).join('')
  const site = SETTINGS_TEXT.replace('outside_links:\n', `outside_links:\n${lines}`)
  expect(getTestProblems({ 'site.md': site })).toEqual([])
})
