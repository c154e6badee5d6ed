// Tests which hours are read in digits and in words.
import { expect, test } from 'vitest'
import { findHourWords } from './hour-words'

test.each([
  ['Se abren a las seis y media de la tarde.', 'las seis y media de la tarde', 390],
  ['Empieza a las siete menos cuarto.', 'las siete menos cuarto', 405],
  ['Empieza a la una.', 'la una', 60],
  ['Empieza al mediodía.', 'mediodía', 0],
  ['Empieza a las 6 de la tarde.', 'las 6 de la tarde', 360],
  ['Empieza a las 5:30 p. m.', 'las 5:30 p. m.', 330],
  ['It starts at 6:30 PM', '6:30 PM', 390],
  ['It starts at 18:30', '18:30', 390],
  ['It starts at half past six', 'half past six', 390],
  ['It starts at a quarter to one', 'a quarter to one', 45],
  ['It starts at six-thirty.', 'six-thirty', 390],
  ['It starts at six o’clock.', 'six o’clock', 360],
  ['The evening begins at 7, and all are welcome.', '7', 420],
  ['We begin at seven.', 'seven', 420],
])('in %j, %j is an hour', (text, typed, minutes) => {
  expect(findHourWords(text)).toMatchObject([{ typed, minutes }])
})

test('reads no hour in sums and counts', () => {
  expect(findHourWords('It costs $6:50 or six dollars. Two of three came.')).toEqual([])
})
