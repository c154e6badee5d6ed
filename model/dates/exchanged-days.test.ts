import { expect, test } from 'vitest'
import { findExchangedDay } from './exchanged-days'

test('the month and the day of the last day are exchanged', () => {
  expect(findExchangedDay('2026-12-01', '2026-10-12')).toEqual({
    which: 'last',
    day: '2026-12-10',
  })
})

test('the month and the day of the first day are exchanged', () => {
  expect(findExchangedDay('2026-12-10', '2026-10-14')).toEqual({
    which: 'first',
    day: '2026-10-12',
  })
})

test('the last day of two days in a row', () => {
  expect(findExchangedDay('2026-10-04', '2026-05-10')).toEqual({ which: 'last', day: '2026-10-05' })
})

test.each([
  ['the days may be in the wrong fields', '2026-12-05', '2026-11-12'],
  ['the span would be long', '2026-08-15', '2026-01-12'],
  ['no other day is possible', '2026-12-20', '2026-10-15'],
])('uncertain: %s', (_, first, last) => {
  expect(findExchangedDay(first, last)).toBeNull()
})
