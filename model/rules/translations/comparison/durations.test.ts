import { expect, test } from 'vitest'
import { findDifferingValue } from './differing-values'

test.each([
  ['It takes an hour and a half.', 'Dura media hora.', 'una hora y media', 'half an hour'],
  ['It takes half an hour.', 'Dura una hora.', 'media hora', 'an hour'],
  ['A quarter of an hour is enough.', 'Media hora basta.', 'Un cuarto de hora', 'Half an hour'],
  ['Plan two and a half hours.', 'Cuente con dos horas.', 'dos horas y media', 'two hours'],
  ['Plan two hours and a half.', 'Cuente con tres horas.', 'dos horas y media', 'three hours'],
  ['It takes an hour.', 'Dura 90 minutos.', 'una hora', 'an hour and a half'],
])('%j and %j differ', (english, spanish, meant, inOriginal) => {
  expect(findDifferingValue(english, spanish)).toMatchObject({ meant, inOriginal })
})

test.each([
  ['It takes half an hour.', 'Dura media hora.'],
  ['A half-hour is enough.', 'Media hora basta.'],
  ['It takes an hour or two.', 'Dura una o dos horas.'],
  ['One to two hours.', 'De una a dos horas.'],
  ['Half an hour to an hour.', 'De media hora a una hora.'],
  ['It takes 90 minutes.', 'Dura una hora y media.'],
  ['Three quarters of an hour', 'Tres cuartos de hora'],
  ['It costs $20 an hour.', 'Cuesta $20 por hora.'],
  [
    'It takes one and a half hours, or an hour with help.',
    'Dura hora y media, o una hora con ayuda.',
  ],
])('%j and %j say the same', (english, spanish) => {
  expect(findDifferingValue(english, spanish)).toBeNull()
})
