import { expect, test } from 'vitest'
import { shortenText } from './shorten-text'

test.each([
  ['We walk.', 8, 'We walk.'],
  ['We walk to the park.', 12, 'We walk to…'],
  ['We walk to the park.', 10, 'We walk to…'],
  ['Lantern-hill-and-all', 7, 'Lantern…'],
])('%j in %d characters', (text, length, shown) => {
  expect(shortenText(text, length)).toBe(shown)
})
