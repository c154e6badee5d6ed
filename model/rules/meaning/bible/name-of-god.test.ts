// The name of God in the words of a verse, as the quotation has it.
import { expect, test } from 'vitest'
import { keepNameOfGod } from './name-of-god'

test.each([
  ['Yahweh is my shepherd.', 'The LORD is my shepherd', 'The LORD is my shepherd.'],
  [
    'in Yahweh’s house. Yahweh is',
    'the LORD’s home the LORD is',
    'in the LORD’s house. The LORD is',
  ],
  ['Yahweh, our Lord', 'O LORD, our Lord', 'LORD, our Lord'],
  ['Yahweh says to my Lord', 'The LORD says to my Lord', 'The LORD says to my Lord'],
  ['The Lord Yahweh has', 'The Sovereign LORD has', 'The Lord GOD has'],
  ['Jehová es mi pastor', 'El Señor es mi pastor', 'El Señor es mi pastor'],
  ['La ley de Jehová', 'La ley del Señor', 'La ley del Señor'],
])('in %j, it is that of %j', (verse, words, written) => {
  expect(keepNameOfGod(verse, words)).toBe(written)
})

test.each([
  ['Yahweh is my shepherd.', 'Yahweh is a shepherd'],
  ['Yahweh is my shepherd.', 'God is my shepherd'],
  ['Yahweh says to my Lord', 'The Lord says to the Lord'],
  ['Yahweh, hear. Praise Yahweh. Yahweh lives.', 'LORD, hear. Praise the LORD.'],
  ['Oh Jehová, oye', 'Señor, oye al Señor'],
])('%j stays for %j', (verse, words) => {
  expect(keepNameOfGod(verse, words)).toBe(verse)
})
