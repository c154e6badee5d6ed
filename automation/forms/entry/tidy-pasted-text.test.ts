// Tests that lists pasted from a word processor become lists, and that nothing else is changed.
import { expect, test } from 'vitest'
import { tidyPastedText } from './tidy-pasted-text'

test.each([
  ['Bring:\n•\tDiapers\n•\tWipes\nThank you!', 'Bring:\n\n- Diapers\n- Wipes\n\nThank you!'],
  ['·       A\no   Size 4\n\nEnd', '- A\n- Size 4\n\nEnd'],
])('makes a list of %j', (text, expected) => {
  expect(tidyPastedText(text)).toBe(expected)
})

test.each(['Bring:\n- Diapers\nThank you!', 'o   my', 'a • b', ''])('leaves %j alone', (text) => {
  expect(tidyPastedText(text)).toBe(text)
})
