// Spanish words in the fields of English files that are welcome, and a card whose sentence is in Spanish by mistake.
import { expect, test } from 'vitest'
import { createTestSite } from '../../test-fixtures/create-test-site'

const createCard = (description: string, title = 'Supply drive') => `---
title: ${title}
description: ${description}
emblem: hands
order: 90
---
`

const findIn = (card: string, folder = 'partner') =>
  createTestSite({ [`${folder}/a.md`]: card }).problems.flatMap(({ code, line }) =>
    code === 'translation-language' ? [line] : [],
  )

const SPANISH = 'Reúna artículos para las familias junto con su iglesia, su escuela o sus vecinos.'

test.each(['giving', 'partner'])('a Spanish sentence on a card of %s is noted', (folder) => {
  expect(findIn(createCard(SPANISH), folder)).toEqual([3])
})

test.each([
  'Hablamos español.',
  'Hablamos español, y puede venir con su familia los lunes por la tarde.',
  'Pray for the Iglesia de la Gracia y del Señor, and for all the families with us.',
  '“Reúna artículos para las familias junto con su iglesia, su escuela o sus vecinos.”',
  'Help with Las Posadas and the Día de los Niños, and with the piñata.',
])('a card has no problem with: %s', (description) => {
  expect(findIn(createCard(description))).toEqual([])
})

test('a card with a Spanish title is noted with its title', () => {
  expect(findIn(createCard(SPANISH, 'Reúna artículos con su iglesia'))).toEqual([2])
  expect(findIn(createCard('Join us.', 'Traiga pañales a la clínica'))).toEqual([2])
})

test.each([
  'Las Posadas',
  'Casa de la Gracia',
  'El Camino de la Cruz',
  'Mi casa es su casa for All',
])('a card has no problem with the title %s', (title) => {
  expect(findIn(createCard('Join us.', title))).toEqual([])
})

test('a card that says that it is about Spanish may be in Spanish', () => {
  expect(findIn(createCard(SPANISH, 'Ayude en español con los artículos'))).toEqual([])
})

const BIO =
  'Ella trabaja en la oficina y contesta el teléfono. Por la tarde cuida las rosas de su jardín y lee con los niños de la iglesia.'
test('the text about a person is noted if it is in Spanish', () => {
  const createPerson = (text: string) =>
    `---\nname: María de la Cruz\ntitle: Nurse\nemblem: hands\norder: 90\n---\n\n${text}\n`
  expect(findIn(createPerson(BIO), 'team')).toEqual([8])
  expect(
    findIn(createPerson('María keeps the office in order, and loves La Boda de la Cruz.'), 'team'),
  ).toEqual([])
  expect(findIn(createPerson(`${BIO} Ella habla español.`), 'team')).toEqual([])
})
