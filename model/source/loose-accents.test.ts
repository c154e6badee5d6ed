import { expect, test } from 'vitest'
import { joinLooseAccents } from './loose-accents'

const join = (text: string) => joinLooseAccents(text).clean

test.each([
  ['espa˜nol', 'español'],
  ['espan˜ol', 'español'],
  ['espa˜ nol', 'español'],
  ['as´ı', 'así'],
  ['d´ıa', 'día'],
  ['adema´s', 'además'],
  ['ma´s', 'más'],
  ['el pa´ıs', 'el país'],
  ['L´opez y P´erez', 'López y Pérez'],
  ['peque˜na mam´a', 'pequeña mamá'],
  ['tambi ́en', 'también'],
  ['comunicaci´on', 'comunicación'],
  ['a r´esum´e', 'a résumé'],
  ['na¨ıve', 'naïve'],
])('puts the accents of %s on their letters', (typed, meant) => {
  expect(join(typed)).toBe(meant)
})

test.each([
  'Don´t be late, it´s here, and we´re glad.',
  'O´Hara, D´Angelo and L´Oréal',
  'at six o´clock, ma´am',
  'the ´good´ news',
  'a ´good deal´ here',
  'Bring 5´ of rope.',
  'caf\u0065\u0301',
  'cafÃ´s and Ã¨',
  '´ ˜ ¨',
])('leaves %s alone', (text) => {
  expect(joinLooseAccents(text)).toEqual({ clean: text, problems: [] })
})
