// The sentences that end before a dictated paragraph, and those where nobody knows how they end.
import { expect, test } from 'vitest'
import { findDictatedWord } from './dictated-commands'
import { endSentence } from './dictated-ends'

const end = (block: string) => {
  const word = findDictatedWord(block)
  return word === null ? undefined : (endSentence(block, word)?.text ?? null)
}

test.each([
  [
    'A bag stood by the door new paragraph We hung them up.',
    'A bag stood by the door.\n\nWe hung them up.',
  ],
  [
    'Gracias por su ayuda nuevo párrafo Si quiere, venga.',
    'Gracias por su ayuda.\n\nSi quiere, venga.',
  ],
])('%s', (block, text) => {
  expect(end(block)).toBe(text)
})

test.each([
  'Do you have a coat at home new paragraph We wash coats.',
  'Dear friends of the center new paragraph We thank you.',
  'Here is what we need: new paragraph We need hats.',
  'Hats and socks new paragraph We need more.',
  'Please look at our new new paragraph Four of the handbook.',
  'She said “come to the door new paragraph We came.',
])('unclear: %s', (block) => {
  expect(end(block)).toBeNull()
})

test.each(['We have a new paragraph We like.', 'Read the new paragraph It is good.'])(
  'words of the text: %s',
  (block) => {
    expect(end(block)).toBeUndefined()
  },
)
