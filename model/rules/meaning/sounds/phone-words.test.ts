// Tests which words are taken for those that a phone has corrected.
import { expect, test } from 'vitest'
import { PHONE_WORDS, SPANISH_PHONE_WORDS } from './phone-words'
import { createSoundFinder } from './sound-alike'

const find = createSoundFinder([...PHONE_WORDS, ...SPANISH_PHONE_WORDS], { withNames: true })

test.each([
  ['She has a steady vice.', 'a steady voice'],
  ['Pray for Tinder hearts.', 'Tender hearts'],
  ['Open to mail volunteers', 'to male volunteers'],
  ['- diapers and wives', 'diapers and wipes'],
  ['Comfortable shows that you own', 'Comfortable shoes'],
  ['a staff meaning', 'staff meeting'],
  ['A free pregnancy tent', 'pregnancy test'],
  ['Come, Holly Spirit.', 'Holy Spirit'],
  ['Free and confident.', 'Free and confidential'],
  ['Es para tomar un repollo,', 'tomar un respiro'],
  ['Las papas tienen su lugar aquí.', 'Los papás tienen su lugar'],
])('in %j, %j is meant', (text, written) => {
  expect(find(text).map((found) => found.written)).toEqual([written])
})

test.each([
  'The vice president is a friendly vice chair. Tinder catches fire. We mail volunteers a card.',
  'To mail volunteers a letter costs little. Husbands and wives. Comfortable shows are on TV.',
  'She is free and confident in her choice. The team meaning of a word. Set up a tent.',
  'Holly Sample sings. Serve the champagne. Screams of joy. The pasture is green. Take action.',
  'Compre un repollo. Las papas tienen sal. Los anzuelos. Las láminas del libro.',
])('nothing in %j is changed', (text) => {
  expect(find(text)).toEqual([])
})
