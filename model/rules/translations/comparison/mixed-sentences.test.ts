// Sentences in another language inside a paragraph: which are found, and which may be meant.
import { describe, expect, test } from 'vitest'
import { createPageText } from '../../../test-fixtures/create-test-site'
import { readTextBlocks } from '../../../translations/text-blocks'
import { findEnglishSentences, findSpanishSentences } from './mixed-sentences'

const read = (text: string) => readTextBlocks(createPageText('A page', text))
const ENGLISH = 'Tell us as much or as little as you like.'
const SPANISH = 'Cuéntenos tanto o tan poco como quiera, y le ayudaremos.'

test.each([
  'Si quiere, puede traer a alguien de confianza.',
  'Los niños son bienvenidos en nuestra casa.',
])('finds a Spanish sentence in an English paragraph: %s', (sentence) => {
  expect(findSpanishSentences(read(`${ENGLISH} ${sentence}`))).toMatchObject([{ words: sentence }])
})

test.each([
  'If you like, you can bring someone you trust.',
  'The door of the house is open to all.',
])('finds an English sentence in a Spanish paragraph: %s', (sentence) => {
  expect(findEnglishSentences(read(`${SPANISH} ${sentence}`))).toMatchObject([{ words: sentence }])
})

test('finds an English sentence after short Spanish ones', () => {
  const spanish = 'Puede enviarnos un correo electrónico. Díganos cómo podemos responderle.'
  const english = 'Write only as much as feels right, and leave out names if you prefer.'
  expect(findEnglishSentences(read(`${spanish} ${english}`))).toMatchObject([{ words: english }])
})

test('finds a Spanish sentence between short English ones', () => {
  const spanish = 'Escriba solo lo que le parezca bien, y deje fuera los nombres.'
  const text = `Send us an email. ${spanish} Call any day.`
  expect(findSpanishSentences(read(text))).toMatchObject([{ words: spanish }])
})

test('finds short English sentences that follow each other, beside a link to an English page', () => {
  const english = 'It takes four weeks. One class can take part. Ask us when it begins.'
  const text = `Vea [la campaña (en inglés)](/campaign). ${SPANISH} ${english}`
  expect(findEnglishSentences(read(text))).toMatchObject([{ words: english, sentences: 3 }])
})

describe('accepts in an English page', () => {
  test.each([
    `${ENGLISH} Mi casa es su casa.`,
    `${ENGLISH} As they say: “La casa de usted es la casa de los que llegan.”`,
    'Los niños son bienvenidos en nuestra casa. The children are welcome in our house.',
    `${ENGLISH} ¿Puede venir con nosotros a la clínica?`,
    `${ENGLISH} If you speak Spanish: Si quiere, puede traer a alguien de confianza.`,
    `${ENGLISH} Iglesia Bautista de la Fe y de la Esperanza is near the park.`,
    'Si quiere, puede traer a alguien de confianza. Los niños son bienvenidos en la casa.',
  ])('%s', (text) => {
    expect(findSpanishSentences(read(text))).toEqual([])
  })
})

describe('accepts in a Spanish page', () => {
  test.each([
    `${SPANISH} Hello and welcome.`,
    `Llámenos hoy mismo. Puede cantar: The door of the house is open to all.`,
    `Venga hoy. Hay un grupo, Walk With Me and With You, and it is for all.`,
    `${SPANISH} Vea [You are not alone (en inglés)](/alone).`,
    `${SPANISH} El lema es: The door is open to all of us (en inglés).`,
    `${SPANISH} Cantamos “You are the one that we have all been waiting for.”`,
    `${SPANISH} En inglés se dice así: The door of the house is open to all.`,
    `${SPANISH} El grupo Mothers of Preschoolers se reúne los martes.`,
  ])('%s', (text) => {
    expect(findEnglishSentences(read(text))).toEqual([])
  })
})
