import { expect, test } from 'vitest'
import { NAMED_KINDS } from './named-values'

const [[, , writeWeekday], [, , writeMonth]] = NAMED_KINDS as [
  (typeof NAMED_KINDS)[number],
  (typeof NAMED_KINDS)[number],
]

test.each([
  ['5', 'jueves', 'Saturdays', 'sábados'],
  ['5', 'Jueves', 'Saturday', 'Sábado'],
  ['2', 'sábados', 'Wednesdays', 'miércoles'],
  ['3', 'Tuesdays', 'jueves', 'Thursdays'],
])('the day %s in place of %s, which is %s', (key, typed, other, written) => {
  expect(writeWeekday(key, typed, other)).toBe(written)
})

test.each([
  ['4', 'agosto', 'abril'],
  ['4', 'August', 'April'],
  ['8', 'setiembre', 'agosto'],
])('the month %s in place of %s', (key, typed, written) => {
  expect(writeMonth(key, typed, '')).toBe(written)
})
