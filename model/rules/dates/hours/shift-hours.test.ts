import { expect, test } from 'vitest'
import { shiftHours } from './shift-hours'

test.each([
  ['6:00 PM - 8:00 PM', 'Eastern', '5:00 PM - 7:00 PM'],
  ['12:30 p.m.', 'Eastern', '11:30 a.m.'],
  ['11 AM', 'Pacific', '1 PM'],
  ['12:30 AM', 'Eastern', null],
  ['6 - 8 PM', 'Eastern', null],
  ['11 PM', 'Pacific', null],
])('%s in %s time', (typed, from, shifted) => {
  expect(shiftHours(typed, from, 'Central')).toBe(shifted)
})
