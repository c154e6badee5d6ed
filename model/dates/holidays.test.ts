import { expect, test } from 'vitest'
import { HOLIDAYS } from './holidays'

test.each([
  ['Labor Day', '2027-09-06'],
  ['Memorial Day', '2026-05-25'],
  ['Memorial Day', '2027-05-31'],
  ['Martin Luther King Day', '2027-01-18'],
  ["Presidents' Day", '2027-02-15'],
  ['Thanksgiving', '2026-11-26'],
  ['Giving Tuesday', '2026-12-01'],
  ["Mother's Day", '2027-05-09'],
  ["Father's Day", '2027-06-20'],
  ['Columbus Day', '2027-10-11'],
  ['Easter', '2026-04-05'],
  ['Easter', '2027-03-28'],
  ['Easter', '2038-04-25'],
  ['Ash Wednesday', '2027-02-10'],
  ['Good Friday', '2027-03-26'],
  ['Epiphany', '2027-01-06'],
  ['Ascension Day', '2027-05-06'],
  ['Pentecost', '2027-05-16'],
])('%s is on %s', (name, day) => {
  const holiday = HOLIDAYS.find((other) => other.name === name)
  expect(holiday?.getDay(Number(day.slice(0, 4)))).toBe(day)
})
