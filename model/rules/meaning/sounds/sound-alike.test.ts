// Tests which phrases are taken for others that sound alike.
import { expect, test } from 'vitest'
import { ENGLISH_SOUNDS } from './english-sounds'
import { createSoundFinder } from './sound-alike'
import { SPANISH_SOUNDS } from './spanish-sounds'

const findEnglish = createSoundFinder(ENGLISH_SOUNDS)
const findSpanish = createSoundFinder(SPANISH_SOUNDS)

test.each([
  ['Prey for us.', 'Pray for'],
  ['It’s never to late.', 'It’s never too late'],
  ['She came for twelve weaks.', 'weeks'],
  ['A bake sail is on Friday.', 'bake sale'],
  ['Their are three of us.', 'There are'],
])('the English words %j mean %j', (text, written) => {
  expect(findEnglish(text).map((found) => found.written)).toEqual([written])
})

test.each([
  'Give them a piece of bread.',
  'Bring one piece, and we bring another.',
  'We give each piece, large or small, to a family.',
  'It came in one piece and looks new.',
  'Send piece by piece.',
])('the words %j have no other word that sounds alike', (text) => {
  expect(findEnglish(text)).toEqual([])
})

test.each([
  ['Vamos haber si viene.', 'Vamos a ver'],
  ['Nos alegra que halla sido así.', 'haya sido'],
  ['Tal ves puede venir.', 'Tal vez'],
  ['Dios te vendiga.', 'Dios te bendiga'],
  ['De echo, es gratis.', 'De hecho'],
])('the Spanish words %j mean %j', (text, written) => {
  expect(findSpanish(text).map((found) => found.written)).toEqual([written])
})

test.each([
  'Puede haber si llueve.',
  'Se halla sido y siendo.',
  '¡Ay que lindo!',
  'El IVA a pagar.',
])('the Spanish words %j are right', (text) => {
  expect(findSpanish(text)).toEqual([])
})
