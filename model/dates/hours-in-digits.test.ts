// Tests how hours in words are written in digits.
import { expect, test } from 'vitest'
import { writeHoursInDigits } from './hours-in-digits'

test.each([
  ['We close at half past five.', 'We close at 5:30.'],
  ['Open from eight to five-thirty.', 'Open from 8 to 5:30.'],
  ['We open at a quarter to nine in the morning.', 'We open at 8:45 am.'],
  ['Fridays until five', 'Fridays until 5'],
  ['de lunes a viernes, de ocho a cinco, si', 'de lunes a viernes, de 8 a 5, si'],
  ['hasta las cinco y media, y', 'hasta las 5:30, y'],
  ['a la una menos cuarto', 'a la 12:45'],
  ['hasta las dos de la tarde.', 'hasta las 2 pm.'],
])('%j is %j', (typed, digits) => {
  expect(writeHoursInDigits(typed)).toBe(digits)
})

test.each(['It took two of us to five houses.', 'Hablamos de una visita a dos familias.'])(
  'nothing changes in %j',
  (typed) => {
    expect(writeHoursInDigits(typed)).toBe(typed)
  },
)
