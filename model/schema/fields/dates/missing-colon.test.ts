// Tests which digits get a colon, and which may be two times that a phone heard as one number.
import { expect, test } from 'vitest'
import { addColons, findHeard } from './missing-colon'

test.each([
  ['930 AM - 1130 AM', '9:30 AM - 11:30 AM'],
  ['900 - 1130 AM', '9:00 - 11:30 AM'],
  ['11 AM - 628 PM', '11 AM - 6:28 PM'],
  ['617 PM', '6:17 PM'],
  ['0630 pm', '6:30 pm'],
])('adds the colons of %j', (typed, written) => {
  expect(addColons(typed)).toBe(written)
})

test.each(['628 PM', '6308 PM', '6 PM', '6:28 PM', '$630 PM', '1230 AM radio'])(
  'adds no colon to %j',
  (typed) => {
    expect(addColons(typed)).toBeNull()
  },
)

test.each([
  ['628 PM', ['6:00 PM - 8:00 PM', '6:28 PM']],
  ['6308 PM', ['6:30 PM - 8:00 PM']],
  ['630830 PM', ['6:30 PM - 8:30 PM']],
  ['930211 am', ['9:30 AM - 11:00 AM']],
  ['1430 PM', ['1:00 PM - 4:30 PM', '2:30 PM']],
])('reads %j as times', (typed, times) => {
  const advice = findHeard(typed)?.advice ?? ''
  expect([...advice.matchAll(/write (.+?)\./g)].map(([, time]) => time)).toEqual(times)
})

test.each(['12 PM', '14 PM', '9 PM', '6:28 PM', 'Room 628 PM', '628'])(
  'reads no two times in %j',
  (typed) => {
    expect(findHeard(typed)).toBeNull()
  },
)
