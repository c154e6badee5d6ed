import { expect, test } from 'vitest'
import { writeValue } from './write-value'

test.each([
  ['$35', '$30', '$35'],
  ['+1 334 555 01 99', '(334) 555-0142', '(334) 555-0199'],
  ['(334) 555-0142', '+1 334 555 01 99', '(334) 555-0142'],
  ['8:30', '9:30', '8:30'],
  ['6 PM', '7 p. m', '6 p. m.'],
  ['6 PM', '7 p. m.', '6 p. m.'],
  ['7 p. m', '6 PM', '7 PM'],
  ['6 PM', '7:30 am', null],
  ['6 PM', '19:00', '18:00'],
  ['5:30 PM', '15:30', '17:30'],
  ['9:30 AM', '13:30', '9:30'],
  ['12:15 p. m.', '13:15', '12:15'],
  ['15:30', '5:30 PM', '3:30 PM'],
  ['15:30', '5:30 p. m.', '3:30 p. m.'],
  ['15:30', '9:30 AM', null],
  ['15:30', '5:30', null],
  ['5:30', '15:30', null],
  ['15:30', '17:30', '15:30'],
  ['May 3', '5 de mayo', '3 de mayo'],
  ['5 de mayo', 'May 3', 'May 5'],
  ['enero 3', '5 de mayo', '3 de enero'],
])('%s in place of %s', (typed, other, written) => {
  expect(writeValue(typed, other)).toBe(written)
})
